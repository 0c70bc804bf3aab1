import { expect, test } from "vitest";
import { translator } from "./translate.ts";

const messages = { site: { form: { problem: "{{value}}" } } };

test.each([
  ["fa", 10_000, "۱۰٬۰۰۰"],
  ["en", 10_000, "10,000"],
  ["vi", 1_234_567n, "1.234.567"],
  ["fa", 1.5, "۱٫۵"],
  ["id", 12_345.25, "12.345,25"],
  ["fa", -7, "\u200e−۷"],
  ["en", 999, "999"],
] as const)("in %s the number %s goes into a sentence as %s", (language, value, written) => {
  expect(translator(language, messages)("site.form.problem", { value })).toBe(written);
});

test("a text goes into a sentence as it is: a year, a code, a number of something", () => {
  expect(translator("fa", messages)("site.form.problem", { value: "2026" })).toBe("2026");
});
