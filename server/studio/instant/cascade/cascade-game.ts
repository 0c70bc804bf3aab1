import type { LocalText } from "../../../core/languages.ts";
import type { StudioVendor, SymbolId } from "../../slots/theme.ts";
import type { ReelArt } from "../reels/reel-art.ts";

export const COLUMNS = 6;
export const CASCADE_ROWS = 5;
export const CASCADE_CELLS = COLUMNS * CASCADE_ROWS;

/** The counts from which a band of pays begins, lowest first, and what each symbol pays in each band, in coins. */
export type BandPays = {
  readonly from: readonly number[];
  readonly pays: Readonly<Partial<Record<SymbolId, readonly number[]>>>;
};

export type CascadeFreeRule = {
  /** So many scatters at the end of a drop give so many free drops; the last entry counts for more as well. */
  readonly trigger: number;
  readonly awarded: readonly number[];
  /** In a free drop, from so many scatters on, so many more. */
  readonly again: { readonly from: number; readonly more: number };
  readonly limit: number;
  /** In free drops the multiplier goes on from drop to drop and never back. */
  readonly multipliers: readonly number[];
};

/**
 * A game of six columns and five rows, where each cell draws its own symbol. What pays vanishes, the rest falls, and new
 * symbols come from above until nothing pays any more.
 */
export type CascadeGame = {
  readonly code: string;
  readonly vendor: StudioVendor;
  readonly mathVersion: number;
  readonly names: LocalText;
  readonly symbols: Readonly<Partial<Record<SymbolId, LocalText>>>;
  readonly art: ReelArt;
  /** In so many of all draws of a cell. */
  readonly weights: readonly (readonly [symbol: SymbolId, weight: number])[];
  /** Wherever they lie, or only those that touch by a side; a wild touches for every symbol. */
  readonly counted: "anywhere" | "clusters";
  readonly bands: BandPays;
  /** For the first, second … paying step of a drop; the last for every later one. */
  readonly multipliers: readonly number[];
  readonly freeDrops?: CascadeFreeRule;
  /** No round pays more stakes than this: it ends there. */
  readonly capStakes: number;
  readonly stakesMinor: readonly bigint[];
};
