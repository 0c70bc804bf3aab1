import type { SymbolId } from "../../slots/theme.ts";
import { CASCADE_CELLS, CASCADE_ROWS, type CascadeGame } from "./cascade-game.ts";

/** A group of one symbol that pays, wilds with it, and its pay in coins before the multiplier. */
export type GroupWin = {
  readonly symbol: SymbolId;
  readonly count: number;
  readonly cells: readonly number[];
  readonly win: number;
};

/** Everything that pays in a grid. */
export function groupWins(game: CascadeGame, grid: readonly SymbolId[]): GroupWin[] {
  return game.weights.flatMap(([symbol]) => {
    if (symbol === "wild" || symbol === "scatter") return [];
    const groups = game.counted === "anywhere" ? [cellsOf(grid, symbol)] : clustersOf(grid, symbol);
    return groups.flatMap((cells) => {
      const win = bandPay(game, symbol, cells.length);
      return win > 0 ? [{ symbol, count: cells.length, cells, win }] : [];
    });
  });
}

export function bandPay({ bands }: CascadeGame, symbol: SymbolId, count: number): number {
  let pay = 0;
  bands.from.forEach((from, band) => {
    if (count >= from) pay = bands.pays[symbol]?.[band] ?? 0;
  });
  return pay;
}

function cellsOf(grid: readonly SymbolId[], symbol: SymbolId): number[] {
  return grid.flatMap((held, cell) => (held === symbol ? [cell] : []));
}

/** Cells of the symbol that hang together by their sides, with the wilds that touch them. */
function clustersOf(grid: readonly SymbolId[], symbol: SymbolId): number[][] {
  const seen = new Set<number>();
  return cellsOf(grid, symbol).flatMap((start) => {
    if (seen.has(start)) return [];
    const cells = [start];
    seen.add(start);
    for (let next = 0; next < cells.length; next += 1) {
      for (const beside of neighboursOf(cells[next] ?? 0)) {
        const held = grid[beside];
        if (seen.has(beside) || (held !== symbol && held !== "wild")) continue;
        seen.add(beside);
        cells.push(beside);
      }
    }
    return [cells];
  });
}

/** Left, right, above, below. */
export function neighboursOf(cell: number): number[] {
  const row = cell % CASCADE_ROWS;
  return [
    cell - CASCADE_ROWS,
    cell + CASCADE_ROWS,
    ...(row > 0 ? [cell - 1] : []),
    ...(row < CASCADE_ROWS - 1 ? [cell + 1] : []),
  ].filter((beside) => beside >= 0 && beside < CASCADE_CELLS);
}
