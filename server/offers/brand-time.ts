import { startOfDay } from "../core/days.ts";
import { DAY_MS, later } from "../core/time.ts";

/** The days of a week as conditions name them; a week of the house begins with the first of them. */
export const WEEKDAYS = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The date that a calendar of the zone shows, as `2026-03-21`. */
export function dayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
}

/** How many days a day stands behind the beginning of its week. */
function daysIn(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % WEEKDAYS.length;
}

export function weekdayOf(at: Date, timeZone: string): Weekday {
  const weekday = WEEKDAYS[daysIn(dayOf(at, timeZone))];
  if (!weekday) throw new Error("A week has seven days.");
  return weekday;
}

/** The midnight with which the week of a moment began, so many weeks earlier. */
export function startOfWeek(at: Date, timeZone: string, weeksBack = 0): Date {
  return startOfDay(at, timeZone, daysIn(dayOf(at, timeZone)) + weeksBack * WEEKDAYS.length);
}

export function hourOf(at: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(at));
}

/** How many days on end, up to today or yesterday, are among some days, which come with the latest first. */
export function daysInARow(days: readonly string[], today: string): number {
  const dayBefore = (day: string) =>
    later(new Date(`${day}T00:00:00Z`), -DAY_MS)
      .toISOString()
      .slice(0, 10);
  let next = days[0] === today ? today : dayBefore(today);
  let row = 0;
  for (const day of days) {
    if (day !== next) break;
    row += 1;
    next = dayBefore(next);
  }
  return row;
}
