import { expect, test } from "vitest";
import { formatBasisPoints } from "./percent.ts";

test("hundredths of a percent are written with two decimals, in the digits and signs of the language", () => {
  expect(formatBasisPoints(9512, "en")).toBe("95.12%");
  expect(formatBasisPoints(9512, "fa")).toBe("۹۵٫۱۲٪");
  expect(formatBasisPoints(9512, "vi")).toBe("95,12%");
  expect(formatBasisPoints(10_000, "en")).toBe("100.00%");
  expect(formatBasisPoints(7, "en")).toBe("0.07%");
  expect(formatBasisPoints(0, "fa")).toBe("۰٫۰۰٪");
});
