import { expect, test } from "vitest";
import { rememberedVendor, vendorTabHeaders } from "./vendor-tab.ts";

const asked = (search: string, cookie = "") =>
  new Request(`http://site.invalid/rng${search}`, { headers: cookie ? { Cookie: cookie } : {} });

const cookiesOf = (search: string) => vendorTabHeaders(asked(search)).getSetCookie();

test("F07 opening a vendor's tab is remembered, and the tab of all vendors forgets it", () => {
  expect(cookiesOf("?page=KHATAM")).toEqual([
    "rngVendor=KHATAM; Path=/rng; Max-Age=31536000; SameSite=Lax",
    "rngVendor=KHATAM; Path=/rng.data; Max-Age=31536000; SameSite=Lax",
  ]);
  expect(cookiesOf("?page=all")[1]).toMatch(/^rngVendor=; .*Max-Age=0/);
  for (const search of ["", "?vassalage=KHATAM", "?page=", "?page=khatam", "?page=A%0D%0ASet-Cookie"])
    expect(cookiesOf(search), search).toEqual([]);
});

test("R10 the remembered vendor counts only where the address asks for nothing else", () => {
  expect(rememberedVendor(asked("", "lang=fa; rngVendor=KHATAM"))).toBe("KHATAM");
  expect(rememberedVendor(asked("", "rngVendor=<b>"))).toBe("");
  expect(rememberedVendor(asked("", "xrngVendor=KHATAM"))).toBe("");
  expect(rememberedVendor(asked("?list=hot", "rngVendor=KHATAM"))).toBe("");
  expect(rememberedVendor(asked("?vassalage=NARD", "rngVendor=KHATAM"))).toBe("");
});
