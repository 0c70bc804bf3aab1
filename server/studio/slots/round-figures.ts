import { type Rational, rational } from "../rational.ts";
import { LINE_COUNT } from "./lines.ts";
import { stopCombinations } from "./return-to-player.ts";
import { paysFor } from "./slot-engine.ts";
import type { SpinClass } from "./spin-distribution.ts";
import { REELS, type Theme } from "./theme.ts";

/** What is exactly true of a whole round, free spins and their limit included. Stakes are total stakes. */
export type RoundFigures = {
  readonly rtp: Rational;
  /** The variance of the win of one round, in squared total stakes. */
  readonly variance: Rational;
  /** The chance that the paid spin pays something. */
  readonly hitChance: Rational;
  readonly freeSpinsChance: Rational;
  /** The most that one paid spin pays, in line bets, and the chance of it. */
  readonly topSpinWin: number;
  readonly topSpinChance: Rational;
  /** The most that a round can pay, in line bets, and the chance of it: all its free spins at their best. */
  readonly topRoundWin: number;
  readonly topRoundChance: Rational;
};

/** The combinations of a spin with so many scatters: their number, and the sums of their wins and squares. */
type Share = { combinations: bigint; wins: bigint; squares: bigint; top: Best };

/** A highest win and the number of ways to it. */
type Best = { win: number; ways: bigint };

/** From the distribution of one spin, by recursion over the free spins played and awarded. */
export function roundFigures(theme: Theme, spins: readonly SpinClass[]): RoundFigures {
  const all = stopCombinations(theme);
  const shares = sharesByScatters(spins);
  const { wins, squares, scale } = roundMoments(theme, shares, all);
  const stake = BigInt(LINE_COUNT);
  const topRound = bestRound(theme, shares, all);
  const topSpinWin = Math.max(...spins.map(({ win }) => win));
  return {
    rtp: rational(wins, scale * stake),
    variance: rational(squares * scale - wins * wins, scale * scale * stake * stake),
    hitChance: chanceOf(spins, all, ({ win }) => win > 0),
    freeSpinsChance: chanceOf(spins, all, ({ scatters }) => paysFor(theme.freeSpins.awarded, scatters) > 0),
    topSpinWin,
    topSpinChance: chanceOf(spins, all, ({ win }) => win === topSpinWin),
    topRoundWin: topRound.win,
    topRoundChance: rational(topRound.ways, scale),
  };
}

function chanceOf(spins: readonly SpinClass[], all: bigint, belongs: (spin: SpinClass) => boolean): Rational {
  const found = spins.filter(belongs).reduce((sum, { combinations }) => sum + BigInt(combinations), 0n);
  return rational(found, all);
}

const NOTHING: Best = { win: -1, ways: 0n };

function better(left: Best, right: Best): Best {
  if (left.win === right.win) return { win: left.win, ways: left.ways + right.ways };
  return left.win > right.win ? left : right;
}

function sharesByScatters(spins: readonly SpinClass[]): Share[] {
  const shares: Share[] = Array.from({ length: REELS + 1 }, () => ({
    combinations: 0n,
    wins: 0n,
    squares: 0n,
    top: NOTHING,
  }));
  for (const { scatters, win, combinations } of spins) {
    const share = shares[scatters];
    if (!share) throw new Error("A reel shows more than one scatter");
    share.combinations += BigInt(combinations);
    share.wins += BigInt(combinations) * BigInt(win);
    share.squares += BigInt(combinations) * BigInt(win) ** 2n;
    share.top = better(share.top, { win, ways: BigInt(combinations) });
  }
  return shares;
}

type Moments = { wins: bigint; squares: bigint };

/** The sums of a round's wins and squared wins over `scale` equally likely ways, all in whole numbers. */
function roundMoments(theme: Theme, shares: readonly Share[], all: bigint): Moments & { scale: bigint } {
  const { awarded, retriggered, limit } = theme.freeSpins;
  const multiplier = BigInt(theme.freeSpins.multiplier);
  const free = shares.map(({ combinations, wins, squares }) => ({
    combinations,
    wins: wins * multiplier,
    squares: squares * multiplier ** 2n,
  }));
  const known = new Map<number, Moments>();
  const rest = (played: number, total: number): Moments => {
    if (played === total) return { wins: 0n, squares: 0n };
    const key = played * (limit + 1) + total;
    const before = known.get(key);
    if (before) return before;
    const scale = all ** BigInt(limit - played - 1);
    const found = afterSpin(free, scale, (scatters) =>
      rest(played + 1, Math.min(limit, total + paysFor(retriggered, scatters))),
    );
    known.set(key, found);
    return found;
  };
  const scale = all ** BigInt(limit);
  const round = afterSpin(shares, scale, (scatters) => rest(0, Math.min(limit, paysFor(awarded, scatters))));
  return { ...round, scale: scale * all };
}

/** One spin and what follows it: (x + y)² summed as x² + 2xy + y², where y hangs on the scatters alone. */
function afterSpin(
  shares: readonly Omit<Share, "top">[],
  scale: bigint,
  restAfter: (scatters: number) => Moments,
): Moments {
  return shares.reduce<Moments>(
    (sum, { combinations, wins, squares }, scatters) => {
      if (combinations === 0n) return sum;
      const rest = restAfter(scatters);
      return {
        wins: sum.wins + wins * scale + combinations * rest.wins,
        squares: sum.squares + squares * scale + 2n * wins * rest.wins + combinations * rest.squares,
      };
    },
    { wins: 0n, squares: 0n },
  );
}

function bestRound(theme: Theme, shares: readonly Share[], all: bigint): Best {
  const { awarded, retriggered, limit, multiplier } = theme.freeSpins;
  const known = new Map<number, Best>();
  const bestOf = (times: number, restAfter: (scatters: number) => Best): Best =>
    shares.reduce((best, { combinations, top }, scatters) => {
      if (combinations === 0n) return best;
      const rest = restAfter(scatters);
      return better(best, { win: top.win * times + rest.win, ways: top.ways * rest.ways });
    }, NOTHING);
  const rest = (played: number, total: number): Best => {
    if (played === total) return { win: 0, ways: all ** BigInt(limit - played) };
    const key = played * (limit + 1) + total;
    const found =
      known.get(key) ??
      bestOf(multiplier, (scatters) =>
        rest(played + 1, Math.min(limit, total + paysFor(retriggered, scatters))),
      );
    known.set(key, found);
    return found;
  };
  return bestOf(1, (scatters) => rest(0, Math.min(limit, paysFor(awarded, scatters))));
}
