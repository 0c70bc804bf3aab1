import { Amount } from "#app/components/amount.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { roundTablePath } from "#app/lib/paths/rounds-paths.ts";
import { Board } from "./boards/board.tsx";
import { CalledOff } from "./boards/called-off.tsx";
import { outcomeText } from "./outcome-text.ts";
import type { ShownRecall } from "./shown-table.ts";
import { StakeChoice } from "./stakes/own-stakes.tsx";
import { numberText, timesText } from "./written.ts";

/** A round that is over, with one's own stake in it, as it was. */
export function RecalledRound({ recall }: { recall: ShownRecall }) {
  const speech = useSpeech();
  const { t, language } = speech;
  const { round, stake, kind, check } = recall;
  const isOff = round.state === "cancelled";
  return (
    <section className="rounds-recall" aria-labelledby="recall-title">
      <h2 id="recall-title">{t("rounds.recall.title", { number: numberText(round.number, language) })}</h2>
      <div className={`rounds-board rounds-board--${kind}`}>
        <Board kind={kind} round={round} nowMs={round.endsAt ?? 0} sinceMs={null} />
        <div className="rounds-board__plate">
          <p className="rounds-board__state">
            {isOff
              ? t("rounds.state.cancelled")
              : round.outcome
                ? outcomeText(round.outcome, speech)
                : t("rounds.recall.pending")}
          </p>
          {isOff ? <CalledOff round={round} /> : null}
        </div>
      </div>
      <dl className="facts">
        <dt>{t("rounds.recall.placed")}</dt>
        <dd>{recall.placedAt}</dd>
        <dt>{t("rounds.recall.stake")}</dt>
        <dd>
          <Amount value={stake.stake} /> <StakeChoice stake={stake} />
        </dd>
        <dt>{t("rounds.recall.payout")}</dt>
        <dd data-testid="recalled-payout">
          {stake.payout !== null ? (
            <Amount value={stake.payout} />
          ) : (
            t(isOff ? "rounds.own.returned" : "rounds.recall.pending")
          )}
          {kind === "crash" && stake.at
            ? ` (${t("rounds.own.left", { at: timesText(stake.at, language) })})`
            : ""}
        </dd>
      </dl>
      {recall.recordHref ? (
        <p>
          <a href={recall.recordHref}>{t("play.fairness.link")}</a>
        </p>
      ) : null}
      {check ? (
        <p>
          <a href={check}>{t("rounds.fairness.check")}</a>
        </p>
      ) : null}
      <p>
        <a href={roundTablePath(recall.sessionId)}>{t("rounds.recall.back")}</a>
      </p>
    </section>
  );
}
