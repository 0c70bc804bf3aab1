/** The front door of download: where the house is reached, signed and as codes, and what a browser keeps of it. */
export { type AppDomain, DEVICES, type Device, RESOURCE_TYPES, type ResourceType } from "./app-domain.ts";
export { addDomain, removeDomain } from "./change-domains.ts";
export { domainsOf, findDomain } from "./domain-list.ts";
export { hasOfflinePage, setOfflinePage } from "./offline-page.ts";
export { qrCode, qrPicture } from "./qr-code.ts";
export { seedDownload } from "./seed.ts";
export { domainListKey, keySet, type ListedDomain, signedDomainList } from "./signed-list.ts";
