import type { Speaker } from "#app/i18n/speech.tsx";
import { formatDay } from "#app/lib/dates.ts";
import type { Board, RankedPlayer, Win } from "#server/catalogue/index.ts";
import { formatMoney } from "#server/core/numbers/money.ts";

/** One line of a list of winners, ready to print. */
export type WinnerLine = {
  readonly place: number;
  readonly player: string;
  readonly amount: string;
  /** The game and the day, where the line is one round. */
  readonly game?: string;
  readonly day?: string;
};

/** Money and play money apart. */
export type WinnerLists = { readonly real: readonly WinnerLine[]; readonly trial: readonly WinnerLine[] };

export function shownWins(
  { real, trial }: Board<Win>,
  { language, timeZone }: Omit<Speaker, "t">,
): WinnerLists {
  const line = ({ player, amount, game, at }: Win, place: number): WinnerLine => ({
    place,
    player,
    game,
    amount: formatMoney(amount, language),
    day: formatDay(at, language, timeZone),
  });
  return { real: real.map(line), trial: trial.map(line) };
}

export function shownRanks(
  { real, trial }: Board<RankedPlayer>,
  { language }: Pick<Speaker, "language">,
): WinnerLists {
  const line = ({ player, amount }: RankedPlayer, place: number): WinnerLine => ({
    place,
    player,
    amount: formatMoney(amount, language),
  });
  return { real: real.map(line), trial: trial.map(line) };
}
