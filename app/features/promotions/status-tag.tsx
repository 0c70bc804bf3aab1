import { useSpeech } from "#app/i18n/speech.tsx";
import type { PromotionStatus } from "#server/promotions/index.ts";

/** The colour says whether there is something to do: the words alone would do as well. */
const MOODS: Record<PromotionStatus, "open" | "mine" | "over" | "ahead"> = {
  joining: "open",
  claiming: "open",
  applying: "open",
  comingSoon: "ahead",
  closed: "over",
  rejected: "over",
  issued: "mine",
  claimed: "mine",
  processing: "mine",
  signed: "mine",
};

export function StatusTag({ status }: { status: PromotionStatus }) {
  const { t } = useSpeech();
  return (
    <span className={`promo-status promo-status--${MOODS[status]}`}>
      {t(`promotions.statuses.${status}`)}
    </span>
  );
}
