import { Amount } from "#app/components/amount.tsx";
import { ReturnToPlayer } from "#app/components/play/return-to-player.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownOdds } from "./shown-odds.ts";

/** What a player should know before the stake: return, chances, payouts, lines and rules. */
export function Odds({ theme, odds }: { theme: string; odds: ShownOdds }) {
  const { t } = useSpeech();
  return (
    <section className="odds" aria-labelledby="odds-title">
      <h2 id="odds-title">{t("play.odds.title")}</h2>
      <dl className="facts">
        <ReturnToPlayer rtp={odds.rtp} hint={t("play.odds.rtpHint")} detail={odds.exact} />
        <dt>{t("play.odds.hitFrequency")}</dt>
        <dd>{odds.hit}</dd>
        <dt>{t("play.odds.volatility")}</dt>
        <dd>{t(`play.odds.${odds.volatility}`)}</dd>
        <dt>{t("play.odds.topSpin")}</dt>
        <dd>
          {t("play.odds.topSpinTimes", { times: odds.topSpin.times, oneIn: odds.topSpin.oneIn })} (
          <Amount value={odds.topSpin.amount} />)
        </dd>
      </dl>
      <Paytable theme={theme} odds={odds} />
      <Rules odds={odds} />
      <Lines lines={odds.lines} />
    </section>
  );
}

function Paytable({ theme, odds }: { theme: string; odds: ShownOdds }) {
  const { t } = useSpeech();
  return (
    <table className="paytable">
      <thead>
        <tr>
          <th scope="col">{t("play.odds.symbol")}</th>
          {[3, 4, 5].map((count) => (
            <th key={count} scope="col" className="paytable__amount">
              {t("play.odds.of", { count })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {odds.pays.map(({ symbol, amounts }) => (
          <tr key={symbol}>
            <th scope="row" className="paytable__symbol">
              <svg viewBox="0 0 100 100" aria-hidden="true" focusable="false">
                <use href={`/studio/${theme}.svg#${symbol}`} />
              </svg>
              {odds.symbols[symbol]}
            </th>
            {amounts.map((amount, index) => (
              <td key={index === 0 ? "three" : index === 1 ? "four" : "five"} className="paytable__amount">
                <Amount value={amount} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Rules({ odds: { symbols, freeSpins } }: { odds: ShownOdds }) {
  const { t } = useSpeech();
  const wild = symbols.wild ?? "";
  const scatter = symbols.scatter ?? "";
  const award = ([three, four, five]: readonly number[]) => ({
    scatter,
    three: three ?? 0,
    four: four ?? 0,
    five: five ?? 0,
  });
  const { awarded, retriggered, limit, multiplier } = freeSpins;
  const isAlike = new Set(retriggered).size === 1;
  return (
    <ul className="odds__rules">
      <li>{t("play.odds.lineRule")}</li>
      <li>{t("play.odds.wildRule", { wild, scatter })}</li>
      <li>{t("play.odds.scatterRule", { scatter })}</li>
      <li>
        {t("play.odds.freeSpinsRule", award(awarded))}{" "}
        {multiplier > 1 ? t("play.odds.freeSpinsTimes", { multiplier }) : null}
      </li>
      <li>{t(`play.odds.${isAlike ? "freeSpinsAlike" : "freeSpinsMore"}`, award(retriggered))}</li>
      <li>{t("play.odds.freeSpinsLimit", { limit })}</li>
    </ul>
  );
}

const CELL = 20;

/** The lines as they run: small pictures, numbered as the wins name them. */
function Lines({ lines }: { lines: ShownOdds["lines"] }) {
  const { t } = useSpeech();
  return (
    <details className="odds__lines">
      <summary>{t("play.odds.lines", { lines: lines.length })}</summary>
      <ol className="line-list" dir="ltr">
        {lines.map((rows, index) => (
          <li key={rows.join("")}>
            <svg viewBox="0 0 100 60" role="img" aria-label={t("play.odds.line", { line: index + 1 })}>
              <path className="line-list__grid" d="M20 0v60M40 0v60M60 0v60M80 0v60M0 20h100M0 40h100" />
              <polyline
                className="line-list__line"
                points={rows.map((row, reel) => `${reel * CELL + 10},${row * CELL + 10}`).join(" ")}
              />
            </svg>
          </li>
        ))}
      </ol>
    </details>
  );
}
