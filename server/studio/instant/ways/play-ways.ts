import type { Draw } from "../../fairness/pf1.ts";
import { paysFor } from "../../slots/slot-engine.ts";
import type { Pays } from "../../slots/theme.ts";
import { COINS_PER_STAKE } from "../reels/coins.ts";
import { gridOf } from "../reels/grid.ts";
import { rowsOf } from "../reels/letters.ts";
import { type WrittenWay, writtenWays } from "../reels/way-wins.ts";
import type { WaysGame } from "./ways-game.ts";

/** One spin of a ways slot. Wins are in coins, with the multiplier already in them. */
export type WaysSpin = {
  readonly free: boolean;
  /** Per reel, the place on its strip that stands in the top row. */
  readonly stops: readonly number[];
  /** From the top, a letter per symbol. */
  readonly rows: readonly string[];
  readonly wins: readonly WrittenWay[];
  readonly scatters: number;
  readonly scatterWin: number;
  readonly multiplier: number;
  /** Free spins that this spin really added, after the limit. */
  readonly awarded: number;
  readonly win: number;
};

export type WaysRound = { readonly spins: readonly WaysSpin[]; readonly win: number };

/** Plays a whole round: the paid spin and every free spin after it. The draws alone decide it. */
export function playWays(game: WaysGame, draw: Draw): WaysRound {
  const { awarded, retriggered, limit } = game.freeSpins;
  const first = playSpin(game, drawStops(game, draw), { free: false, awards: awarded, room: limit });
  const spins = [first];
  let owed = first.awarded;
  let room = limit - first.awarded;
  while (owed > 0) {
    const spin = playSpin(game, drawStops(game, draw), { free: true, awards: retriggered, room });
    spins.push(spin);
    owed += spin.awarded - 1;
    room -= spin.awarded;
  }
  return { spins, win: spins.reduce((sum, { win }) => sum + win, 0) };
}

/** One draw per reel, from the left. */
function drawStops({ strips }: WaysGame, draw: Draw): number[] {
  return strips.map((strip) => draw(strip.length));
}

type SpinTerms = { free: boolean; awards: Pays; room: number };

export function playSpin(
  game: WaysGame,
  stops: readonly number[],
  { free, awards, room }: SpinTerms,
): WaysSpin {
  const grid = gridOf(game.strips, stops);
  const multiplier = free ? game.freeSpins.multiplier : 1;
  const wins = writtenWays(game.linePays, grid, multiplier);
  const scatters = grid.flat().filter((symbol) => symbol === "scatter").length;
  const scatterWin = paysFor(game.scatterPays, scatters) * COINS_PER_STAKE * multiplier;
  return {
    free,
    stops,
    rows: rowsOf(grid),
    wins,
    scatters,
    scatterWin,
    multiplier,
    awarded: Math.min(room, paysFor(awards, scatters)),
    win: wins.reduce((sum, { win }) => sum + win, scatterWin),
  };
}
