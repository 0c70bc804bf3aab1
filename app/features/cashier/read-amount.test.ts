import { expect, test } from "vitest";
import { amountIn, countingAmount, readAmount } from "./read-amount.ts";

test.each([
  ["۱٬۲۵۰٫۵", "fa", 125_050n],
  ["١٢٥٠", "fa", 125_000n],
  ["1,250.50", "en", 125_050n],
  ["1.250,50", "vi", 125_050n],
] as const)("%s typed in %s is an amount", (amount, language, minor) => {
  expect(readAmount({ amount }, "P", language)).toEqual({ minor, asset: "P" });
});

test.each(["", "  ", "-5", "1e3", "1.234", "9223372036854775808", "ten"])("%j is no amount", (amount) => {
  expect(readAmount({ amount }, "P", "en")).toBeNull();
});

test("what was typed outranks what was picked, and a pick is read in the house's own writing", () => {
  expect(readAmount({ preset: "100.00", amount: "7" }, "P", "vi")?.minor).toBe(700n);
  expect(readAmount({ preset: "100.00", amount: " " }, "P", "vi")?.minor).toBe(10_000n);
  expect(countingAmount({ preset: "100.00", amount: "7" })).toEqual({ amount: "7" });
  expect(countingAmount({ preset: "100.00", amount: " " })).toEqual({ preset: "100.00" });
  expect(countingAmount({})).toEqual({});
  expect(amountIn(new URLSearchParams("preset=100.00&amount="))).toEqual({ preset: "100.00" });
});
