/** Where a banner may lead: a path of this site, or https on a host that the operator listed. */
export type BannerLink = {
  readonly linkageType: string | null;
  readonly linkageTarget: string | null;
  readonly linkHosts: readonly string[];
};

const LOCAL_PATH = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** A path of this site, and nothing that a browser could take for another one. */
export function isLocalPath(text: string): boolean {
  return LOCAL_PATH.test(text);
}

/** The address to link to, or null: then the banner is shown and cannot be clicked. */
export function bannerHref({ linkageType, linkageTarget, linkHosts }: BannerLink): string | null {
  if (linkageTarget === null) return null;
  if (linkageType === "PATH") return isLocalPath(linkageTarget) ? linkageTarget : null;
  return linkageType === "URL" && isListed(linkageTarget, linkHosts) ? linkageTarget : null;
}

function isListed(target: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(target)) return false;
  const { protocol, hostname, username, password } = new URL(target);
  return protocol === "https:" && username === "" && password === "" && hosts.includes(hostname);
}
