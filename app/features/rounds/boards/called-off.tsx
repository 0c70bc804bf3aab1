import { useSpeech } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import type { PublicRound } from "#server/studio/rounds/index.ts";
import { outcomeText } from "../outcome-text.ts";

/** Why a round was called off, and what it would have been where betting had closed before. */
export function CalledOff({ round: { reason, outcome } }: { round: PublicRound }) {
  const speech = useSpeech();
  const { t } = speech;
  return (
    <>
      {reason ? <p>{t("rounds.state.why", { reason: isolated(reason) })}</p> : null}
      {outcome ? (
        <p data-testid="would-have-been">
          {t("rounds.state.wouldHaveBeen", { outcome: outcomeText(outcome, speech) })}
        </p>
      ) : null}
    </>
  );
}
