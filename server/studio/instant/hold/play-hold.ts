import type { Draw } from "../../fairness/pf1.ts";
import { atWeight } from "../../fairness/weighted.ts";
import { REELS, ROWS } from "../../slots/theme.ts";
import { gridOf } from "../reels/grid.ts";
import { rowsOf } from "../reels/letters.ts";
import { type WrittenWay, writtenWays } from "../reels/way-wins.ts";
import type { HoldGame, HoldRule } from "./hold-game.ts";

export const CELLS = REELS * ROWS;

/** A coin on its cell. Cells are counted reel by reel from the left, on each from the top, from 0. */
export type HeldCoin = { readonly cell: number; readonly value: number };

export type HoldFeature = {
  readonly start: readonly HeldCoin[];
  readonly respins: readonly { readonly landed: readonly HeldCoin[]; readonly left: number }[];
  readonly isFull: boolean;
  readonly win: number;
};

export type HoldRound = {
  readonly stops: readonly number[];
  readonly rows: readonly string[];
  readonly wins: readonly WrittenWay[];
  readonly feature: HoldFeature | null;
  readonly win: number;
};

/** Plays a whole round, the feature included. The draws alone decide it. */
export function playHold(game: HoldGame, draw: Draw): HoldRound {
  const stops = game.strips.map((strip) => draw(strip.length));
  const grid = gridOf(game.strips, stops);
  const wins = writtenWays(game.linePays, grid);
  const coins = Array.from({ length: CELLS }, (_, cell) => cell).filter(
    (cell) => grid[cell % ROWS]?.[Math.floor(cell / ROWS)] === "scatter",
  );
  const feature = coins.length >= game.hold.trigger ? playFeature(game.hold, coins, draw) : null;
  return {
    stops,
    rows: rowsOf(grid),
    wins,
    feature,
    win: wins.reduce((sum, { win }) => sum + win, feature?.win ?? 0),
  };
}

/**
 * First a value for each coin that is held; then, respin by respin, each empty cell in order asks whether a coin lands
 * and, where one does, at once for its value.
 */
export function playFeature(rule: HoldRule, held: readonly number[], draw: Draw): HoldFeature {
  const start = held.map((cell) => ({ cell, value: drawValue(rule, draw) }));
  const taken = new Set(held);
  const respins: { landed: HeldCoin[]; left: number }[] = [];
  let left = rule.respins;
  while (left > 0 && taken.size < CELLS) {
    const landed = respin(rule, taken, draw);
    for (const { cell } of landed) taken.add(cell);
    left = landed.length > 0 ? rule.respins : left - 1;
    respins.push({ landed, left });
  }
  const isFull = taken.size === CELLS;
  const coins = [...start, ...respins.flatMap(({ landed }) => landed)];
  const win = coins.reduce((sum, { value }) => sum + value, isFull ? rule.fullGrid : 0);
  return { start, respins, isFull, win };
}

function respin(rule: HoldRule, taken: ReadonlySet<number>, draw: Draw): HeldCoin[] {
  const [lands, of] = rule.landing;
  const landed: HeldCoin[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) {
    if (!taken.has(cell) && draw(of) < lands) landed.push({ cell, value: drawValue(rule, draw) });
  }
  return landed;
}

function drawValue({ values }: HoldRule, draw: Draw): number {
  const all = values.reduce((sum, { weight }) => sum + weight, 0);
  return atWeight(values, ({ weight }) => weight, draw(all)).value;
}
