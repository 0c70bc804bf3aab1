import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownInstantRound } from "#app/lib/instant-view.ts";
import { localText } from "#server/core/languages.ts";
import type { Asset } from "#server/core/numbers/money.ts";
import { coinsText, type ReelSheet, SCATTER, WILD } from "./reel-model.ts";

export type WayWin = {
  readonly symbol: string;
  readonly count: number;
  readonly ways: number;
  readonly win: number;
};

/** Every cell that is on a way that pays. */
export function litByWays(rows: readonly string[], wins: readonly WayWin[]): Set<number> {
  const columns = rows[0]?.length ?? 0;
  const lit = new Set<number>();
  for (const { symbol, count } of wins) {
    rows.forEach((letters, row) => {
      [...letters].slice(0, count).forEach((letter, column) => {
        if (letter === symbol || letter === WILD) lit.add(row * columns + column);
      });
    });
  }
  return lit;
}

export function litScatters(rows: readonly string[]): number[] {
  const columns = rows[0]?.length ?? 0;
  return rows.flatMap((letters, row) =>
    [...letters].flatMap((letter, column) => (letter === SCATTER ? [row * columns + column] : [])),
  );
}

type WinsProps = {
  sheet: ReelSheet;
  asset: Asset;
  round: ShownInstantRound;
  wins: readonly WayWin[];
  scatter?: { readonly count: number; readonly win: number };
};

/** What paid in one spin, symbol by symbol. */
export function WayWins({ sheet, asset, round, wins, scatter }: WinsProps) {
  const { t, language } = useSpeech();
  const nameOf = (letter: string) => localText(sheet.symbols[letter]?.names ?? { fa: "" }, language);
  const amount = (win: number) => coinsText(round.stakeMinor, win, { asset, language });
  if (wins.length === 0 && !scatter?.win) return null;
  return (
    <ul className="reel-wins">
      {wins.map(({ symbol, count, ways, win }) => (
        <li key={symbol}>
          {t("instant.reels.wayWin", { count, symbol: nameOf(symbol), ways })} <bdi>{amount(win)}</bdi>
        </li>
      ))}
      {scatter?.win ? (
        <li>
          {t("play.scatterWin", { count: scatter.count, symbol: nameOf(SCATTER) })}{" "}
          <bdi>{amount(scatter.win)}</bdi>
        </li>
      ) : null}
    </ul>
  );
}
