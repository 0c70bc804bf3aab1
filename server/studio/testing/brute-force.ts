import { playRound, type Spin } from "../slots/slot-engine.ts";
import type { SpinClass } from "../slots/spin-distribution.ts";
import type { Theme } from "../slots/theme.ts";

/** Every combination of stops of a theme, each once. For short strips only. */
export function everyStops(theme: Theme): number[][] {
  return theme.strips.reduce<number[][]>(
    (prefixes, strip) => prefixes.flatMap((prefix) => [...strip.keys()].map((stop) => prefix.concat(stop))),
    [[]],
  );
}

/** The paid spin at these stops, as the engine plays it, and a free spin with all its room left. */
function spinsAt(theme: Theme, stops: readonly number[]): { paid: Spin; free: Spin } {
  const paid = playRound({ ...theme, freeSpins: { ...theme.freeSpins, limit: 0 } }, replaying(stops))
    .spins[0];
  const onlyOne = { ...theme.freeSpins, awarded: [1, 1, 1] as const, limit: 1 };
  const opening = openingWithScatters(theme);
  const free = playRound({ ...theme, freeSpins: onlyOne }, replaying([...opening, ...stops])).spins[1];
  if (!paid || !free) throw new Error("The engine did not play the spin");
  return { paid, free };
}

/** Stops whose paid spin wins free spins. */
function openingWithScatters(theme: Theme): number[] {
  return theme.strips.map((strip) => Math.max(0, strip.indexOf("scatter")));
}

function replaying(numbers: readonly number[]): () => number {
  const left = [...numbers];
  return () => left.shift() ?? 0;
}

type Sums = { wins: bigint; squares: bigint; ways: bigint; topRoundWin: number; topRoundWays: bigint };

/**
 * Sums over every possible round, by walking them: each way of a spin stands for as many rounds as the
 * spins that are not played leave open, so that all rounds weigh the same.
 */
export function bruteRound(theme: Theme): Sums & { spins: SpinClass[] } {
  const played = everyStops(theme).map((stops) => spinsAt(theme, stops));
  const paid = classesOf(played.map((spins) => spins.paid));
  const free = classesOf(played.map((spins) => spins.free));
  const { awarded, retriggered, limit } = theme.freeSpins;
  const sums: Sums = { wins: 0n, squares: 0n, ways: 0n, topRoundWin: -1, topRoundWays: 0n };
  const walk = (win: number, weight: bigint, owed: number, room: number, spinsLeft: number): void => {
    if (owed === 0) {
      const ways = weight * BigInt(played.length) ** BigInt(spinsLeft);
      sums.ways += ways;
      sums.wins += ways * BigInt(win);
      sums.squares += ways * BigInt(win) ** 2n;
      if (win > sums.topRoundWin) Object.assign(sums, { topRoundWin: win, topRoundWays: 0n });
      if (win === sums.topRoundWin) sums.topRoundWays += ways;
      return;
    }
    for (const spin of free) {
      const added = Math.min(room, retriggered[spin.scatters - 3] ?? 0);
      const ways = weight * BigInt(spin.combinations);
      walk(win + spin.win, ways, owed - 1 + added, room - added, spinsLeft - 1);
    }
  };
  for (const spin of paid) {
    const added = Math.min(limit, awarded[spin.scatters - 3] ?? 0);
    walk(spin.win, BigInt(spin.combinations), added, limit - added, limit);
  }
  return { ...sums, spins: paid };
}

function classesOf(spins: readonly Spin[]): SpinClass[] {
  const counted = new Map<string, SpinClass>();
  for (const { scatters, win } of spins) {
    const key = `${scatters}|${win}`;
    const combinations = (counted.get(key)?.combinations ?? 0) + 1;
    counted.set(key, { scatters, win, combinations });
  }
  return [...counted.values()].sort((left, right) => left.win - right.win || left.scatters - right.scatters);
}
