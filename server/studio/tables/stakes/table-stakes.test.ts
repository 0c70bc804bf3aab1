import { expect, test } from "vitest";
import { isBuyIn, potOf, USUAL_RAKE } from "./table-stakes.ts";

/** 3 % of the pot and at most 20.00; what two winners cannot share stays with the house. */
test.each([
  ["pasur", 100n, { potMinor: 200n, rakeMinor: 6n, shareMinor: 194n }],
  ["pasur", 500n, { potMinor: 1_000n, rakeMinor: 30n, shareMinor: 970n }],
  ["pasur", 50_000n, { potMinor: 100_000n, rakeMinor: 2_000n, shareMinor: 98_000n }],
  ["hokm", 100n, { potMinor: 400n, rakeMinor: 12n, shareMinor: 194n }],
  ["hokm", 10_000n, { potMinor: 40_000n, rakeMinor: 1_200n, shareMinor: 19_400n }],
  ["hokm", 50_000n, { potMinor: 200_000n, rakeMinor: 2_000n, shareMinor: 99_000n }],
  ["hokm", 25n, { potMinor: 100n, rakeMinor: 4n, shareMinor: 48n }],
] as const)("a pot of %s at %i is divided to the last minor unit", (game, buyInMinor, pot) => {
  expect(potOf({ game, buyInMinor, ...USUAL_RAKE })).toEqual({ buyInMinor, ...pot });
});

test("a seat costs one of five sums", () => {
  const offered = [0n, 1n, 99n, 100n, 500n, 2_000n, 10_000n, 50_000n, 50_001n, -100n].filter(isBuyIn);
  expect(offered).toEqual([100n, 500n, 2_000n, 10_000n, 50_000n]);
});
