import fc from "fast-check";
import { expect, test } from "vitest";
import { linesOf, NAMED_SYSTEMS, systemsOf, wholeLine } from "./combinations.ts";
import type { LegOutcome } from "./leg-outcome.ts";
import { mostOfSlip, slipPayout } from "./slip-payout.ts";

const OUTCOMES: readonly LegOutcome[] = [
  "won",
  "lost",
  "push",
  "void",
  "half-won",
  "half-lost",
  "won/2",
  "won/3",
];

/** The same by hand: every leg as a fraction over one thousand eight hundred, never reduced, rounded down per line. */
function byHand(perLine: bigint, lines: readonly (readonly number[])[], legs: readonly Leg[]): bigint {
  const OVER = 1800n;
  const factor = ({ price, outcome }: Leg): bigint => {
    const priced = (BigInt(price) * OVER) / 100n;
    if (outcome === "won") return priced;
    if (outcome === "lost") return 0n;
    if (outcome === "push" || outcome === "void") return OVER;
    if (outcome === "half-won") return priced / 2n + OVER / 2n;
    if (outcome === "half-lost") return OVER / 2n;
    return priced / BigInt(outcome.slice(-1));
  };
  return lines.reduce((sum, line) => {
    const top = line.reduce(
      (all, place) => all * factor(legs[place] ?? { price: 0, outcome: "lost" }),
      perLine,
    );
    return sum + top / OVER ** BigInt(line.length);
  }, 0n);
}

type Leg = { price: number; outcome: LegOutcome };

const leg = fc.record({
  price: fc.integer({ min: 101, max: 100_000 }),
  outcome: fc.constantFrom(...OUTCOMES),
});

test("a slip pays what the fractions of its legs come to, rounded down once for each line", () => {
  fc.assert(
    fc.property(
      fc.array(leg, { minLength: 1, maxLength: 8 }),
      fc.bigInt({ min: 1n, max: 10n ** 9n }),
      fc.nat(),
      (legs, perLineMinor, chosen) => {
        const systems = systemsOf(legs.length);
        const system = systems[chosen % Math.max(1, systems.length)];
        const lines = (system && linesOf(system, legs.length)) || [wholeLine(legs.length)];
        const outcomes = legs.map(({ outcome }) => outcome);
        const paid = slipPayout({ lines, legs, outcomes, perLineMinor, mostMinor: 10n ** 60n });
        expect(paid).toBe(byHand(perLineMinor, lines, legs));
        expect(paid).toBeLessThanOrEqual(mostOfSlip({ lines, legs, perLineMinor, mostMinor: 10n ** 60n }));
      },
    ),
  );
});

test("a slip never pays more than the book pays for one", () => {
  const legs = [{ price: 100_000 }, { price: 100_000 }];
  const slip = { lines: [wholeLine(2)], legs, perLineMinor: 1_000n, mostMinor: 5_000_000n };
  expect(slipPayout({ ...slip, outcomes: ["won", "won"] })).toBe(5_000_000n);
  expect(mostOfSlip(slip)).toBe(5_000_000n);
});

test.each([
  ["trixie", 4],
  ["patent", 7],
  ["yankee", 11],
  ["lucky15", 15],
  ["canadian", 26],
  ["lucky31", 31],
  ["heinz", 57],
  ["lucky63", 63],
] as const)("a %s has %i lines", (system, count) => {
  expect(linesOf(system, NAMED_SYSTEMS[system].legs)).toHaveLength(count);
});

test("a system of k out of n has every line of k legs once, and only with n legs", () => {
  expect(linesOf("2/3", 3)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(linesOf("4/8", 8)).toHaveLength(70);
  expect(linesOf("2/3", 4)).toBeNull();
  expect(linesOf("trixie", 4)).toBeNull();
  expect(linesOf("toString", 3)).toBeNull();
  expect(systemsOf(2)).toEqual([]);
  expect(systemsOf(9)).toEqual([]);
});

const pays = (outcomes: LegOutcome[], prices: number[], stake = 1_000n) =>
  slipPayout({
    lines: [wholeLine(prices.length)],
    legs: prices.map((price) => ({ price })),
    outcomes,
    perLineMinor: stake,
    mostMinor: 10n ** 12n,
  });

test("house rules: void and push count 1, a dead heat divides, quarters halve", () => {
  expect(pays(["won"], [185])).toBe(1_850n);
  expect(pays(["void", "won"], [300, 185])).toBe(1_850n);
  expect(pays(["push"], [300])).toBe(1_000n);
  expect(pays(["won/2"], [500])).toBe(2_500n);
  expect(pays(["won/2"], [150])).toBe(750n);
  expect(pays(["half-won"], [190])).toBe(1_450n);
  expect(pays(["half-lost"], [190])).toBe(500n);
  expect(pays(["won", "lost"], [500, 500])).toBe(0n);
  expect(pays(["won/3"], [100_000], 1n)).toBe(333n);
});
