import { type Language, localText } from "#server/core/languages.ts";
import { formatMoney } from "#server/core/numbers/money.ts";
import { formatHundredths, formatWhole } from "#server/core/numbers/numbers.ts";
import { formatBasisPoints, shareText } from "#server/core/numbers/percent.ts";
import type { GameSheet } from "#server/studio/index.ts";

/** The odds of a game as its page prints them. */
export type ShownOdds = {
  readonly rtp: string;
  /** The return to the thirtieth digit: the fraction itself stands in the file of the game. */
  readonly exact: string;
  readonly hit: string;
  readonly volatility: "low" | "medium" | "high";
  /** The most that one paid spin can give, and one spin in how many gives it. */
  readonly topSpin: { readonly times: string; readonly amount: string; readonly oneIn: string };
  readonly symbols: Readonly<Record<string, string>>;
  /** Best first; the scatter, which pays wherever it stands, comes last. */
  readonly pays: ReadonlyArray<{ readonly symbol: string; readonly amounts: readonly string[] }>;
  readonly lines: GameSheet["lines"];
  readonly freeSpins: GameSheet["freeSpins"];
};

export function shownOdds(sheet: GameSheet, language: Language): ShownOdds {
  const { rtpNumerator, rtpDenominator, rtpBasisPoints, hitBasisPoints, topSpinOneIn, volatility } =
    sheet.figures;
  const amounts = (pays: GameSheet["scatterPays"]) => pays.map(({ amount }) => formatMoney(amount, language));
  return {
    rtp: formatBasisPoints(rtpBasisPoints, language),
    exact: shareText(BigInt(rtpNumerator), BigInt(rtpDenominator)),
    hit: formatBasisPoints(hitBasisPoints, language),
    volatility,
    topSpin: {
      times: formatHundredths(sheet.topSpin.stakesHundredths, language),
      amount: formatMoney(sheet.topSpin.amount, language),
      oneIn: formatWhole(topSpinOneIn, language),
    },
    symbols: symbolNames(sheet, language),
    pays: [
      ...sheet.paytable.map(({ symbol, pays }) => ({ symbol, amounts: amounts(pays) })),
      { symbol: "scatter", amounts: amounts(sheet.scatterPays) },
    ],
    lines: sheet.lines,
    freeSpins: sheet.freeSpins,
  };
}

export function symbolNames({ symbols }: GameSheet, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(symbols).map(([id, names]) => [id, localText(names, language)]));
}

/** What the reels show before the first spin: the first stops of their strips. */
export function idleGrid({ strips }: GameSheet): string[][] {
  return [0, 1, 2].map((row) => strips.map((strip) => strip[row] ?? "l1"));
}
