import { ROWS, type Strip, type SymbolId } from "../../slots/theme.ts";

/** What stands in the window when each strip has stopped at its place: rows from the top, each from the left. */
export function gridOf(strips: readonly Strip[], stops: readonly number[]): SymbolId[][] {
  return Array.from({ length: ROWS }, (_, row) =>
    strips.map((strip, reel) => {
      const symbol = strip[((stops[reel] ?? 0) + row) % strip.length];
      if (symbol === undefined) throw new Error("A strip is empty");
      return symbol;
    }),
  );
}
