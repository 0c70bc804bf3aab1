import { dayOf, dayOfMonth, startOfDay, startOfWeek } from "../core/days.ts";
import type { Board } from "./boards/board.ts";
import type { Mission } from "./mission.ts";

type Repeating = { readonly repeats: Mission["repeats"] | Board["repeats"]; readonly until: Date };

/** When what goes on at a moment ends: with its day, its week or its month of the brand, or for good. */
export function periodEnd({ repeats, until }: Repeating, at: Date, timeZone: string): Date {
  if (repeats === "once") return until;
  const end = nextBeginning(repeats, at, timeZone);
  return end < until ? end : until;
}

/** The first day of what goes on at a moment, by which its period is known; of what happens once, the day it began. */
export function periodNow(
  { repeats, from }: Pick<Repeating, "repeats"> & { readonly from: Date },
  at: Date,
  timeZone: string,
): string {
  if (repeats === "once") return dayOf(from, timeZone);
  if (repeats === "daily") return dayOf(at, timeZone);
  if (repeats === "weekly") return dayOf(startOfWeek(at, timeZone), timeZone);
  return `${dayOf(at, timeZone).slice(0, 8)}01`;
}

function nextBeginning(repeats: "daily" | "weekly" | "monthly", at: Date, timeZone: string): Date {
  if (repeats === "daily") return startOfDay(at, timeZone, -1);
  if (repeats === "weekly") return startOfWeek(at, timeZone, -1);
  const { day, days } = dayOfMonth(at, timeZone);
  return startOfDay(at, timeZone, day - days - 1);
}
