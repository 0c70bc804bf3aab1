import { plus, type Rational, rational, times } from "../rational.ts";
import { lineWin, paysFor } from "./slot-engine.ts";
import { ROWS, type Strip, type SymbolId, type Theme } from "./theme.ts";

/** A line that has not won with its first three symbols does not win. */
const SHORTEST_RUN = 3;

/**
 * The exact share of the stakes that a game pays back, as a reduced fraction. It uses that every line
 * sees one symbol of each reel with the chances of the strip, that scatters of different reels are
 * independent, and that whether a free spin is played is settled before it turns, so the mean of all
 * free spins is the mean number of them times the mean of one. figures.test.ts proves the same number
 * by counting every stop.
 */
export function returnToPlayer(theme: Theme): Rational {
  const all = stopCombinations(theme);
  const scatters = scatterWays(theme);
  const perScatter = sumOver(scatters, (count) => BigInt(paysFor(theme.scatterPays, count)));
  const paidSpin = plus(rational(sumOverKinds(theme), all), rational(perScatter, all));
  const multiplier = rational(BigInt(theme.freeSpins.multiplier), 1n);
  return plus(paidSpin, times(times(paidSpin, multiplier), meanFreeSpins(theme, scatters, all)));
}

type Kinds = readonly (readonly [SymbolId, bigint])[];

/**
 * What one line wins over all combinations of stops, in line bets; over all of them it is the mean of
 * one line, and so the mean of the twenty in total stakes.
 */
function sumOverKinds(theme: Theme): bigint {
  const kinds = theme.strips.map(symbolCounts);
  const sumFrom = (prefix: readonly SymbolId[], ways: bigint): bigint => {
    const next = kinds[prefix.length];
    if (!next) return ways * BigInt(lineWin(theme, prefix)?.win ?? 0);
    if (prefix.length === SHORTEST_RUN && !lineWin(theme, prefix)) return 0n;
    return next.reduce((sum, [symbol, count]) => sum + sumFrom([...prefix, symbol], ways * count), 0n);
  };
  return sumFrom([], 1n);
}

function symbolCounts(strip: Strip): Kinds {
  const counts = new Map<SymbolId, bigint>();
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0n) + 1n);
  return [...counts];
}

export function stopCombinations(theme: Theme): bigint {
  return theme.strips.reduce((product, { length }) => product * BigInt(length), 1n);
}

/** In how many combinations of stops exactly 0, 1 … 5 scatters are in view. A reel shows one at most. */
function scatterWays(theme: Theme): bigint[] {
  let ways = [1n];
  for (const strip of theme.strips) {
    const seen = BigInt(stopsWithScatter(strip));
    const unseen = BigInt(strip.length) - seen;
    const [before, shifted] = [ways.concat(0n), [0n].concat(ways)];
    ways = before.map((way, count) => way * unseen + (shifted[count] ?? 0n) * seen);
  }
  return ways;
}

function stopsWithScatter(strip: Strip): number {
  return strip.filter((_, stop) =>
    Array.from({ length: ROWS }, (_row, row) => strip[(stop + row) % strip.length]).includes("scatter"),
  ).length;
}

/**
 * The mean number of free spins of a round: exact recursion over spins played and spins awarded, in whole
 * numbers over `all` to the power of the spins that are still possible.
 */
function meanFreeSpins(theme: Theme, scatters: readonly bigint[], all: bigint): Rational {
  const { awarded, retriggered, limit } = theme.freeSpins;
  const known = new Map<number, bigint>();
  const meanFrom = (played: number, total: number): bigint => {
    if (played === total) return 0n;
    const key = played * (limit + 1) + total;
    const before = known.get(key);
    if (before !== undefined) return before;
    const after = sumOver(scatters, (count) =>
      meanFrom(played + 1, Math.min(limit, total + paysFor(retriggered, count))),
    );
    const mean = all ** BigInt(limit - played) + after;
    known.set(key, mean);
    return mean;
  };
  const sum = sumOver(scatters, (count) => meanFrom(0, Math.min(limit, paysFor(awarded, count))));
  return rational(sum, all ** BigInt(limit + 1));
}

function sumOver(ways: readonly bigint[], valueAt: (count: number) => bigint): bigint {
  return ways.reduce((sum, way, count) => (way === 0n ? sum : sum + way * valueAt(count)), 0n);
}
