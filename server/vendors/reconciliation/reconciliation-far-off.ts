import { done, type Outcome } from "../../core/outcome.ts";
import { DAY_MS, later, MINUTE_MS } from "../../core/time.ts";
import type { VendorRounds, VendorSilence } from "../outgoing/vendor-api.ts";
import type { VendorTransaction } from "../outgoing/vendor-api-answers.ts";
import { keyOf } from "./reconciliation-compare.ts";
import type { LedgerOrder } from "./reconciliation-orders.ts";

/**
 * A call that is sent again until it arrives has its first moment in one record and its last in the other. No
 * vendor goes on for longer than this.
 */
const FAR_OFF_MAX_MS = DAY_MS;
/** What a busy vendor did in this time fits into memory. */
const STEP_MS = 30 * MINUTE_MS;

/**
 * Looks through a vendor's record around our orders, a day either way and the nearest time first, and gives the
 * lines that are theirs. Ends when all are found. Refuses when the vendor gives no answer: then nothing may be
 * called missing.
 */
export async function findFarOff(
  api: VendorRounds,
  orders: readonly LedgerOrder[],
  now: Date,
): Promise<Outcome<VendorTransaction[], VendorSilence>> {
  const standing = orders.flatMap((order) => (order.at === null || order.isReversed ? [] : [order]));
  const sought = new Set(standing.map(keyOf));
  const found: VendorTransaction[] = [];
  for (const window of windowsAround(
    standing.flatMap(({ at }) => at ?? []),
    now,
  )) {
    const told = await api.transactions(window);
    if (!told.ok) return told;
    for (const line of told.value) if (sought.delete(keyOf(line))) found.push(line);
    if (sought.size === 0) break;
  }
  return done(found);
}

/** First back from the last of some moments, then on from there. */
function* windowsAround(moments: readonly Date[], now: Date): Generator<{ from: Date; to: Date }> {
  const times = moments.map((moment) => moment.getTime()).sort((one, other) => one - other);
  const [first, last] = [times.at(0), times.at(-1)];
  if (first === undefined || last === undefined) return;
  const middle = new Date(last + 1);
  for (let to = middle; to.getTime() > first - FAR_OFF_MAX_MS; to = later(to, -STEP_MS)) {
    yield { from: later(to, -STEP_MS), to };
  }
  const end = Math.min(now.getTime(), last + FAR_OFF_MAX_MS);
  for (let from = middle; from.getTime() < end; from = later(from, STEP_MS)) {
    yield { from, to: later(from, STEP_MS) };
  }
}
