import type { Speaker } from "#app/i18n/speech.tsx";
import type { Pause } from "#server/limits/index.ts";
import { formatMoment } from "./dates.ts";

/** Why nothing can be staked now: the player's own wish, and until when. */
export function pauseText({ kind, until }: Pause, { language, t, timeZone }: Speaker): string {
  if (until === null) return t("limits.pause.forEver");
  return t(`limits.pause.${kind}`, { until: formatMoment(until, language, timeZone) });
}
