import type { LocalText } from "../../core/languages.ts";
import { plainHundredths } from "../../core/numbers/hundredths.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import { type Figures, figuresOf } from "../figures.ts";
import type { StudioGame } from "../studio-game.ts";
import { LINE_COUNT, LINES, type Line } from "./lines.ts";
import { type FreeSpinRule, type Pays, type Strip, SYMBOLS, type SymbolId, type Theme } from "./theme.ts";
import { THEMES, themeOf } from "./themes.ts";

/** What three, four or five of a symbol pay: in line bets, and for the chosen line bet in money. */
export type PaytableEntry = { readonly count: number; readonly lineBets: number; readonly amount: Money };

/** A win that may come: in line bets, in hundredths of a total stake, and for the chosen line bet in money. */
export type TopWin = { readonly lineBets: number; readonly stakesHundredths: number; readonly amount: Money };

/** All that a player should see of a game before the stake. */
export type GameSheet = {
  readonly code: string;
  readonly vendor: string;
  readonly names: LocalText;
  readonly symbols: Readonly<Record<SymbolId, LocalText>>;
  readonly strips: readonly Strip[];
  readonly lines: readonly Line[];
  readonly lineBetsMinor: readonly bigint[];
  readonly lineBet: Money;
  readonly stake: Money;
  /** Best symbol first. A wild that pays nothing by itself is not in it. */
  readonly paytable: readonly { readonly symbol: SymbolId; readonly pays: readonly PaytableEntry[] }[];
  /** Wherever they stand. */
  readonly scatterPays: readonly PaytableEntry[];
  readonly freeSpins: FreeSpinRule;
  readonly figures: Figures;
  /** `95.22`: the return to player in percent, rounded down. */
  readonly rtpPercent: string;
  readonly hitPercent: string;
  /** The most that one paid spin pays. */
  readonly topSpin: TopWin;
  /** No round pays more. */
  readonly maxWin: TopWin;
};

/** The sheet of a game for one line bet, the lowest unless one is named; null for an unknown game. */
export function gameSheet(
  code: string,
  chosen: { lineBetMinor?: bigint; asset?: Asset } = {},
): GameSheet | null {
  const theme = themeOf(code);
  return theme
    ? sheetOf(theme, money(chosen.lineBetMinor ?? theme.lineBetsMinor[0], chosen.asset ?? "P"))
    : null;
}

function sheetOf(theme: Theme, lineBet: Money): GameSheet {
  const figures = figuresOf(theme);
  const inMoney = (lineBets: number) => money(BigInt(lineBets) * lineBet.minor, lineBet.asset);
  const entries = (pays: Pays, lineBetsEach: number): PaytableEntry[] =>
    pays.map((pay, index) => ({
      count: index + 3,
      lineBets: pay * lineBetsEach,
      amount: inMoney(pay * lineBetsEach),
    }));
  const topWin = (lineBets: number): TopWin => ({
    lineBets,
    stakesHundredths: (lineBets * 100) / LINE_COUNT,
    amount: inMoney(lineBets),
  });
  return {
    code: theme.code,
    vendor: theme.vendor,
    names: theme.names,
    symbols: theme.symbols,
    strips: theme.strips,
    lines: LINES,
    lineBetsMinor: theme.lineBetsMinor,
    lineBet,
    stake: inMoney(LINE_COUNT),
    paytable: SYMBOLS.flatMap((symbol) => {
      const pays = symbol === "scatter" ? undefined : theme.linePays[symbol];
      return pays ? [{ symbol, pays: entries(pays, 1) }] : [];
    }),
    scatterPays: entries(theme.scatterPays, LINE_COUNT),
    freeSpins: theme.freeSpins,
    figures,
    rtpPercent: plainHundredths(figures.rtpBasisPoints),
    hitPercent: plainHundredths(figures.hitBasisPoints),
    topSpin: topWin(figures.topSpinLineBets),
    maxWin: topWin(figures.topRoundLineBets),
  };
}

/** Every slot game with lines, series by series. */
export function slotGames(): StudioGame[] {
  return THEMES.map((theme) => ({
    vendor: theme.vendor,
    code: theme.code,
    names: theme.names,
    category: "RNG",
    engine: "slot",
    minLineBetMinor: theme.lineBetsMinor[0],
    rtpBasisPoints: figuresOf(theme).rtpBasisPoints,
    volatility: figuresOf(theme).volatility,
    isDemo: true,
  }));
}
