import { later, MINUTE_MS } from "../../core/time.ts";
import type { Cycle } from "../contracts/terms.ts";
import { type PayPeriod, payPeriod } from "./pay-periods.ts";

/** A period is paid once it is complete and as much again as a bucket has gone by. */
const GRACE_MS = 5 * MINUTE_MS;

/** The moment by which a period has to have ended to be paid for, where figures are complete to another. */
export const payableBefore = (completeTo: Date): Date => later(completeTo, -GRACE_MS);

type Asked = { readonly at: Date; readonly timeZone: string; readonly count: number };

/** So many periods that are over and could be paid for where figures are complete to `at`, oldest first. */
export function lastPeriods(cycle: Cycle, { at, timeZone, count }: Asked): PayPeriod[] {
  const periods: PayPeriod[] = [];
  let { from } = payPeriod(cycle, payableBefore(at), timeZone);
  while (periods.length < count) {
    const period = payPeriod(cycle, later(from, -1), timeZone);
    periods.unshift(period);
    ({ from } = period);
  }
  return periods;
}
