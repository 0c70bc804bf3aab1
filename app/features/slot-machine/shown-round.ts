import { roundEndOf } from "#app/lib/round-end.ts";
import type { Language } from "#server/core/languages.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";
import type { GameSheet, RoundView, SpinView } from "#server/studio/index.ts";
import type { ShownRound, ShownSpin, ShownWin } from "./slot-spin.ts";

type Lines = GameSheet["lines"];

/** A round as the machine shows it. Null for one whose stake was never taken. */
export function shownRound(round: RoundView, lines: Lines, language: Language): ShownRound | null {
  if (!round.payout) return null;
  return {
    roundId: round.roundId,
    spins: shownSpins(round.spins, lines, language),
    ...shownEnd(round.stake, round.payout, language),
  };
}

/** What a round came to, to be counted on. */
export function endInMinor(round: RoundView | null) {
  return round?.payout
    ? { stake: round.stake.minor.toString(), payout: round.payout.minor.toString() }
    : null;
}

/** What a round came to. */
export function shownEnd(stake: Money, payout: Money, language: Language) {
  return {
    stake: formatMoney(stake, language),
    payout: formatMoney(payout, language),
    end: roundEndOf(stake, payout),
  };
}

export function shownSpins(spins: readonly SpinView[], lines: Lines, language: Language): ShownSpin[] {
  return spins.map((spin, place) => ({
    place,
    free: spin.free,
    grid: spin.grid,
    wins: [...lineWins(spin, lines, language), ...scatterWins(spin, language)],
    multiplier: spin.multiplier,
    awardedSpins: spin.awardedSpins,
    win: spin.win.minor > 0n ? formatMoney(spin.win, language) : null,
  }));
}

function lineWins({ lineWins }: SpinView, lines: Lines, language: Language): ShownWin[] {
  return lineWins.map(({ line, symbol, count, win }) => ({
    line,
    symbol,
    count,
    cells: (lines[line - 1] ?? []).slice(0, count).map((row, reel) => [reel, row] as const),
    amount: formatMoney(win, language),
  }));
}

function scatterWins({ grid, scatters, scatterWin }: SpinView, language: Language): ShownWin[] {
  if (scatterWin.minor === 0n) return [];
  const cells = grid.flatMap((symbols, row) =>
    symbols.flatMap((symbol, reel) => (symbol === "scatter" ? [[reel, row] as const] : [])),
  );
  return [
    { line: null, symbol: "scatter", count: scatters, cells, amount: formatMoney(scatterWin, language) },
  ];
}
