import { DAY_MS, later } from "../core/time.ts";

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
