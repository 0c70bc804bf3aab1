import { type Rational, rational, wholeUnits } from "../rational.ts";
import type { InstantFigures } from "./instant-game.ts";

/** What one way of playing a game comes to: the share of the stakes that returns, and its best payout. */
export type Return = {
  readonly rtp: Rational;
  readonly topHundredths: number;
  readonly topChance: Rational;
};

/** The figures of a game whose every choice is counted exactly. */
export function exactFigures(returns: readonly Return[]): InstantFigures {
  const [first, ...others] = returns;
  if (!first) throw new Error("A game without choices has no figures");
  const least = others.reduce((low, { rtp }) => (isBelow(rtp, low) ? rtp : low), first.rtp);
  const most = others.reduce((high, { rtp }) => (isBelow(high, rtp) ? rtp : high), first.rtp);
  const topHundredths = Math.max(...returns.map((one) => one.topHundredths));
  const tops = returns.filter((one) => one.topHundredths === topHundredths).map((one) => one.topChance);
  const topChance = tops.reduce((high, chance) => (isBelow(high, chance) ? chance : high));
  const best = basisPoints(most);
  return {
    rtpBasisPoints: basisPoints(least),
    ...(best === basisPoints(least) ? {} : { rtpBestBasisPoints: best }),
    rtp: {
      kind: "exact",
      numerator: least.numerator.toString(),
      denominator: least.denominator.toString(),
    },
    topHundredths,
    topOneIn: ((topChance.denominator + topChance.numerator - 1n) / topChance.numerator).toString(),
  };
}

/** The mean of payouts in hundredths of the stake, each with how many of `all` cases pay it. */
export function meanReturn(
  pays: readonly { readonly hundredths: number; readonly cases: bigint }[],
  all: bigint,
): Return {
  const sum = pays.reduce((total, { hundredths, cases }) => total + BigInt(hundredths) * cases, 0n);
  const topHundredths = Math.max(...pays.map(({ hundredths }) => hundredths));
  const topCases = pays.reduce(
    (total, { hundredths, cases }) => total + (hundredths === topHundredths ? cases : 0n),
    0n,
  );
  return { rtp: rational(sum, all * 100n), topHundredths, topChance: rational(topCases, all) };
}

export function basisPoints(share: Rational): number {
  return Number(wholeUnits(share, 10_000n));
}

/** How many ways there are to take so many of so many. */
export function choose(of: number, take: number): bigint {
  if (take < 0 || take > of) return 0n;
  let ways = 1n;
  for (let nth = 0; nth < take; nth += 1) ways = (ways * BigInt(of - nth)) / BigInt(nth + 1);
  return ways;
}

function isBelow(left: Rational, right: Rational): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}
