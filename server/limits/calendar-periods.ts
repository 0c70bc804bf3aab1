import { startOfDay } from "../core/days.ts";
import type { LimitPeriod } from "./limit-name.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The date that a wall calendar of the zone shows. */
function dateIn(moment: Date, timeZone: string): { year: number; month: number; day: number } {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const numeric = "numeric";
    clock = new Intl.DateTimeFormat("en-GB", { timeZone, year: numeric, month: numeric, day: numeric });
    clocks.set(timeZone, clock);
  }
  const parts = clock.formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { year: of("year"), month: of("month"), day: of("day") };
}

/**
 * The day, week or month of a zone that a moment is in: from its first midnight to the next one's. Weeks begin on
 * Saturday and months are the Gregorian ones, as where the ledger counts stakes (ledger.exceeded_limit).
 */
export function calendarPeriod(period: LimitPeriod, now: Date, timeZone: string): { from: Date; to: Date } {
  const { year, month, day } = dateIn(now, timeZone);
  const [gone, length] = {
    day: [0, 1] as const,
    week: [(weekday(year, month, day) + 1) % 7, 7] as const,
    month: [day - 1, daysIn(year, month)] as const,
  }[period];
  return { from: startOfDay(now, timeZone, gone), to: startOfDay(now, timeZone, gone - length) };
}

/** Sunday is 0. */
function weekday(year: number, month: number, day: number): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}
