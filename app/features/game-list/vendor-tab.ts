import { ALL_VENDORS } from "#app/lib/paths/paths.ts";

const COOKIE = /(?:^|;)\s*rngVendor=([^;]*)/g;
const CODE = /^[A-Z0-9_-]{1,40}$/;
const YEAR_S = 365 * 24 * 60 * 60;

/** The page of the slots, and where script reads it: the path of a cookie holds for whole names alone. */
const ADDRESSES = ["/rng", "/rng.data"];

/** The vendor whose tab was opened last, for an address that names none at all; empty for all. */
export function rememberedVendor(request: Request): string {
  if (new URL(request.url).search !== "") return "";
  // Of two the last, as the page cache reads it (server/http/cache/page-cache.ts): the page is kept under that one.
  const given = [...(request.headers.get("Cookie") ?? "").matchAll(COOKIE)].at(-1)?.[1]?.trim() ?? "";
  return CODE.test(given) ? given : "";
}

/** Headers with the cookies that keep the vendor whose tab is opened (`page`), or forget it; none where no tab is. */
export function vendorTabHeaders({ url }: Request): Headers {
  const headers = new Headers();
  const tab = new URL(url).searchParams.get("page");
  if (tab === null || !(tab === ALL_VENDORS || CODE.test(tab))) return headers;
  const [value, age] = tab === ALL_VENDORS ? ["", 0] : [tab, YEAR_S];
  for (const address of ADDRESSES)
    headers.append("Set-Cookie", `rngVendor=${value}; Path=${address}; Max-Age=${age}; SameSite=Lax`);
  return headers;
}
