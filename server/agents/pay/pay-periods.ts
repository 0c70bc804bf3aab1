import { dayOfMonth, startOfDay } from "../../core/days.ts";
import { HOUR_MS, later, MINUTE_MS } from "../../core/time.ts";
import type { Version } from "../contracts/contract-store.ts";
import type { ContractTerms, Cycle } from "../contracts/terms.ts";

/** A period that is paid for: `[from, until)`. */
export type PayPeriod = { readonly from: Date; readonly until: Date };

const SLOT_MS = 5 * MINUTE_MS;

/** The days of a month on which periods begin. */
const FIRST_DAYS = { third: [1, 11, 21], half: [1, 16], month: [1] } as const;

/** The period of a cycle that a moment is in. Days, and the hours of a day, are those of the zone. */
export function payPeriod(cycle: Cycle, moment: Date, timeZone: string): PayPeriod {
  if (cycle === "slot") return stepOf(moment, new Date(0), SLOT_MS);
  if (cycle === "hour") return stepOf(moment, startOfDay(moment, timeZone), HOUR_MS);
  if (cycle === "day") return { from: startOfDay(moment, timeZone), until: startOfDay(moment, timeZone, -1) };
  const { day, days } = dayOfMonth(moment, timeZone);
  const firsts = [...FIRST_DAYS[cycle], days + 1];
  const next = firsts.findIndex((first) => first > day);
  const [first, after] = [firsts[next - 1] ?? 1, firsts[next] ?? days + 1];
  return {
    from: startOfDay(moment, timeZone, day - first),
    until: startOfDay(moment, timeZone, day - after),
  };
}

/** Whether what was carried goes on into a period that begins at a moment. Ring-fences go on for each person alone. */
export function carriesInto(carry: ContractTerms["carry"], from: Date, timeZone: string): boolean {
  if (carry !== "halfMonth") return carry === "previous" || carry === "forever";
  return payPeriod("half", from, timeZone).from.getTime() !== from.getTime();
}

/**
 * The first whole period after a moment up to which was paid, with the version whose terms hold at its beginning: these
 * hold to its end. Null where no signed version holds any more.
 */
export function nextPeriod(
  versions: readonly Version[],
  after: Date | null,
  timeZone: string,
): (PayPeriod & { readonly version: Version }) | null {
  const signed = versions.flatMap((version) =>
    version.answer === "signed" && version.answeredAt ? [{ version, since: version.answeredAt }] : [],
  );
  let at = after ?? signed[0]?.since ?? null;
  while (at) {
    const from: Date = at;
    const holds = signed.find(
      ({ version: { until }, since }) => since <= from && (until === null || until > from),
    );
    if (holds) {
      const period = payPeriod(holds.version.terms.cycle, from, timeZone);
      if (period.from.getTime() === from.getTime()) return { ...period, version: holds.version };
      at = period.until;
    } else {
      at = signed.find(({ since }) => since > from)?.since ?? null;
    }
  }
  return null;
}

function stepOf(moment: Date, start: Date, stepMs: number): PayPeriod {
  const steps = Math.floor((moment.getTime() - start.getTime()) / stepMs);
  const from = later(start, steps * stepMs);
  return { from, until: later(from, stepMs) };
}

/** The period that a moment is in, with the version whose terms hold at its beginning; null where none was signed then. */
export function periodAt(
  versions: readonly Version[],
  moment: Date,
  timeZone: string,
): (PayPeriod & { readonly version: Version }) | null {
  for (const version of versions) {
    if (version.answer !== "signed" || !version.answeredAt) continue;
    const period = payPeriod(version.terms.cycle, moment, timeZone);
    const isOver = version.until !== null && version.until <= period.from;
    if (version.answeredAt <= period.from && !isOver) return { ...period, version };
  }
  return null;
}

/** To when a contract that is over is still paid: the end of the period that ran then; null where none did. */
export const paidTo = (versions: readonly Version[], endedAt: Date, timeZone: string): Date | null =>
  periodAt(versions, later(endedAt, -1), timeZone)?.until ?? null;
