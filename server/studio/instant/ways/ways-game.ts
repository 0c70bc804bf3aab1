import type { Theme } from "../../theme.ts";

/**
 * A slot of 243 ways. It is written as a theme with lines is: `linePays` are for one way, in coins, and the line bet is
 * the coin. No wild stands on the first reel, and no reel shows more than one scatter.
 */
export type WaysGame = Theme & {
  /** Where each symbol is drawn: the sprite of a theme, `name` or `name#id`. */
  readonly art: ReelArt;
};

/** The sprite of all symbols, and the symbols that are drawn elsewhere. */
export type ReelArt = { readonly sprite: string; readonly others?: Readonly<Record<string, string>> };
