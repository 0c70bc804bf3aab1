import { DAY_MS, MINUTE_MS } from "../../../core/time.ts";

/** A day of a wall calendar: the milliseconds of its midnight as if the zone were UTC. */
export type WallDay = number;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  let clock = clocks.get(timeZone);
  if (!clock) {
    const digits = "numeric";
    const parts = {
      year: digits,
      month: digits,
      day: digits,
      hour: digits,
      minute: digits,
      second: digits,
    } as const;
    clock = new Intl.DateTimeFormat("en-GB", { timeZone, hourCycle: "h23", ...parts });
    clocks.set(timeZone, clock);
  }
  return clock;
}

export function isTimeZone(text: string): boolean {
  try {
    return text.includes("/") && clockOf(text) !== undefined;
  } catch {
    return false;
  }
}

/** What the wall clock of a zone shows, as milliseconds as if the zone were UTC. */
function wallMs(moment: Date, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
}

export function wallDayOf(moment: Date, timeZone: string): WallDay {
  return Math.floor(wallMs(moment, timeZone) / DAY_MS) * DAY_MS;
}

export function daysAfter(day: WallDay, days: number): WallDay {
  return day + days * DAY_MS;
}

/** 1 is Sunday and 7 Saturday. */
export function weekdayOf(day: WallDay): number {
  return new Date(day).getUTCDay() + 1;
}

/** `20261122`. */
export function dayNumber(day: WallDay): string {
  return new Date(day).toISOString().slice(0, 10).replaceAll("-", "");
}

/**
 * The moment at which the clocks of a zone show this time of that day. A time that the clocks pass over in spring is
 * as long after midnight as it would have been; of a time that they show twice in autumn it is one of the two, always
 * the same.
 */
export function momentAt(day: WallDay, minutes: number, timeZone: string): Date {
  const wanted = day + minutes * MINUTE_MS;
  const aheadAt = (ms: number) => wallMs(new Date(ms), timeZone) - Math.floor(ms / 1000) * 1000;
  const near = wanted - aheadAt(wanted);
  return new Date(wanted - aheadAt(near));
}

/** `21:30` is 1290. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}
