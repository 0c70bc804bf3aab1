import { monthBefore, startOfDay } from "#server/core/days.ts";
import { DAY_MS, HOUR_MS } from "#server/core/time.ts";
import { daysAsked } from "../asked-days.server.ts";

/** A leap year. */
const DAYS_MAX = 366;

/** Of which time an overview is asked for, and where the time before it begins: as many days, or the month before. */
export function overviewQuery(url: string, now: Date, timeZone: string) {
  const { days, isBad, between } = daysAsked(new URL(url).searchParams, { daysMax: DAYS_MAX, now, timeZone });
  const { from, until } = between;
  // A day on which the clock is put has an hour more, and is one day all the same.
  const count = Math.max(1, Math.ceil((until.getTime() - from.getTime() - HOUR_MS) / DAY_MS));
  const before =
    days.period === "lastMonth" ? monthBefore(from, timeZone).from : startOfDay(from, timeZone, count);
  return { days, isBad, asked: { from, until, before } };
}
