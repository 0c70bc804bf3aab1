import type { Translate } from "#app/i18n/translate.ts";
import { formatTime } from "#app/lib/dates.ts";
import type { Language } from "#server/core/languages.ts";

type Telling = {
  readonly t: Translate;
  readonly retryAt: Date;
  readonly language: Language;
  readonly timeZone: string;
};

/** That there were too many tries, and at what o'clock of the brand's zone the next one counts. */
export function tooMany({ t, retryAt, language, timeZone }: Telling): Record<"", string[]> {
  return { "": [t("reasons.tooMany", { time: formatTime(retryAt, language, timeZone) })] };
}
