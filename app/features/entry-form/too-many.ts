import type { Speaker } from "#app/i18n/speech.tsx";
import { formatTime } from "#app/lib/dates.ts";

/** That there were too many tries, and at what o'clock of the brand's zone the next one counts. */
export function tooMany(retryAt: Date, { t, language, timeZone }: Speaker): Record<"", string[]> {
  return { "": [t("reasons.tooMany", { time: formatTime(retryAt, language, timeZone) })] };
}
