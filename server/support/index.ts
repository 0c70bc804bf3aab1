/** The front door of customer service: where those who ask for help are sent, and how such an address is sealed. */
export { openService, type ServiceRefusal } from "./open-service.ts";
export { openPath, type SealKey, sealPath } from "./sealed-path.ts";
export { serviceTarget } from "./service-target.ts";
