import { done, type Outcome } from "../../core/outcome.ts";
import { later, MINUTE_MS, stopwatch } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { VendorRounds, VendorSilence } from "../outgoing/vendor-api.ts";
import { askAgain } from "./reconciliation-again.ts";
import { byKey, compare, keyOf, unknownThere } from "./reconciliation-compare.ts";
import { findFarOff } from "./reconciliation-far-off.ts";
import { moveMark, toCompare } from "./reconciliation-mark.ts";
import { ordersByKey, ordersInWindow } from "./reconciliation-orders.ts";
import { keepDifferences } from "./reconciliation-queue.ts";

/** The two moments of one call mostly differ by less. What is not there within it is looked for further off. */
const MARGIN_MS = 5 * MINUTE_MS;
/** What a busy vendor does in this time fits into memory and into one statement. */
const WINDOW_MS = 5 * MINUTE_MS;
/** As long as nothing happened the next window is twice as long, up to this: what it holds fits into memory too. */
const QUIET_WINDOW_MAX_MS = 30 * MINUTE_MS;
/** After this time a run leaves the rest to the next one. */
const RUN_MS = MINUTE_MS;
/** Keys that begin so are made by us, and no vendor remembers them. */
const OUR_KEYS = "nard-";

export type ReconciledVendor = { vendor: string; api: VendorRounds };

export type Reconciliation = { compared: number; found: number };

/**
 * Compares what a vendor did from a moment until before another with our ledger, and keeps each difference that
 * was not found before. Nothing is moved. Refuses when the vendor gives no answer: nothing was compared then.
 */
export async function reconcileWindow(
  context: Context,
  { vendor, api, from, to }: ReconciledVendor & { from: Date; to: Date },
): Promise<Outcome<Reconciliation, VendorSilence>> {
  const told = await api.transactions({ from: later(from, -MARGIN_MS), to: later(to, MARGIN_MS) });
  if (!told.ok) return told;
  const theirs = new Map(told.value.map((line) => [keyOf(line), line]));
  const theirsInside = [...theirs.values()].filter(({ at }) => at >= from && at < to);
  const oursInside = (await ordersInWindow(context, { vendor, from, to })).filter(
    ({ txId }) => !txId.startsWith(OUR_KEYS),
  );
  const missing = oursInside.filter((order) => !theirs.has(keyOf(order)));
  const farOff = await findFarOff(api, missing, context.now());
  if (!farOff.ok) return farOff;
  const compared = [...theirsInside, ...farOff.value];
  const ours = byKey(await ordersByKey(context, vendor, compared));
  const known = new Set(farOff.value.map(keyOf));
  const found = [
    ...compared.flatMap((line) => compare(vendor, line, ours.get(keyOf(line)) ?? null)),
    ...missing.filter((order) => !known.has(keyOf(order))).flatMap((order) => unknownThere(vendor, order)),
  ];
  return done({
    compared: theirsInside.length + oursInside.length,
    found: await keepDifferences(context, found),
  });
}

/**
 * Brings the comparison with each vendor up to five minutes ago, the first time from a day ago, and asks again
 * about what the vendor did not know. Run by the clock, on any number of nodes at once. A vendor that does not
 * answer is asked from the same moment again at the next call; a vendor that is slow, silent or whose records
 * cannot be compared stops no other. Gives the vendors that did not answer; a fault is thrown at the end.
 */
export async function reconcileVendors(
  context: Context,
  vendors: readonly ReconciledVendor[],
  { withinMs = RUN_MS }: { withinMs?: number } = {},
): Promise<{ found: number; silent: string[] }> {
  const runs = await Promise.allSettled(vendors.map((each) => bringUpToDate(context, each, withinMs)));
  const faults = runs.flatMap((run) => (run.status === "rejected" ? [run.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, "Vendors could not be compared with.");
  const results = runs.flatMap((run) => (run.status === "fulfilled" ? [run.value] : []));
  return {
    found: results.reduce((sum, { found }) => sum + found, 0),
    silent: results.flatMap(({ vendor, answered }) => (answered ? [] : [vendor])),
  };
}

type Run = { vendor: string; found: number; answered: boolean };

async function bringUpToDate(
  context: Context,
  { vendor, api }: ReconciledVendor,
  withinMs: number,
): Promise<Run> {
  const elapsedMs = stopwatch();
  let { from, end } = await toCompare(context, vendor);
  let found = 0;
  let windowMs = WINDOW_MS;
  while (from < end) {
    const to = new Date(Math.min(from.getTime() + windowMs, end.getTime()));
    const window = await reconcileWindow(context, { vendor, api, from, to });
    if (!window.ok) return { vendor, found, answered: false };
    found += window.value.found;
    await moveMark(context, vendor, to);
    from = to;
    windowMs = window.value.compared > 0 ? WINDOW_MS : Math.min(2 * windowMs, QUIET_WINDOW_MAX_MS);
    if (elapsedMs() >= withinMs) break;
  }
  return { vendor, found, answered: await askAgain(context, { vendor, api }) };
}
