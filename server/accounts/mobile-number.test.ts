import { expect, test } from "vitest";
import { bareMobile, canonicalMobile } from "./mobile-number.ts";

test.each([
  ["09123456789", "+989123456789"],
  ["9123456789", "+989123456789"],
  ["0098 912 345 6789", "+989123456789"],
  ["+98 (912) 345-6789", "+989123456789"],
  ["989123456789", "+989123456789"],
  ["+44 7700 900123", "+447700900123"],
  ["0044 7700 900123", "+447700900123"],
  ["12345678", "12345678"],
])("%s is %s", (typed, canonical) => {
  expect(canonicalMobile(bareMobile(typed))).toBe(canonical);
});
