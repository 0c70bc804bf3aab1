import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { FLIGHT_TOP } from "#server/core/flight.ts";
import type { ShownTable } from "../shown-table.ts";
import { spotName, timesText } from "../written.ts";

const RULES = {
  crash: "crash",
  baccarat: "baccarat",
  "dragon-tiger": "dragonTiger",
  "sic-bo": "sicBo",
  derby: "derby",
} as const;

/** What a player should know before the stake. */
export function Odds({ table }: { table: ShownTable }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { facts, odds, kind } = table;
  const most = kind === "crash" ? t("rounds.odds.flightMost") : t("rounds.odds.spotMost");
  return (
    <section className="round-odds" aria-labelledby="odds-title">
      <h2 id="odds-title">{t("rounds.odds.title")}</h2>
      <p>{t(`rounds.odds.rules.${RULES[kind]}`, { top: timesText(FLIGHT_TOP, language) })}</p>
      {kind === "derby" ? <p className="quiet">{t("rounds.derby.painted")}</p> : null}
      <dl className="facts">
        <dt>{t("rounds.odds.rtp")}</dt>
        <dd>
          <strong>{facts.rtp}</strong>
        </dd>
        <dt>{t("rounds.odds.chips")}</dt>
        <dd>
          <bdi>{facts.chips}</bdi>
        </dd>
        <dt>{most}</dt>
        <dd>
          <Amount value={facts.spotMost} />
        </dd>
        <dt>{t("rounds.odds.topWin")}</dt>
        <dd>
          {t("rounds.odds.topWinOf", { amount: facts.topWin, at: timesText(facts.topWinAt, language) })}
        </dd>
      </dl>
      {odds.length === 0 ? null : (
        <details>
          <summary>{t("rounds.odds.each")}</summary>
          <table className="round-odds__table">
            <thead>
              <tr>
                <th scope="col">{t("rounds.odds.spot")}</th>
                {odds[0]?.chance ? <th scope="col">{t("rounds.odds.chance")}</th> : null}
                <th scope="col">{t("rounds.odds.pays")}</th>
                <th scope="col">{t("rounds.odds.returns")}</th>
              </tr>
            </thead>
            <tbody>
              {odds.map(({ spot, prices, chance, returns }) => (
                <tr key={spot}>
                  <th scope="row">{spotName(spot, speech)}</th>
                  {chance ? <td>{chance}</td> : null}
                  <td>{prices.map((price) => timesText(price, language)).join(" · ")}</td>
                  <td>{returns}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </section>
  );
}
