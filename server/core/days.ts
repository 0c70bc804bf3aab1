import { DAY_MS } from "./time.ts";

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const digits = "numeric";
    clock = new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      year: digits,
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      second: digits,
    });
    clocks.set(timeZone, clock);
  }
  return clock;
}

/** How far the wall clock of a zone is ahead of UTC at a moment, in milliseconds. */
function offsetMs(moment: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const wall = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return wall - Math.floor(moment.getTime() / 1000) * 1000;
}

/** The midnight that began the day of a zone `daysBack` days before the moment's own. */
export function startOfDay(moment: Date, timeZone: string, daysBack = 0): Date {
  const wall = moment.getTime() + offsetMs(moment, timeZone);
  const midnight = Math.floor(wall / DAY_MS) * DAY_MS - daysBack * DAY_MS;
  const guess = new Date(midnight - offsetMs(moment, timeZone));
  return new Date(midnight - offsetMs(guess, timeZone));
}

/** How far back a record is asked for. */
export type Period = "today" | "week" | "month" | "all";

const DAYS_BACK: Record<Exclude<Period, "all">, number> = { today: 0, week: 6, month: 29 };

/** The first moment of a period that ends now; undefined when there is no bound. */
export function periodStart(period: Period, now: Date, timeZone: string): Date | undefined {
  return period === "all" ? undefined : startOfDay(now, timeZone, DAYS_BACK[period]);
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** The day of the month that a wall calendar of the zone shows, and how many that month has. */
export function dayOfMonth(moment: Date, timeZone: string): { readonly day: number; readonly days: number } {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    const numeric = "numeric";
    calendar = new Intl.DateTimeFormat("en-GB", { timeZone, year: numeric, month: numeric, day: numeric });
    calendars.set(timeZone, calendar);
  }
  const parts = calendar.formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return { day: of("day"), days: new Date(Date.UTC(of("year"), of("month"), 0)).getUTCDate() };
}

/** The month before that of a moment, as the calendar has it: `[from, until)`. */
export function monthBefore(moment: Date, timeZone: string): { readonly from: Date; readonly until: Date } {
  const until = startOfDay(moment, timeZone, dayOfMonth(moment, timeZone).day - 1);
  const { days } = dayOfMonth(startOfDay(until, timeZone, 1), timeZone);
  return { from: startOfDay(until, timeZone, days), until };
}

/** The days of a week as the house begins it. */
export const WEEKDAYS = ["sat", "sun", "mon", "tue", "wed", "thu", "fri"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The date that a calendar of the zone shows, as `2026-03-21`. */
export function dayOf(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
}

/** How many days a day stands behind the beginning of its week. */
function daysIntoWeek(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % WEEKDAYS.length;
}

export function weekdayOf(at: Date, timeZone: string): Weekday {
  const weekday = WEEKDAYS[daysIntoWeek(dayOf(at, timeZone))];
  if (!weekday) throw new Error("A week has seven days.");
  return weekday;
}

/** The midnight with which the week of a moment began, so many weeks earlier; below nought so many later. */
export function startOfWeek(at: Date, timeZone: string, weeksBack = 0): Date {
  return startOfDay(at, timeZone, daysIntoWeek(dayOf(at, timeZone)) + weeksBack * WEEKDAYS.length);
}
