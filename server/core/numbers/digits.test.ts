import fc from "fast-check";
import { expect, test } from "vitest";
import { normaliseTyped, toLatinDigits, toPersianDigits } from "./digits.ts";

test("Persian and Arabic digits are the digits that they stand for", () => {
  expect(toLatinDigits("۰۱۲۳۴۵۶۷۸۹ ٠١٢٣٤٥٦٧٨٩")).toBe("0123456789 0123456789");
  fc.assert(fc.property(fc.nat(), (n) => toLatinDigits(toPersianDigits(String(n))) === String(n)));
});

test("two spellings of one name are one name after normalising", () => {
  expect(normaliseTyped("علي كاظمي")).toBe(normaliseTyped("علی کاظمی"));
  expect(normaliseTyped("\u200fali\u202e")).toBe("ali");
  expect(normaliseTyped("می‌خواهم")).toBe("می‌خواهم");
});

test("normalising twice changes nothing more", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const once = normaliseTyped(text);
      return normaliseTyped(once) === once;
    }),
  );
});
