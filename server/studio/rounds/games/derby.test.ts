import { expect, test } from "vitest";
import { asNumber } from "../../testing/as-number.ts";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../../testing/chi-square.ts";
import { countedRounds } from "../../testing/drawn-rounds.ts";
import { DERBY_SPOTS, derbyChance, strengthOf } from "./derby.ts";
import { oddsOf } from "./odds.ts";

test("chances of winning and of every first two add up to one, in each kind of race", () => {
  for (let race = 1; race <= 6; race += 1) {
    const sum = (prefix: string) =>
      DERBY_SPOTS.filter((spot) => spot.startsWith(prefix)).reduce(
        (all, spot) => all + asNumber(derbyChance(spot, race)),
        0,
      );
    expect(sum("win")).toBeCloseTo(1, 6);
    expect(sum("exacta")).toBeCloseTo(1, 6);
    expect(sum("place")).toBeCloseTo(2, 6);
  }
});

test("every spot of every race returns what its price was made for, rounded down", () => {
  for (let race = 1; race <= 6; race += 1) {
    for (const { spot, returnBasisPoints, prices } of oddsOf("derby", race)) {
      const wanted = spot.startsWith("exacta") ? 9300 : 9500;
      const step = Math.ceil(wanted / (prices[0] ?? 1));
      expect(returnBasisPoints).toBeLessThanOrEqual(wanted);
      expect(returnBasisPoints, `${spot} in race ${race}`).toBeGreaterThanOrEqual(wanted - 2 * step);
    }
  }
});

test("who comes in first is drawn by strength, and so is who comes second (99 percent)", () => {
  const strengths = [30, 22, 18, 13, 10, 7];
  const byStrength = (outcome: { order: readonly number[] }, number: number, place: number) =>
    strengths.indexOf(strengthOf(outcome.order[place] ?? 0, number));
  const first = countedRounds("derby", 6, (outcome, number) => byStrength(outcome, number, 0));
  expect(
    chiSquareScore(
      first,
      strengths.map((strength) => strength / 100),
    ),
  ).toBeLessThan(CHI_SQUARE_99_PERCENT);
  const second = countedRounds("derby", 6, (outcome, number) => byStrength(outcome, number, 1));
  const runnerUp = strengths.map((own, nth) =>
    strengths.reduce((sum, other, at) => (at === nth ? sum : sum + ((other / 100) * own) / (100 - other)), 0),
  );
  expect(chiSquareScore(second, runnerUp)).toBeLessThan(CHI_SQUARE_99_PERCENT);
});
