import type { Draw } from "../../fairness/pf1.ts";
import { SYMBOLS } from "../../slots/theme.ts";
import { COINS_PER_STAKE } from "../reels/coins.ts";
import { CASCADE_CELLS, CASCADE_ROWS, type CascadeGame, COLUMNS } from "./cascade-game.ts";
import { bandPay, neighboursOf } from "./group-wins.ts";
import { freeDropsFor } from "./play-cascade.ts";

/** As numbers of this file: an import is looked up anew each time that a test runner's loop meets it. */
const CELLS = CASCADE_CELLS;
const ROWS_EACH = CASCADE_ROWS;
const COLUMN_COUNT = COLUMNS;
const KINDS = SYMBOLS.length;
const WILD = SYMBOLS.indexOf("wild");
const SCATTER = SYMBOLS.indexOf("scatter");
const NOBODY = CELLS;

/** The cells beside each, four for each, NOBODY where there is none. */
const BESIDE = Uint8Array.from(
  Array.from({ length: CELLS }, (_, cell) => {
    const beside = neighboursOf(cell);
    return [0, 1, 2, 3].map((at) => beside[at] ?? NOBODY);
  }).flat(),
);

export type FastRound = { win: number; freeDrops: number; isCapped: boolean };

/**
 * A player of whole rounds for the proof of the return: the same draws in the same order as play-cascade.ts, and the
 * same wins (a test compares the two), without writing down what happened.
 */
export function fastCascade(game: CascadeGame): (draw: Draw, round: FastRound) => void {
  const table = Uint8Array.from(
    game.weights.flatMap(([symbol, weight]) => Array<number>(weight).fill(SYMBOLS.indexOf(symbol))),
  );
  const sizes = CELLS + 1;
  const pays = Int32Array.from(
    SYMBOLS.flatMap((symbol) =>
      Array.from({ length: sizes }, (_, count) =>
        symbol === "wild" || symbol === "scatter" ? 0 : bandPay(game, symbol, count),
      ),
    ),
  );
  const isAnywhere = game.counted === "anywhere";
  const freeLadder = game.freeDrops?.multipliers ?? game.multipliers;
  const limit = game.freeDrops?.limit ?? 0;
  const cap = game.capStakes * COINS_PER_STAKE;
  const grid = new Uint8Array(CELLS + 1).fill(KINDS);
  const gone = new Uint8Array(CELLS);
  const counts = new Uint8Array(KINDS + 1);
  const seen = new Int32Array(CELLS + 1);
  const queue = new Uint8Array(CELLS);
  let stamp = 0;
  let climbed = 0;

  function anywhere(): number {
    counts.fill(0);
    for (let cell = 0; cell < CELLS; cell += 1)
      counts[grid[cell] as number] = (counts[grid[cell] as number] as number) + 1;
    let win = 0;
    for (let kind = 0; kind < KINDS; kind += 1) {
      const pay = pays[kind * sizes + (counts[kind] as number)] as number;
      if (pay === 0) continue;
      win += pay;
      for (let cell = 0; cell < CELLS; cell += 1) if (grid[cell] === kind) gone[cell] = 1;
    }
    return win;
  }

  function clusters(): number {
    let win = 0;
    const before = stamp;
    for (let start = 0; start < CELLS; start += 1) {
      const kind = grid[start] as number;
      if (kind === WILD || kind === SCATTER || (seen[start] as number) > before) continue;
      const size = grow(start, kind);
      const pay = pays[kind * sizes + size] as number;
      if (pay === 0) continue;
      win += pay;
      for (let at = 0; at < size; at += 1) gone[queue[at] as number] = 1;
    }
    return win;
  }

  /** Fills the queue with the cluster of a cell. Each cluster has a stamp of its own: wilds are in more than one. */
  function grow(start: number, kind: number): number {
    stamp += 1;
    let size = 1;
    queue[0] = start;
    seen[start] = stamp;
    for (let next = 0; next < size; next += 1) {
      const at = (queue[next] as number) * 4;
      for (let side = at; side < at + 4; side += 1) {
        const beside = BESIDE[side] as number;
        const held = grid[beside] as number;
        if ((held !== kind && held !== WILD) || seen[beside] === stamp) continue;
        seen[beside] = stamp;
        queue[size] = beside;
        size += 1;
      }
    }
    return size;
  }

  function fall(draw: Draw): void {
    for (let column = 0; column < COLUMN_COUNT; column += 1) {
      const top = column * ROWS_EACH;
      let to = top + ROWS_EACH - 1;
      for (let from = to; from >= top; from -= 1) {
        if (gone[from] === 1) {
          gone[from] = 0;
          continue;
        }
        grid[to] = grid[from] as number;
        to -= 1;
      }
      for (let cell = top; cell <= to; cell += 1) grid[cell] = table[draw(table.length)] as number;
    }
  }

  function drop(draw: Draw, ladder: readonly number[], room: number): number {
    for (let cell = 0; cell < CELLS; cell += 1) grid[cell] = table[draw(table.length)] as number;
    let win = 0;
    for (;;) {
      const paid = isAnywhere ? anywhere() : clusters();
      if (paid === 0) return win;
      win += paid * (ladder[climbed < ladder.length ? climbed : ladder.length - 1] as number);
      climbed += 1;
      if (win >= room) {
        gone.fill(0);
        return room;
      }
      fall(draw);
    }
  }

  function scatters(): number {
    let shown = 0;
    for (let cell = 0; cell < CELLS; cell += 1) if (grid[cell] === SCATTER) shown += 1;
    return shown;
  }

  return (draw, round) => {
    climbed = 0;
    if (stamp > 1_000_000_000) {
      stamp = 0;
      seen.fill(0);
    }
    let win = drop(draw, game.multipliers, cap);
    let owed = win === cap ? 0 : freeDropsFor(game, scatters(), false);
    let given = owed;
    round.freeDrops = 0;
    climbed = 0;
    while (owed > 0 && win < cap) {
      win += drop(draw, freeLadder, cap - win);
      const more = win === cap ? 0 : Math.min(freeDropsFor(game, scatters(), true), limit - given);
      given += more;
      owed += more - 1;
      round.freeDrops += 1;
    }
    round.win = win;
    round.isCapped = win === cap;
  };
}
