import type { Speech } from "#app/i18n/speech.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { formatMoney, money } from "#server/core/numbers/money.ts";
import type { LimitName } from "#server/limits/index.ts";

const MINUTES_IN_HOUR = 60;

/** A time of play in words: `2 hours and 5 minutes`. */
export function durationText(minutes: number, t: Translate): string {
  const hours = Math.floor(minutes / MINUTES_IN_HOUR);
  const rest = minutes % MINUTES_IN_HOUR;
  const restText = t("limits.minutes", { count: rest });
  if (hours === 0) return restText;
  const hoursText = t("limits.hours", { count: hours });
  return rest === 0 ? hoursText : t("limits.hoursAndMinutes", { hours: hoursText, minutes: restText });
}

/** What a limit counts, in its own unit: an amount of P, or a time of play. Null is no limit. */
export function ceilingText(name: LimitName, ceiling: bigint | null, { language, t }: Speech): string {
  if (ceiling === null) return t("limits.list.none");
  return name === "session" ? durationText(Number(ceiling), t) : formatMoney(money(ceiling, "P"), language);
}
