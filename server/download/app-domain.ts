/** For whom an address is: everybody, or the browser of a phone. The numbers are the specification's. */
export const DEVICES = [0, 3] as const;
export type Device = (typeof DEVICES)[number];

/** WEB is a door of this site, APP a file that is installed. */
export const RESOURCE_TYPES = ["WEB", "APP"] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

/** One address under which the house is reached. */
export type AppDomain = {
  readonly id: string;
  readonly device: Device;
  readonly resourceType: ResourceType;
  readonly url: string;
  /** The host of `url`, with its port where that is not the scheme's own. */
  readonly domainName: string;
};

const URL_MAX = 300;

/**
 * An address as it is kept, or null: https, except on this machine; without a name and a password in it.
 * A door of the site is its origin, because every page has the same path behind each of them.
 */
export function addressOf(typed: string, resourceType: ResourceType): string | null {
  if (!URL.canParse(typed.trim())) return null;
  const url = new URL(typed.trim());
  if (url.username !== "" || url.password !== "") return null;
  const isLocal = url.hostname === "localhost" || url.hostname === "127.0.0.1";
  if (url.protocol !== "https:" && !(isLocal && url.protocol === "http:")) return null;
  url.hash = "";
  const address = resourceType === "WEB" ? `${url.origin}/` : url.href;
  return address.length <= URL_MAX ? address : null;
}
