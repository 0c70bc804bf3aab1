import { useSpeech } from "#app/i18n/speech.tsx";
import { localText } from "#server/core/languages.ts";
import { Drawn } from "./reel-grid.tsx";
import { type ReelSheet, SCATTER, timesText } from "./reel-model.ts";

type PaytableProps = {
  sheet: ReelSheet;
  /** What the columns stand for: 3, 4, 5, or 8–9, 10–11 … */
  heads: readonly string[];
  /** In whole stakes, where scatters pay. */
  scatterPays?: readonly number[];
};

/** What each symbol pays, in stakes. */
export function Paytable({ sheet, heads, scatterPays }: PaytableProps) {
  const { t, language } = useSpeech();
  const scatter = scatterPays ? [{ symbol: SCATTER, pays: scatterPays.map((stakes) => stakes * 20) }] : [];
  return (
    <div className="reel-paytable">
      <table className="paytable">
        <thead>
          <tr>
            <th scope="col">{t("play.odds.symbol")}</th>
            {heads.map((head) => (
              <th key={head} scope="col" className="paytable__amount">
                <bdi>{head}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...sheet.pays, ...scatter].map(({ symbol, pays }) => {
            const drawn = sheet.symbols[symbol];
            return (
              <tr key={symbol}>
                <th scope="row" className="paytable__symbol">
                  <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                    {drawn ? <Drawn art={drawn.art} /> : null}
                  </svg>
                  {drawn ? localText(drawn.names, language) : null}
                </th>
                {heads.map((head, place) => (
                  <td key={head} className="paytable__amount">
                    <bdi>{timesText(pays[place] ?? 0, language)}</bdi>
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
