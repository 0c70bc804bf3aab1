import { expect, test } from "vitest";
import { FLIGHT_TOP, momentOf, multiplierAt } from "./flight.ts";

test("a flight begins at 1.00 and grows as e^(0.00006 t), to the hundredth", () => {
  expect(multiplierAt(0)).toBe(100);
  expect(multiplierAt(-5)).toBe(100);
  for (let ms = 0; ms < 115_000; ms += 37) {
    const exact = 100 * Math.exp(0.00006 * ms);
    // Nearer to a whole number than this, floating point does not know on which side it is.
    if (Math.abs(exact - Math.round(exact)) > 1e-7) expect(multiplierAt(ms), `${ms}`).toBe(Math.floor(exact));
  }
});

test("it never falls, and never goes above its top", () => {
  let before = 0;
  for (let ms = 0; ms < 140_000; ms += 1) {
    const now = multiplierAt(ms);
    if (now < before) throw new Error(`It falls at ${ms}`);
    before = now;
  }
  expect(before).toBe(FLIGHT_TOP);
});

test("the moment of a multiplier is the first at which it is shown", () => {
  expect(momentOf(100)).toBe(0);
  for (const hundredths of [101, 102, 150, 200, 999, 10_000, 99_999, FLIGHT_TOP]) {
    const ms = momentOf(hundredths);
    expect(multiplierAt(ms)).toBeGreaterThanOrEqual(hundredths);
    expect(multiplierAt(ms - 1)).toBeLessThan(hundredths);
  }
});
