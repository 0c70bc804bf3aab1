import { paysFor } from "../../slots/slot-engine.ts";
import { type LineSymbol, REELS, SYMBOLS, type SymbolId, type Theme } from "../../slots/theme.ts";
import { LETTERS } from "./letters.ts";

/** What one symbol pays in one grid: on `ways` ways, each of `count` reels from the left, in coins. */
export type WayWin = {
  readonly symbol: LineSymbol;
  readonly count: number;
  readonly ways: number;
  readonly win: number;
};

export type WayPays = Theme["linePays"];

const PAYING = SYMBOLS.filter((symbol): symbol is LineSymbol => symbol !== "wild" && symbol !== "scatter");

/**
 * What the ways of a grid pay. A way takes one cell of each reel, from the left and without a gap; wilds stand for
 * every paying symbol. There is no wild on the first reel, so no way is of wilds alone.
 */
export function wayWins(pays: WayPays, grid: readonly (readonly SymbolId[])[]): WayWin[] {
  return PAYING.flatMap((symbol) => {
    const found = waysOf(grid, symbol);
    const win = paysFor(pays[symbol], found.count) * found.ways;
    return found.count >= 3 && win > 0 ? [{ symbol, ...found, win }] : [];
  });
}

/** The same as a round is written down: the symbol by its letter. */
export type WrittenWay = Omit<WayWin, "symbol"> & { readonly symbol: string };

/** `multiplier` is already in the wins. */
export function writtenWays(
  pays: WayPays,
  grid: readonly (readonly SymbolId[])[],
  multiplier = 1,
): WrittenWay[] {
  return wayWins(pays, grid).map(({ symbol, count, ways, win }) => ({
    symbol: LETTERS[symbol],
    count,
    ways,
    win: win * multiplier,
  }));
}

function waysOf(grid: readonly (readonly SymbolId[])[], symbol: LineSymbol): { count: number; ways: number } {
  let ways = 1;
  for (let reel = 0; reel < REELS; reel += 1) {
    const cells = grid.filter((row) => row[reel] === symbol || row[reel] === "wild").length;
    if (cells === 0) return { count: reel, ways: reel === 0 ? 0 : ways };
    ways *= cells;
  }
  return { count: REELS, ways };
}
