import { expect, test } from "vitest";
import { formatBasisPoints, shareText } from "./percent.ts";

test("hundredths of a percent are written with two decimals, in the digits and signs of the language", () => {
  expect(formatBasisPoints(9512, "en")).toBe("95.12%");
  expect(formatBasisPoints(9512, "fa")).toBe("۹۵٫۱۲٪");
  expect(formatBasisPoints(9512, "vi")).toBe("95,12%");
  expect(formatBasisPoints(10_000, "en")).toBe("100.00%");
  expect(formatBasisPoints(7, "en")).toBe("0.07%");
  expect(formatBasisPoints(0, "fa")).toBe("۰٫۰۰٪");
});

test("a share is written to the thirtieth digit, and says where it goes on", () => {
  expect(shareText(97n, 100n)).toBe(`0.97${"0".repeat(28)}`);
  expect(shareText(2n, 3n)).toBe(`0.${"6".repeat(30)}…`);
  expect(shareText(1n, 1n)).toBe(`1.${"0".repeat(30)}`);
});
