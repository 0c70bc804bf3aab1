import type { LocalText } from "../../core/languages.ts";

export const REELS = 5;
export const ROWS = 3;

/** The vendor codes under which the studio's series stand in the catalogue; FB is the book of sports. */
export const STUDIO_VENDORS = ["NARD", "KHATAM", "SIMORGH", "FB"] as const;
export type StudioVendor = (typeof STUDIO_VENDORS)[number];

/** Every theme has these ten symbols; public/studio/<code>.svg draws each under the same id. */
export const SYMBOLS = ["wild", "scatter", "h1", "h2", "h3", "h4", "l1", "l2", "l3", "l4"] as const;
export type SymbolId = (typeof SYMBOLS)[number];
export type LineSymbol = Exclude<SymbolId, "wild" | "scatter">;

/** What three, four and five of a kind give. */
export type Pays = readonly [three: number, four: number, five: number];

/** The symbols of one reel from stop 0 on; the last is followed by the first. */
export type Strip = readonly SymbolId[];

export type FreeSpinRule = {
  /** Spins for three, four and five scatters of the paid spin. */
  readonly awarded: Pays;
  /** Spins that three, four and five scatters of a free spin add. */
  readonly retriggered: Pays;
  /** No round has more free spins than this; what an award has above it is not played. */
  readonly limit: number;
  /** Every win of a free spin is this many times the paytable. */
  readonly multiplier: number;
};

/**
 * One slot game: its names, its mathematics and the stakes it takes.
 * `mathVersion` counts changes of strips, pays or free-spin rule; figures.json has to be made again with it.
 */
export type Theme = {
  readonly code: string;
  readonly vendor: StudioVendor;
  readonly mathVersion: number;
  readonly names: LocalText;
  readonly symbols: Readonly<Record<SymbolId, LocalText>>;
  readonly strips: readonly [Strip, Strip, Strip, Strip, Strip];
  /** In line bets. `wild` is there only where a wild can stand on the first reel. */
  readonly linePays: Readonly<Record<LineSymbol, Pays>> & { readonly wild?: Pays };
  /** In total stakes, wherever the scatters stand. */
  readonly scatterPays: Pays;
  readonly freeSpins: FreeSpinRule;
  /** The line bets on offer in minor units, lowest first. The total stake is one line bet on each line. */
  readonly lineBetsMinor: readonly [bigint, ...bigint[]];
};

const KNOWN_SYMBOLS: ReadonlySet<string> = new Set(SYMBOLS);

/** Reads a strip written as symbol ids with spaces between them. Throws on an unknown symbol. */
export function strip(text: string): Strip {
  return text.trim().split(/\s+/).map(asSymbol);
}

function asSymbol(text: string): SymbolId {
  if (!isSymbol(text)) throw new Error(`A strip has the unknown symbol ${text}`);
  return text;
}

function isSymbol(text: string): text is SymbolId {
  return KNOWN_SYMBOLS.has(text);
}
