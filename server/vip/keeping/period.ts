import { dayOf, startOfDay } from "../../core/days.ts";

export const PERIODS = ["month", "quarter"] as const;
export type PeriodKind = (typeof PERIODS)[number];

/** `[from, until)`, from midnight to midnight by the clock of the brand; `day` is its first day. */
export type Period = { readonly from: Date; readonly until: Date; readonly day: string };

const MONTHS: Readonly<Record<PeriodKind, number>> = { month: 1, quarter: 3 };

/** The period in which a moment lies. */
export function periodOf(at: Date, kind: PeriodKind, timeZone: string): Period {
  const [year = 0, month = 0] = dayOf(at, timeZone).split("-").map(Number);
  const months = MONTHS[kind];
  const first = month - 1 - ((month - 1) % months);
  const begins = (nth: number) => {
    // Noon of a day is that day in every zone that a brand may have.
    const noon = new Date(Date.UTC(year, nth, 1, 12));
    return startOfDay(noon, timeZone);
  };
  const from = begins(first);
  return { from, until: begins(first + months), day: dayOf(from, timeZone) };
}

/** The first period that begins at a moment or after it. */
export function firstFrom(at: Date, kind: PeriodKind, timeZone: string): Period {
  const around = periodOf(at, kind, timeZone);
  return around.from < at ? periodOf(around.until, kind, timeZone) : around;
}
