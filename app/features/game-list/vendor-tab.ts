const COOKIE = /(?:^|;)\s*rngVendor=([^;]*)/g;
const CODE = /^[A-Z0-9_-]{1,40}$/;
const YEAR_S = 365 * 24 * 60 * 60;

/** The tab of all vendors: no vendor has a code in small letters. */
export const ALL_VENDORS = "all";

/** The vendor whose tab was opened last, for an address that names none at all; empty for all. */
export function rememberedVendor(request: Request): string {
  if (new URL(request.url).search !== "") return "";
  // Of two the last, as the page cache reads it (server/http/page-cache.ts): the page is kept under that one.
  const given = [...(request.headers.get("Cookie") ?? "").matchAll(COOKIE)].at(-1)?.[1]?.trim() ?? "";
  return CODE.test(given) ? given : "";
}

/** The cookie that keeps the vendor whose tab is opened (`page`), or forgets it; null where no tab is. */
export function vendorTabCookie({ url }: Request): string | null {
  const tab = new URL(url).searchParams.get("page");
  if (tab === null || !(tab === ALL_VENDORS || CODE.test(tab))) return null;
  const [value, age] = tab === ALL_VENDORS ? ["", 0] : [tab, YEAR_S];
  return `rngVendor=${value}; Path=/rng; Max-Age=${age}; SameSite=Lax`;
}
