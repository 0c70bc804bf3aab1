import { Notice } from "#app/components/notice.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { SharedDecision } from "#server/studio/index.ts";
import { SharedFacts } from "./fairness.tsx";
import { numberText } from "./written.ts";

export type ShownDecision = {
  readonly choice: string | null;
  readonly result: string | null;
  readonly round: SharedDecision;
  readonly clientSeed: string | null;
  /** What the house numbered the stake with: the first part of its line. */
  readonly stakeId: string;
  readonly line: string | null;
  /** The stake went back, because it came too late: how much it was. */
  readonly late: string | null;
  readonly verifyHref: string | null;
};

/** How the round was decided that a stake stood in, and how to check it. */
export function DecidedStake(decision: ShownDecision) {
  const { choice, result, round, clientSeed, stakeId, line, late, verifyHref } = decision;
  const { t, language } = useSpeech();
  return (
    <section className="stack" aria-labelledby="fairness-title">
      {late ? <Notice kind="info">{t("rounds.own.late", { amount: late })}</Notice> : null}
      <dl className="facts">
        <Fact name={t("rounds.own.choice")} value={choice} />
        <Fact name={t("rounds.own.result")} value={result} />
      </dl>
      <h2 id="fairness-title">{t("play.fairness.link")}</h2>
      <p>{t("rounds.fairness.number", { number: numberText(round.number, language) })}</p>
      <SharedFacts round={round} isTold>
        {clientSeed ? (
          <>
            <dt>{t("rounds.fairness.clientSeed")}</dt>
            <dd>
              <code>{clientSeed}</code>
            </dd>
          </>
        ) : null}
        {line ? (
          <>
            <dt>{t("rounds.fairness.stakeId")}</dt>
            <dd>
              <code>{stakeId}</code>
            </dd>
            <dt>{t("rounds.fairness.line")}</dt>
            <dd>
              <code>{line}</code>
            </dd>
          </>
        ) : null}
      </SharedFacts>
      {verifyHref ? (
        <p>
          <a className="button button--quiet" href={verifyHref}>
            {t("rounds.fairness.check")}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return value === null ? null : (
    <>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </>
  );
}
