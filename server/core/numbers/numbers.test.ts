import fc from "fast-check";
import { expect, test } from "vitest";
import { parseMoney } from "./money.ts";
import { formatDecimal, formatHundredths, formatShort, formatWhole } from "./numbers.ts";

test("I03 odds are written in the digits of the language, with decimals where they have some", () => {
  expect(formatHundredths(198, "en")).toBe("1.98");
  expect(formatHundredths(185, "fa")).toBe("۱٫۸۵");
  expect(formatShort(200, "vi")).toBe("2");
  expect(formatShort(123_450n, "id")).toBe("1.234,50");
  expect(formatWhole("65536", "en")).toBe("65,536");
  expect(formatDecimal(-5n, 2, "en")).toBe("\u200e−0.05");
});

test("what is written is read as the same number again, in every language", () => {
  const language = fc.constantFrom("fa", "en", "zh", "id", "th", "vi");
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), language, (units, spoken) => {
      expect(parseMoney(formatHundredths(units, spoken), "P", spoken)?.minor).toBe(units);
    }),
  );
});
