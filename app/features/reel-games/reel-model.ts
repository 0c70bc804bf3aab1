import type { ShownJson } from "#app/lib/instant-view.ts";
import type { Language, LocalText } from "#server/core/languages.ts";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import { formatHundredths, formatWhole } from "#server/core/numbers/numbers.ts";

/** What a game of reels says of itself, by the letters that its grids are written in. */
export type ReelSheet = {
  readonly symbols: Readonly<Record<string, { readonly names: LocalText; readonly art: string }>>;
  readonly idle: readonly string[];
  /** Best first; in coins, of which a stake has twenty. */
  readonly pays: readonly { readonly symbol: string; readonly pays: readonly number[] }[];
  readonly bonusOneIn: number | null;
  readonly topSpin: { readonly hundredths: number; readonly oneIn: string } | null;
  readonly fullGridOneIn: string | null;
};

export const COINS_PER_STAKE = 20;
export const WILD = "W";
export const SCATTER = "S";

/** One picture of a round as it goes on. Places are counted row by row from the left. */
export type Frame = {
  readonly rows: readonly string[];
  readonly lit: ReadonlySet<number>;
  /** Coins that are held, in coins of the stake. */
  readonly coins: ReadonlyMap<number, number>;
  /** Columns from the left that stand still. */
  readonly standing: number;
  /** What has just come in. */
  readonly fresh: ReadonlySet<number>;
  readonly note: string;
  /** Its share of the time that the round is shown for. */
  readonly share: number;
};

const NONE: ReadonlySet<number> = new Set();

export function frameOf(rows: readonly string[], more: Partial<Frame> = {}): Frame {
  const columns = rows[0]?.length ?? 0;
  return {
    rows,
    lit: NONE,
    coins: new Map(),
    standing: columns,
    fresh: NONE,
    note: "",
    share: 1,
    ...more,
  };
}

/** A cell that the server counts column by column, each from the top, as its place. */
export function placeOf(cell: number, rows: readonly string[]): number {
  const high = rows.length;
  return (cell % high) * (rows[0]?.length ?? 0) + Math.floor(cell / high);
}

export function sheetOf<Sheet extends ReelSheet>(sheet: ShownJson): Sheet {
  return sheet as unknown as Sheet;
}

type Written = { asset: Asset; language: Language };

/** So many coins of a stake as money. */
export function coinsText(stakeMinor: string, coins: number, { asset, language }: Written): string {
  return formatMoney(money((BigInt(stakeMinor) * BigInt(coins)) / BigInt(COINS_PER_STAKE), asset), language);
}

/** So many coins as a multiple of the stake: `1.5×`, whole ones without decimals. */
export function timesText(coins: number, language: Language): string {
  return `${timesNumber(coins, language)}×`;
}

export function timesNumber(coins: number, language: Language): string {
  const hundredths = (coins * 100) / COINS_PER_STAKE;
  if (hundredths % 100 === 0) return formatWhole(hundredths / 100, language);
  const text = formatHundredths(hundredths, language);
  return hundredths % 10 === 0 ? text.slice(0, -1) : text;
}
