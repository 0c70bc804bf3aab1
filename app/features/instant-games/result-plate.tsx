import { RoundEndLine } from "#app/components/play/round-end-line.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { ShownInstantRound } from "#app/lib/instant-view.ts";

/** What the round gave. */
export function ResultPlate({ round, isMoving }: { round: ShownInstantRound | null; isMoving: boolean }) {
  return (
    <div className="instant__plate" role="status" aria-live="polite">
      <Result round={round} isMoving={isMoving} />
    </div>
  );
}

function Result({ round, isMoving }: { round: ShownInstantRound | null; isMoving: boolean }) {
  const { t } = useSpeech();
  if (!round) return <p>{t("instant.page.ready")}</p>;
  if (isMoving) return <p>{t("instant.page.moving")}</p>;
  if (!round.isOver || round.payout === null) return null;
  return <RoundEndLine {...round} payout={round.payout} />;
}
