import { useSpeech } from "#app/i18n/speech.tsx";
import type { InstantBoardProps, InstantOddsProps, InstantView } from "#app/lib/instant-view.ts";
import { formatShort, formatWhole } from "#server/core/numbers/numbers.ts";
import { timesText } from "../numbers.ts";
import { OddsHead } from "../odds-head.tsx";

type Bet = { numbers: number[] };
type Drawn = { drawn: number[]; hits: number; times: number };
type Sheet = {
  numbers: number;
  drawn: number;
  most: number;
  pays: { picks: number; times: number[]; oneIn: string[] }[];
};

/** Forty boxes to tick; those that were drawn light up one after the other. */
function Board({ sheet, round, isMoving }: InstantBoardProps) {
  const { t, language } = useSpeech();
  const { numbers } = sheet as Sheet;
  const picked = (round?.choice as Bet | null | undefined)?.numbers ?? [];
  const result = round?.isOver ? (round.shown as Drawn | null) : null;
  return (
    <fieldset className={isMoving ? "keno keno--moving" : "keno"} key={round?.wagerId}>
      <legend className="keno__legend">{t("instant.keno.board")}</legend>
      <div className="keno__grid" dir="ltr">
        {Array.from({ length: numbers }, (_, nth) => nth + 1).map((number) => {
          const order = result?.drawn.indexOf(number) ?? -1;
          return (
            <label key={number} className="choice">
              <input type="checkbox" name="number" value={number} defaultChecked={picked.includes(number)} />
              <span
                className={`keno__number${order >= 0 ? ` keno__number--drawn keno__number--nth-${order}` : ""}`}
              >
                {formatWhole(number, language)}
              </span>
            </label>
          );
        })}
      </div>
      {result && !isMoving ? (
        <p className="keno__result">
          {t("instant.keno.hits", { hits: result.hits, picks: picked.length })}{" "}
          <span className="keno__drawn">
            {t("instant.keno.drawn", {
              numbers: result.drawn.map((number) => formatWhole(number, language)).join(" · "),
            })}
          </span>
        </p>
      ) : null}
    </fieldset>
  );
}

function Odds({ sheet, choice }: InstantOddsProps) {
  const { t, language } = useSpeech();
  const { pays } = sheet as Sheet;
  const last = (choice as Bet | null)?.numbers.length ?? 5;
  return (
    <>
      <p>{t("instant.keno.rule")}</p>
      {pays.map(({ picks, times, oneIn }) => (
        <details key={picks} open={picks === last}>
          <summary>{t("instant.keno.table", { picks })}</summary>
          <table className="paytable instant__narrow">
            <OddsHead what={t("instant.keno.came")} />
            <tbody>
              {times.map((hundredths, hits) =>
                hundredths === 0 ? null : (
                  <tr key={oneIn[hits]}>
                    <th scope="row">{formatWhole(hits, language)}</th>
                    <td>
                      {t("instant.keno.oneIn", { oneIn: formatShort(BigInt(oneIn[hits] ?? 0), language) })}
                    </td>
                    <td className="paytable__amount">{timesText(hundredths, language)}</td>
                  </tr>
                ),
              )}
            </tbody>
          </table>
        </details>
      ))}
    </>
  );
}

export const view: InstantView = { Board, Odds };
