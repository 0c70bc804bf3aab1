import { plus, type Rational, rational, times } from "../../rational.ts";
import type { SlipLine } from "./combinations.ts";
import { type LegOutcome, partsOf } from "./leg-outcome.ts";

/** A leg as it was taken: its price in hundredths, the stake included. */
export type PricedLeg = { readonly price: number };

const HUNDRED = 100n;

/** What a leg makes of one unit of stake. */
export function legFactor(price: number, outcome: LegOutcome): Rational {
  const { wins, returns } = partsOf(outcome);
  return plus(times(wins, rational(BigInt(price), HUNDRED)), returns);
}

/** What a line pays: the stake times every leg's factor, exactly, and rounded down once. */
export function linePayout(stakeMinor: bigint, factors: readonly Rational[]): bigint {
  const all = factors.reduce(times, rational(stakeMinor, 1n));
  return all.numerator / all.denominator;
}

export type SettledSlip = {
  readonly lines: readonly SlipLine[];
  readonly perLineMinor: bigint;
  readonly legs: readonly PricedLeg[];
  readonly outcomes: readonly LegOutcome[];
  readonly mostMinor: bigint;
};

/** What a slip pays: its lines together, and at most what the book pays for one slip. */
export function slipPayout({ lines, perLineMinor, legs, outcomes, mostMinor }: SettledSlip): bigint {
  const factors = legs.map(({ price }, nth) => legFactor(price, outcomes[nth] ?? "lost"));
  const paid = lines.reduce((sum, line) => sum + linePayout(perLineMinor, pick(factors, line)), 0n);
  return paid < mostMinor ? paid : mostMinor;
}

/** What it pays when every leg wins. */
export function mostOfSlip(slip: Omit<SettledSlip, "outcomes">): bigint {
  return slipPayout({ ...slip, outcomes: slip.legs.map(() => "won" as const) });
}

function pick(factors: readonly Rational[], line: SlipLine): Rational[] {
  return line.map((place) => {
    const factor = factors[place];
    if (!factor) throw new Error(`A line names leg ${place}, and there is none`);
    return factor;
  });
}
