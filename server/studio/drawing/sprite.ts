import type { SymbolId } from "../slots/theme.ts";

/** The ten drawings of a theme, each made for a box of 100 by 100. */
export type Symbols = Readonly<Record<SymbolId, string>>;

/** One file that holds the ten drawings: a page shows one by `<use href="/studio/<theme>.svg#h1"/>`. */
export const sprite = (symbols: Symbols): string => {
  const drawn = Object.entries(symbols).map(
    ([id, drawing]) => `<symbol id="${id}" viewBox="0 0 100 100">${drawing}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${drawn.join("\n")}</svg>\n`;
};
