import { DAY_MS, later, MINUTE_MS } from "../core/time.ts";

/** A time-out is a short break. An exclusion is a decision not to play for long, or ever again. */
export type PauseKind = "timeOut" | "exclusion";

export const TIME_OUT_TERMS = ["day", "week", "thirtyDays"] as const;
export const EXCLUSION_TERMS = ["sixMonths", "year", "fiveYears", "forEver"] as const;

export type TimeOutTerm = (typeof TIME_OUT_TERMS)[number];
export type ExclusionTerm = (typeof EXCLUSION_TERMS)[number];
export type PauseTerm = TimeOutTerm | ExclusionTerm;

/** Time away from play that is not over. `until` is null for ever. */
export type Pause = { readonly kind: PauseKind; readonly until: Date | null };

const TIME_OUT_DAYS: Record<TimeOutTerm, number> = { day: 1, week: 7, thirtyDays: 30 };
const EXCLUSION_MONTHS: Record<Exclude<ExclusionTerm, "forEver">, number> = {
  sixMonths: 6,
  year: 12,
  fiveYears: 60,
};

/** When a pause that begins now ends; null is never. */
export function endOf(term: PauseTerm, now: Date): Date | null {
  if (term === "forEver") return null;
  if (isTimeOut(term)) return later(now, TIME_OUT_DAYS[term] * DAY_MS);
  return afterMonths(now, EXCLUSION_MONTHS[term]);
}

export function isTimeOut(term: PauseTerm): term is TimeOutTerm {
  return term in TIME_OUT_DAYS;
}

/** Where the last month has no such day, the first days of the next count: an exclusion is never shorter than asked. */
function afterMonths(moment: Date, months: number): Date {
  const end = new Date(moment);
  end.setUTCMonth(end.getUTCMonth() + months);
  return end;
}

/** Less is no longer time away: the same was asked for again. */
const LONGER_MS = MINUTE_MS;

/** Whether somebody who is away until `present` would be away for longer. Nobody comes back earlier. */
export function isLonger(present: Pause | null, until: Date | null): boolean {
  if (present === null) return true;
  if (present.until === null) return false;
  return until === null || until.getTime() - present.until.getTime() >= LONGER_MS;
}

/** A pause that a player could begin now. */
export type PauseOffer = Pause & { readonly term: PauseTerm };

/** The pauses that would keep somebody away for longer than they already are. */
export function pauseOffers(present: Pause | null, now: Date): PauseOffer[] {
  return [...TIME_OUT_TERMS, ...EXCLUSION_TERMS]
    .map(
      (term): PauseOffer => ({
        term,
        kind: isTimeOut(term) ? "timeOut" : "exclusion",
        until: endOf(term, now),
      }),
    )
    .filter(({ until }) => isLonger(present, until));
}
