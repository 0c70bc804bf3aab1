import { expect, test } from "vitest";
import { callingCodeIn, canonicalMobile } from "./mobile-number.ts";

test.each([
  ["09123456789", "+989123456789"],
  ["9123456789", "+989123456789"],
  ["۰۹۱۲ ۳۴۵ ۶۷۸۹", "+989123456789"],
  ["0098 912 345 6789", "+989123456789"],
  ["+98 (912) 345-6789", "+989123456789"],
  ["989123456789", "+989123456789"],
  ["+44 7400 123456", "+447400123456"],
  ["0044 7400 123456", "+447400123456"],
  ["12345678", null],
  ["+98912345", null],
  ["+999 123 456 789", null],
  ["nine one two", null],
  ["", null],
])("%s is %s", (typed, canonical) => {
  expect(canonicalMobile(typed)).toBe(canonical);
});

test.each([
  ["07400 123456", "44", "+447400123456"],
  ["07400 123456", "+44", "+447400123456"],
  ["(416) 555-0123", "1-CA", "+14165550123"],
  ["081 234 5678", "66", "+66812345678"],
  ["+98 912 345 6789", "66", "+989123456789"],
  ["09123456789", "", "+989123456789"],
  ["09123456789", "999", null],
  ["09123456789", "__proto__", null],
])("L02 %s behind the dialing code %s is %s", (typed, countryDialingCode, canonical) => {
  expect(canonicalMobile(typed, countryDialingCode)).toBe(canonical);
});

test("a picker's value means one calling code", () => {
  expect(["98", "+98", " 98", "۹۸", "1-CA", "1-ca", "0", "9999", ""].map(callingCodeIn)).toEqual([
    "98",
    "98",
    "98",
    "98",
    "1",
    null,
    null,
    null,
    null,
  ]);
});
