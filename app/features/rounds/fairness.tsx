import type { ReactNode } from "react";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import { roundCheckPath } from "#app/lib/paths/verify-paths.ts";
import type { PublicRound, RoundTable } from "#server/studio/rounds/index.ts";
import { numberText } from "./written.ts";

type FairnessProps = {
  round: PublicRound | null;
  isTold: boolean;
  /** The part that a stake of the visitor's would put in now. */
  clientSeed: string | null;
  clientBy: RoundTable["clientBy"];
};

/** What was published before, and what decides the round once it may be known. */
export function Fairness({ round, isTold, clientSeed, clientBy }: FairnessProps) {
  const { t } = useSpeech();
  if (!round) return null;
  const check = isTold && round.link && round.entropy ? roundCheckPath(round.id) : null;
  return (
    <details className="opens fairness">
      <summary>{t("rounds.fairness.title")}</summary>
      <p>{t("rounds.fairness.intro")}</p>
      <p>{t("rounds.fairness.limit")}</p>
      <SharedFacts round={round} isTold={isTold}>
        {clientSeed === null ? null : (
          <>
            <dt>{t("rounds.fairness.clientSeed")}</dt>
            <dd>
              <code data-testid="client-seed">{clientSeed}</code>{" "}
              <a href={paths.seeds()}>{t("rounds.fairness.seeds")}</a>
              {clientBy === "house" ? <p className="quiet">{t("rounds.fairness.houseSeed")}</p> : null}
            </dd>
          </>
        )}
      </SharedFacts>
      {check ? <a href={check}>{t("rounds.fairness.check")}</a> : null}
    </details>
  );
}

type SharedFactsProps = {
  round: Pick<PublicRound, "commit" | "terminal" | "place" | "entropy" | "link">;
  isTold: boolean;
  children?: ReactNode;
};

/** What decides a round that many share, as far as it may be known; below it what is the visitor's own. */
export function SharedFacts({ round, isTold, children }: SharedFactsProps) {
  const { t, language } = useSpeech();
  return (
    <dl className="facts facts--codes">
      <dt>{t("rounds.fairness.commit")}</dt>
      <dd>
        <code data-testid="commit">{round.commit}</code>
      </dd>
      <dt>{t("rounds.fairness.terminal")}</dt>
      <dd>
        <code>{round.terminal}</code>
      </dd>
      <dt>{t("rounds.fairness.place")}</dt>
      <dd>{numberText(round.place, language)}</dd>
      <dt>{t("rounds.fairness.entropy")}</dt>
      <dd>{round.entropy ? <code>{round.entropy}</code> : t("rounds.fairness.entropyLater")}</dd>
      <dt>{t("rounds.fairness.link")}</dt>
      <dd>
        {round.link && isTold ? <code data-testid="link">{round.link}</code> : t("rounds.fairness.linkLater")}
      </dd>
      {children}
    </dl>
  );
}
