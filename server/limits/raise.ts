import { DAY_MS, later } from "../core/time.ts";
import type { RaiseRow } from "./statements.ts";

const CONFIRM_AFTER_MS = DAY_MS;
const LAPSES_AFTER_MS = 7 * DAY_MS;

/** A looser limit that was asked for and can be, or will be, confirmed. A ceiling of null is no limit any more. */
export type Raise = {
  readonly ceiling: bigint | null;
  readonly confirmFrom: Date;
  readonly lapsesAt: Date;
  readonly canConfirm: boolean;
};

/** When a raise that is asked for at a moment may be confirmed: a day later, when the mood has passed. */
export function confirmFrom(askedAt: Date): Date {
  return later(askedAt, CONFIRM_AFTER_MS);
}

/** What is left of a wish; null when there is none or nobody confirmed it in its seven days. */
export function pendingRaise(row: RaiseRow | undefined, now: Date): Raise | null {
  if (!row) return null;
  const lapsesAt = later(row.askedAt, LAPSES_AFTER_MS);
  if (now >= lapsesAt) return null;
  const from = confirmFrom(row.askedAt);
  return { ceiling: row.ceiling, confirmFrom: from, lapsesAt, canConfirm: now >= from };
}

/** Whether a limit would bind less than the present one. No limit is the loosest of all. */
export function isLooser(present: bigint | null, wished: bigint | null): boolean {
  return present !== null && (wished === null || wished > present);
}
