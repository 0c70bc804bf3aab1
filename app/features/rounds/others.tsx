import { useSpeech } from "#app/i18n/speech.tsx";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import type { PublicRound } from "#server/studio/rounds/index.ts";
import { numberText, spotName, timesText } from "./written.ts";

/** The largest stakes of the round, each under the end of a number; play money is marked by its sign. */
export function Others({ round, isTold }: { round: PublicRound | null; isTold: boolean }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const players = (round?.totals ?? []).reduce((sum, total) => sum + total.players, 0);
  return (
    <section className="others" aria-labelledby="others-title">
      <h2 id="others-title">{t("rounds.others.title")}</h2>
      {round === null || round.stakes.length === 0 ? (
        <p className="quiet">{t("rounds.others.none")}</p>
      ) : null}
      {players > 0 ? (
        <p className="quiet">
          {t("rounds.others.players", { count: players })}
          {round?.totals.map(({ asset, staked }) => (
            <span key={asset}>
              {" · "}
              {t("rounds.others.staked", { amount: formatMoney(money(BigInt(staked), asset), language) })}
            </span>
          ))}
        </p>
      ) : null}
      <ul className="others__list">
        {(round?.stakes ?? []).map(({ nth, who, asset, stake, spot, paid, at }) => (
          <li key={nth} className="others__stake">
            <span>
              {t("rounds.others.who", {
                who: numberText(Number(who), language).padStart(2, numberText(0, language)),
              })}
            </span>
            <span>
              <bdi>{formatMoney(money(BigInt(stake), asset), language)}</bdi>{" "}
              {spot === null ? "" : spotName(spot, speech)}
            </span>
            <span
              className={paid !== null && isTold && BigInt(paid) > BigInt(stake) ? "others__won" : "quiet"}
            >
              {paid !== null && isTold && at ? timesText(at, language) : "–"}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
