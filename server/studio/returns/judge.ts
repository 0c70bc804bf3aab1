import { squareRoot } from "../rational.ts";
import type { ExpectedReturn } from "./theory.ts";

/** What the rounds of a game came to. Rounds that many share count as one: their stakes win and lose together. */
export type Sums = {
  readonly rounds: bigint;
  readonly stakedMinor: bigint;
  readonly paidMinor: bigint;
  /** Sums over rounds, of the stake squared, the payout squared, and the one times the other. */
  readonly stakesSquared: bigint;
  readonly paidSquared: bigint;
  readonly stakesTimesPaid: bigint;
};

export type Judged = {
  /** In hundredths of a percent, rounded down. */
  readonly actualBasisPoints: number;
  /** How many standard deviations the return lies outside what is expected, in hundredths; below it is negative. */
  readonly deviations: number;
};

/** Beyond so many standard deviations, chance is no explanation that anybody believes. */
export const ALARM_DEVIATIONS = 400;
/** Fewer rounds say nothing. */
export const ALARM_ROUNDS = 1_000n;

const WHOLE = 10_000n;

/** How far the return of these rounds lies from what it should be. All in whole numbers. */
export function judge(sums: Sums, expected: ExpectedReturn): Judged {
  const actualBasisPoints = Number((sums.paidMinor * WHOLE) / sums.stakedMinor);
  const low = BigInt(expected.lowBasisPoints);
  const high = BigInt(expected.highBasisPoints);
  const paid = sums.paidMinor * WHOLE;
  if (paid > high * sums.stakedMinor) {
    const excess = paid - high * sums.stakedMinor;
    return { actualBasisPoints, deviations: inDeviations(excess, spreadAbove(sums, expected)) };
  }
  if (paid < low * sums.stakedMinor) {
    const spread = spreadBelow(sums, expected);
    const lack = low * sums.stakedMinor - paid;
    return { actualBasisPoints, deviations: spread === null ? 0 : -inDeviations(lack, spread) };
  }
  return { actualBasisPoints, deviations: 0 };
}

/** Whether these rounds have to be looked at by somebody. */
export function isAlarm(sums: Sums, { deviations }: Judged): boolean {
  return sums.rounds >= ALARM_ROUNDS && Math.abs(deviations) > ALARM_DEVIATIONS;
}

function inDeviations(difference: bigint, spread: bigint): number {
  if (spread === 0n) return 0;
  return Number(squareRoot((difference * difference * 10_000n) / spread));
}

/** The greater of what is known and what was seen: one great win among few rounds is no proof of anything. */
function spreadAbove(sums: Sums, expected: ExpectedReturn): bigint {
  return larger(seen(sums, BigInt(expected.highBasisPoints)), counted(sums, expected) ?? 0n);
}

/**
 * Where the prizes that bring the return are rare, rounds without them look as if they did not vary. Nothing that is
 * at most `top` and on average `mean` varies by more than mean × (top - mean).
 */
function spreadBelow(sums: Sums, expected: ExpectedReturn): bigint | null {
  const known = counted(sums, expected) ?? atMost(sums, expected);
  return known === null ? null : larger(seen(sums, BigInt(expected.lowBasisPoints)), known);
}

/** The squares of what each round paid too much or too little, in basis points squared. */
function seen({ stakesSquared, paidSquared, stakesTimesPaid }: Sums, mean: bigint): bigint {
  return paidSquared * WHOLE * WHOLE - 2n * mean * WHOLE * stakesTimesPaid + mean * mean * stakesSquared;
}

function counted({ stakesSquared }: Sums, { deviationHundredths }: ExpectedReturn): bigint | null {
  if (deviationHundredths === null) return null;
  return BigInt(deviationHundredths) ** 2n * WHOLE * stakesSquared;
}

function atMost({ stakesSquared }: Sums, { topHundredths, lowBasisPoints }: ExpectedReturn): bigint | null {
  if (topHundredths === null) return null;
  const mean = BigInt(lowBasisPoints);
  return mean * (BigInt(topHundredths) * 100n - mean) * stakesSquared;
}

function larger(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
