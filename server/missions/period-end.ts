import { dayOfMonth, startOfDay } from "../core/days.ts";
import type { Board } from "./boards/board.ts";
import type { Mission } from "./mission.ts";

type Repeating = { readonly repeats: Mission["repeats"] | Board["repeats"]; readonly until: Date };

const WEEK_DAYS = 7;

/** When what goes on at a moment ends: with its day, its week (from Saturday) or its month of the brand, or for good. */
export function periodEnd({ repeats, until }: Repeating, at: Date, timeZone: string): Date {
  if (repeats === "once") return until;
  const end = startOfDay(at, timeZone, -daysLeft(repeats, at, timeZone));
  return end < until ? end : until;
}

/** How many midnights of the brand there are until it begins anew. */
function daysLeft(repeats: "daily" | "weekly" | "monthly", at: Date, timeZone: string): number {
  if (repeats === "daily") return 1;
  if (repeats === "monthly") {
    const { day, days } = dayOfMonth(at, timeZone);
    return days - day + 1;
  }
  const day = new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
  return WEEK_DAYS - ((new Date(`${day}T00:00:00Z`).getUTCDay() + 1) % WEEK_DAYS);
}
