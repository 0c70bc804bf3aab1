import { expect, test } from "vitest";
import { FLIGHT_TOP, multiplierAt } from "../../../core/flight.ts";
import { wholeUnits } from "../../rational.ts";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../../testing/chi-square.ts";
import { countedRounds } from "../../testing/drawn-rounds.ts";
import { crashPays, flightMs, pointOf, reaching } from "./crash.ts";
import { cashOutReturn } from "./odds.ts";

test("the point follows the published formula at its corners", () => {
  expect(pointOf(0n)).toBe(100);
  expect(pointOf(2n ** 51n)).toBe(194);
  expect(pointOf(2n ** 52n - 1n)).toBe(FLIGHT_TOP);
});

test("every cash-out returns 97 percent to the last of 2^52 cases, and none returns more", () => {
  for (const at of [101, 150, 194, 200, 333, 1_000, 9_999, FLIGHT_TOP]) {
    const { numerator, denominator } = cashOutReturn(at);
    expect(numerator * 100n).toBeLessThanOrEqual(denominator * 97n);
    expect(wholeUnits(cashOutReturn(at), 1_000_000n)).toBeGreaterThanOrEqual(969_999n);
  }
});

test("the cases that reach a multiplier are those that the formula gives it", () => {
  for (const at of [101, 250, 1_234, 50_000]) {
    const least = 2n ** 52n - reaching(at);
    expect(pointOf(least)).toBeGreaterThanOrEqual(at);
    expect(pointOf(least - 1n)).toBeLessThan(at);
  }
});

test("a flight lasts until it would show more than its point; one of 1.00 never takes off", () => {
  expect(flightMs(100)).toBe(0);
  for (const point of [101, 157, 200, 4_321]) {
    expect(multiplierAt(flightMs(point) - 1)).toBe(point);
    expect(multiplierAt(flightMs(point))).toBeGreaterThan(point);
  }
  expect(multiplierAt(flightMs(FLIGHT_TOP))).toBe(FLIGHT_TOP);
});

test("who leaves exactly at the point is paid, and at the top everybody is", () => {
  expect([crashPays(200, 200), crashPays(199, 200), crashPays(200, null)]).toEqual([200, 0, 0]);
  expect(crashPays(FLIGHT_TOP, null)).toBe(FLIGHT_TOP);
});

test("points of drawn rounds are distributed as they should be (99 percent)", () => {
  const bounds = [101, 110, 125, 150, 194, 300, 500, 1_000, 2_500];
  const reach = [1, ...bounds.map((at) => Number(reaching(at)) / 2 ** 52), 0];
  const shares = bounds.concat(0).map((_, nth) => (reach[nth] ?? 0) - (reach[nth + 1] ?? 0));
  const counts = countedRounds("crash", shares.length, ({ point }) => {
    const above = bounds.findIndex((at) => point < at);
    return above === -1 ? bounds.length : above;
  });
  expect(chiSquareScore(counts, shares)).toBeLessThan(CHI_SQUARE_99_PERCENT);
});
