import type { SymbolId } from "../../slots/theme.ts";

/** How a grid is written down: a word per row, a letter per symbol. */
export const LETTERS: Readonly<Record<SymbolId, string>> = {
  wild: "W",
  scatter: "S",
  h1: "A",
  h2: "B",
  h3: "C",
  h4: "D",
  l1: "E",
  l2: "F",
  l3: "G",
  l4: "H",
};

export function rowsOf(grid: readonly (readonly SymbolId[])[]): string[] {
  return grid.map((row) => row.map((symbol) => LETTERS[symbol]).join(""));
}
