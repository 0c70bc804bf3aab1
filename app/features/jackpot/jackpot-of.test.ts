import { expect, test } from "vitest";
import { speechOf } from "#app/i18n/speech.server.ts";
import { LANGUAGES, type Language } from "#server/core/languages.ts";
import { money } from "#server/core/numbers/money.ts";
import { later } from "#server/core/time.ts";
import { counterOf, jackpotMinorAt, poolOf } from "./jackpot-of.ts";

const NOON = new Date("2026-11-21T12:00:00Z");

test("F03 the jackpot follows the clock and grows by 165.11 every three seconds", () => {
  const start = jackpotMinorAt(NOON);
  expect(jackpotMinorAt(later(NOON, 2999))).toBe(start);
  expect(jackpotMinorAt(later(NOON, 3000))).toBe(start + 16_511n);
  expect(jackpotMinorAt(later(NOON, 60_000))).toBe(start + 20n * 16_511n);
});

test("F03 I04 the jackpot is written with the currency, two decimals and the digits of the language", async () => {
  const shown = async (language: Language) =>
    counterOf({ now: NOON, asset: "P", language, t: (await speechOf(language)).t }).amount;
  expect(await shown("en")).toMatch(/^[\d,]+\.\d\d\sP$/);
  expect(await shown("fa")).toMatch(/^[۰-۹٬]+٫[۰-۹]{2}\sP$/);
});

test.each(Object.keys(LANGUAGES) as Language[])(
  "F03 the jackpot is called an illustration in %s",
  async (language) => {
    const { t } = await speechOf(language);
    expect(counterOf({ now: NOON, asset: "P", language, t }).note.length).toBeGreaterThan(15);
  },
);

test("F03 a pool that is open is told with what it takes and how seldom it is won", async () => {
  const { t } = await speechOf("en");
  const pool = { amount: money(1234_56n, "P"), rateBasisPoints: 50, oneIn: 200_000n, commit: null };
  const shown = poolOf(pool, { language: "en", t });
  expect(shown?.amount).toBe("1,234.56\u00a0P");
  expect(shown?.note).toContain("0.50% of every stake");
  expect(shown?.note).toContain("1.00\u00a0P wins all of it once in 200,000");
  expect(shown?.more).toBe("Winners, and how to check");
  expect(poolOf(null, { language: "en", t })).toBeNull();
});
