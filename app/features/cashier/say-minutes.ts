import type { Translate } from "#app/i18n/translate.ts";

const HOUR_MIN = 60;
const DAY_MIN = 24 * HOUR_MIN;

/** A span of minutes in the largest unit that says it exactly: 90 stays minutes, 1440 is a day. */
export function sayMinutes(minutes: number, t: Translate): string {
  if (minutes % DAY_MIN === 0) return t("cashier.time.days", { count: minutes / DAY_MIN });
  if (minutes % HOUR_MIN === 0) return t("cashier.time.hours", { count: minutes / HOUR_MIN });
  return t("cashier.time.minutes", { count: minutes });
}
