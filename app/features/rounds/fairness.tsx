import { useSpeech } from "#app/i18n/speech.tsx";
import { roundCheckPath } from "#app/lib/paths/verify-paths.ts";
import type { PublicRound } from "#server/studio/rounds/index.ts";
import { numberText } from "./written.ts";

/** What was published before, and what decides the round once it may be known. */
export function Fairness({ round, isTold }: { round: PublicRound | null; isTold: boolean }) {
  const { t, language } = useSpeech();
  if (!round) return null;
  const check = isTold && round.link && round.entropy ? roundCheckPath(round.id) : null;
  return (
    <details className="opens fairness">
      <summary>{t("rounds.fairness.title")}</summary>
      <p>{t("rounds.fairness.intro")}</p>
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
          {round.link && isTold ? (
            <code data-testid="link">{round.link}</code>
          ) : (
            t("rounds.fairness.linkLater")
          )}
        </dd>
      </dl>
      {check ? <a href={check}>{t("rounds.fairness.check")}</a> : null}
    </details>
  );
}
