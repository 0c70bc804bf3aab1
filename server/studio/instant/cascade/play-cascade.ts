import type { Draw } from "../../fairness/pf1.ts";
import { atWeight } from "../../fairness/weighted.ts";
import type { SymbolId } from "../../slots/theme.ts";
import { COINS_PER_STAKE } from "../reels/coins.ts";
import { LETTERS } from "../reels/letters.ts";
import { CASCADE_CELLS, CASCADE_ROWS, type CascadeGame, COLUMNS } from "./cascade-game.ts";
import { type GroupWin, groupWins } from "./group-wins.ts";

/** A grid between two falls. The last of a drop pays nothing. Cells are counted column by column, each from the top. */
export type CascadeStep = {
  readonly rows: readonly string[];
  readonly wins: readonly (Omit<GroupWin, "symbol"> & { readonly symbol: string })[];
  /** Already in `win`, not in the wins. */
  readonly multiplier: number;
  readonly win: number;
};

export type CascadeDrop = {
  readonly free: boolean;
  readonly steps: readonly CascadeStep[];
  readonly scatters: number;
  readonly awarded: number;
  readonly win: number;
};

export type CascadeRound = {
  readonly drops: readonly CascadeDrop[];
  readonly win: number;
  /** It reached the most that a round pays, and ended there. */
  readonly isCapped: boolean;
};

/** Plays a whole round: the paid drop and every free one. The draws alone decide it. */
export function playCascade(game: CascadeGame, draw: Draw): CascadeRound {
  const cap = game.capStakes * COINS_PER_STAKE;
  const first = playDrop(game, draw, { free: false, climbed: 0, room: cap });
  const drops = [first.drop];
  let win = first.drop.win;
  let owed = first.drop.awarded;
  let given = owed;
  let climbed = 0;
  while (owed > 0 && win < cap) {
    const { drop, paying } = playDrop(game, draw, { free: true, climbed, room: cap - win });
    const more = Math.min(drop.awarded, (game.freeDrops?.limit ?? 0) - given);
    drops.push({ ...drop, awarded: more });
    win += drop.win;
    climbed += paying;
    given += more;
    owed += more - 1;
  }
  return { drops, win, isCapped: win === cap };
}

type DropTerms = {
  free: boolean;
  /** How many steps have paid in the free drops before. */
  climbed: number;
  /** What may still be paid before the cap. */
  room: number;
};

function playDrop(
  game: CascadeGame,
  draw: Draw,
  { free, climbed, room }: DropTerms,
): { drop: CascadeDrop; paying: number } {
  const ladder = free ? (game.freeDrops?.multipliers ?? game.multipliers) : game.multipliers;
  const drawSymbol = symbolsOf(game, draw);
  const grid = Array.from({ length: CASCADE_CELLS }, drawSymbol);
  const steps: CascadeStep[] = [];
  let win = 0;
  for (;;) {
    const wins = groupWins(game, grid);
    const multiplier = ladder[Math.min(climbed + steps.length, ladder.length - 1)] ?? 1;
    const paid = Math.min(room - win, wins.reduce((sum, group) => sum + group.win, 0) * multiplier);
    steps.push({ rows: rowsOfCells(grid), wins: wins.map(written), multiplier, win: paid });
    win += paid;
    if (wins.length === 0 || win === room) break;
    fall(grid, new Set(wins.flatMap(({ cells }) => cells)), drawSymbol);
  }
  const scatters = grid.filter((symbol) => symbol === "scatter").length;
  const awarded = win === room ? 0 : freeDropsFor(game, scatters, free);
  const paying = steps.filter((step) => step.wins.length > 0).length;
  return { drop: { free, steps, scatters, awarded, win }, paying };
}

function written({ symbol, ...win }: GroupWin) {
  return { symbol: LETTERS[symbol], ...win };
}

export function freeDropsFor({ freeDrops }: CascadeGame, scatters: number, free: boolean): number {
  if (!freeDrops) return 0;
  if (free) return scatters >= freeDrops.again.from ? freeDrops.again.more : 0;
  if (scatters < freeDrops.trigger) return 0;
  const { awarded, trigger } = freeDrops;
  return awarded[Math.min(scatters - trigger, awarded.length - 1)] ?? 0;
}

/** Column by column from the left: what is left falls down, and new symbols come in above it, drawn from the top. */
function fall(grid: SymbolId[], gone: ReadonlySet<number>, drawSymbol: () => SymbolId): void {
  for (let column = 0; column < COLUMNS; column += 1) {
    const top = column * CASCADE_ROWS;
    const left = grid.slice(top, top + CASCADE_ROWS).filter((_, row) => !gone.has(top + row));
    const fresh = Array.from({ length: CASCADE_ROWS - left.length }, drawSymbol);
    grid.splice(top, CASCADE_ROWS, ...fresh, ...left);
  }
}

function symbolsOf({ weights }: CascadeGame, draw: Draw): () => SymbolId {
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return () => atWeight(weights, ([, weight]) => weight, draw(all))[0];
}

function rowsOfCells(grid: readonly SymbolId[]): string[] {
  return Array.from({ length: CASCADE_ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column) => {
      const symbol = grid[column * CASCADE_ROWS + row];
      return symbol ? LETTERS[symbol] : "";
    }).join(""),
  );
}
