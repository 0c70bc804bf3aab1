import { commitOf } from "../../fairness/pf1.ts";
import { oneIn, type Rational, squareRoot, wholeUnits } from "../../rational.ts";
import { basisPoints } from "../exact.ts";
import type { InstantFigures } from "../instant-game.ts";
import { COINS_PER_STAKE } from "./coins.ts";

/** What is published of a game of reels: made again whenever its mathematics change, and kept in a file. */
export type ReelFigures = {
  readonly mathVersion: number;
  /** SHA-256 over what decides and pays: what a version number stands for. */
  readonly fingerprint: string;
  readonly figures: InstantFigures;
  /** The standard deviation of a round's win, in hundredths of a stake. */
  readonly deviationHundredths: number;
  /** One paid spin in so many opens the free spins or the feature; null where there is none. */
  readonly bonusOneIn: number | null;
  /** The most that a paid spin gives by itself, and one spin in how many gives it, where that was counted. */
  readonly topSpin?: { readonly hundredths: number; readonly oneIn: string };
  /** One paid spin in so many ends with a full grid of coins. */
  readonly fullGridOneIn?: string;
};

/** Coins of the stake as hundredths of it; exact, because a stake has twenty. */
export function inHundredths(coins: number): number {
  return (coins * 100) / COINS_PER_STAKE;
}

export function fingerprintOf(mathematics: unknown): string {
  return commitOf(JSON.stringify(mathematics));
}

/** What was counted exactly of whole rounds. Return and variance are in stakes, the top win in coins of the stake. */
type Counted = {
  readonly rtp: Rational;
  readonly variance: Rational;
  readonly hitChance: Rational;
  readonly bonusChance: Rational;
  readonly topWin: number;
};

/** As it is published. How often the top win comes nobody counted: it takes many free spins or respins. */
export function countedFigures({ rtp, variance, hitChance, bonusChance, topWin }: Counted) {
  const { numerator, denominator } = rtp;
  const figures: InstantFigures = {
    rtpBasisPoints: basisPoints(rtp),
    rtp: { kind: "exact", numerator: numerator.toString(), denominator: denominator.toString() },
    topHundredths: inHundredths(topWin),
    topOneIn: null,
    hitBasisPoints: basisPoints(hitChance),
  };
  return {
    figures,
    deviationHundredths: Number(squareRoot(wholeUnits(variance, 10_000n))),
    bonusOneIn: Number(oneIn(bonusChance)),
  };
}

/** The published figures of a game. Throws when there are none for its mathematics. */
export function publishedOf(
  published: Readonly<Record<string, unknown>>,
  { code, mathVersion }: { code: string; mathVersion: number },
): ReelFigures {
  const found = published[code];
  if (!isFigures(found) || found.mathVersion !== mathVersion) {
    throw new Error(`No figures are published for ${code} version ${mathVersion}`);
  }
  return found;
}

function isFigures(value: unknown): value is ReelFigures {
  return typeof value === "object" && value !== null && "figures" in value && "mathVersion" in value;
}
