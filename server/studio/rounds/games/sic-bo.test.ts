import { expect, test } from "vitest";
import { CHI_SQUARE_99_PERCENT, chiSquareScore } from "../../testing/chi-square.ts";
import { countedRounds } from "../../testing/drawn-rounds.ts";
import { oddsOf } from "./odds.ts";
import { SIC_BO_SPOTS } from "./sic-bo.ts";

test.each([
  ["big", 9722],
  ["odd", 9722],
  ["any-triple", 8888],
  ["triple-3", 8842],
  ["double-6", 8888],
  ["pair-1-2", 9722],
  ["face-4", 9629],
  ["total-4", 8472],
  ["total-9", 9259],
  ["total-10", 8750],
])("%s returns %i hundredths of a percent", (spot, basisPoints) => {
  expect(oddsOf("sic-bo", 1).find((odds) => odds.spot === spot)?.returnBasisPoints).toBe(basisPoints);
});

test("names no spot twice, and each can win and returns at least 75 percent", () => {
  expect(new Set(SIC_BO_SPOTS).size).toBe(SIC_BO_SPOTS.length);
  for (const { prices, returnBasisPoints } of oddsOf("sic-bo", 1)) {
    expect(prices.length).toBeGreaterThan(0);
    expect(returnBasisPoints).toBeGreaterThanOrEqual(7500);
  }
});

test("each of the 216 rolls is equally likely (99 percent)", () => {
  const counts = countedRounds("sic-bo", 216, ({ dice: [a = 1, b = 1, c = 1] }) => {
    return (a - 1) * 36 + (b - 1) * 6 + (c - 1);
  });
  expect(chiSquareScore(counts)).toBeLessThan(CHI_SQUARE_99_PERCENT);
});
