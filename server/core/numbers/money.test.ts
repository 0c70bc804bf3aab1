import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LANGUAGES, type Language } from "../languages.ts";
import {
  ASSETS,
  type Asset,
  formatAmount,
  formatMoney,
  MINOR_MAX,
  parseMoney,
  plainAmount,
} from "./money.ts";

const languages = Object.keys(LANGUAGES) as Language[];
const assets = Object.keys(ASSETS) as Asset[];
const anyMinor = fc.bigInt({ min: 0n, max: MINOR_MAX });

describe("amounts in six languages", () => {
  test("I04 what is printed in a language is read back in it exactly, up to the largest amount", () => {
    fc.assert(
      fc.property(
        anyMinor,
        fc.constantFrom(...languages),
        fc.constantFrom(...assets),
        (minor, language, asset) => {
          const amount = { minor, asset };
          expect(parseMoney(formatAmount(amount, language), asset, language)).toEqual(amount);
          expect(parseMoney(plainAmount(amount), asset)).toEqual(amount);
        },
      ),
    );
  });

  test("I04 two decimals with thousands separators, in the digits of the language", () => {
    const amount = { minor: 123_456_750n, asset: "P" } as const;
    expect(languages.map((language) => formatAmount(amount, language))).toEqual([
      "۱٬۲۳۴٬۵۶۷٫۵۰",
      "1,234,567.50",
      "1,234,567.50",
      "1.234.567,50",
      "1,234,567.50",
      "1.234.567,50",
    ]);
    expect(formatMoney({ minor: 5n, asset: "P" }, "en")).toBe("0.05\u00a0P");
    expect(formatAmount({ minor: -1050n, asset: "P" }, "en")).toBe("\u200e−10.50");
    expect(formatAmount({ minor: 1200n, asset: "PTS" }, "en")).toBe("1,200");
  });

  test("our separators are those of the machine's own language data", () => {
    for (const language of languages) {
      const machine = new Intl.NumberFormat(LANGUAGES[language].format, { minimumFractionDigits: 2 });
      expect(formatAmount({ minor: 123_456_750n, asset: "P" }, language)).toBe(machine.format(1_234_567.5));
    }
  });
});

describe("amounts that people type", () => {
  test.each([
    ["۱۲٬۳۴۵٫۵۰", "fa", 1_234_550n],
    ["١٢٣٫٥", "fa", 12_350n],
    ["12,345.5", "fa", 1_234_550n],
    ["1 234.05", "en", 123_405n],
    ["1.234,5", "id", 123_450n],
    ["  7 ", "en", 700n],
    ["0.01", "en", 1n],
    ["\u200f۵۰", "fa", 5_000n],
  ] as const)("%s in %s is %d minor units", (typed, language, minor) => {
    expect(parseMoney(typed, "P", language)).toEqual({ minor, asset: "P" });
  });

  test.each([
    "",
    "-1",
    "+1",
    "1e3",
    "1.234",
    "1.2.3",
    "12,34",
    "1,2345",
    ",5",
    "NaN",
    "0x10",
    "9223372036854775808",
    "۱۲a",
    "∞",
  ])("%j is not an amount of P", (typed) => {
    expect(parseMoney(typed, "P", "en")).toBeNull();
  });

  test("nothing that is not an amount is ever rounded into one", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const read = parseMoney(typed, "P", "en");
        if (read) expect(parseMoney(plainAmount(read), "P")).toEqual(read);
      }),
    );
    expect(parseMoney("1.5", "PTS")).toBeNull();
  });
});
