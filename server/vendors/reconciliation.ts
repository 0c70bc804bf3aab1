import { done, type Outcome } from "../core/outcome.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { type LedgerOrder, type OrderKey, ordersByKey, ordersInWindow } from "./reconciliation-orders.ts";
import { type DifferenceFacts, keepDifferences, type Remembered } from "./reconciliation-queue.ts";
import type { VendorRounds, VendorSilence } from "./vendor-api.ts";
import type { VendorTransaction } from "./vendor-api-answers.ts";

/** What is younger may still be on its way to one of us. */
const SETTLED_AFTER_MS = 5 * MINUTE_MS;
/** The two clocks may differ by this much: nothing near the edge of a window is called missing. */
const MARGIN_MS = 15 * MINUTE_MS;
const WINDOW_MAX_MS = HOUR_MS;
const FIRST_WINDOW_MS = DAY_MS;
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
  const ours = byKey(await ordersByKey(context, vendor, theirsInside));
  const oursInside = (await ordersInWindow(context, { vendor, from, to })).filter(
    ({ txId }) => !txId.startsWith(OUR_KEYS),
  );
  const found = [
    ...theirsInside.flatMap((line) => compare(vendor, line, ours.get(keyOf(line)) ?? null)),
    ...oursInside
      .filter((order) => !theirs.has(keyOf(order)))
      .flatMap((order) => unknownThere(vendor, order)),
  ];
  const compared = theirsInside.length + oursInside.length;
  return done({ compared, found: await keepDifferences(context, found) });
}

const MARK = {
  name: "vendors-reconciled",
  text: "select until from vendors.reconciled where vendor = $1",
  row: { until: new Date(0) },
};

const MOVE_MARK = {
  name: "vendors-reconciled-move",
  text: `insert into vendors.reconciled as r (vendor, until) values ($1, $2)
    on conflict (vendor) do update set until = greatest(r.until, excluded.until)`,
};

/**
 * Brings the comparison with each vendor up to five minutes ago, an hour at a time; the first time, from a day
 * ago. Run by the clock, on any number of nodes at once. A vendor that does not answer is asked from the same
 * moment again at the next call and keeps no other waiting. Gives the vendors that did not answer.
 */
export async function reconcileVendors(
  context: Context,
  vendors: readonly ReconciledVendor[],
): Promise<{ found: number; silent: string[] }> {
  const results = await Promise.all(vendors.map((each) => bringUpToDate(context, each)));
  return {
    found: results.reduce((sum, { found }) => sum + found, 0),
    silent: results.flatMap(({ vendor, answered }) => (answered ? [] : [vendor])),
  };
}

async function bringUpToDate(
  context: Context,
  { vendor, api }: ReconciledVendor,
): Promise<{ vendor: string; found: number; answered: boolean }> {
  const end = later(context.now(), -SETTLED_AFTER_MS);
  const [mark] = await context.db.call(MARK, [vendor]);
  let from = mark?.until ?? later(end, -FIRST_WINDOW_MS);
  let found = 0;
  while (from < end) {
    const to = new Date(Math.min(from.getTime() + WINDOW_MAX_MS, end.getTime()));
    const window = await reconcileWindow(context, { vendor, api, from, to });
    if (!window.ok) return { vendor, found, answered: false };
    found += window.value.found;
    await context.db.call(MOVE_MARK, [vendor, to]);
    from = to;
  }
  return { vendor, found, answered: true };
}

function compare(vendor: string, line: VendorTransaction, order: LedgerOrder | null): DifferenceFacts[] {
  const theirs: Remembered = { amountMinor: line.amountMinor, state: line.state };
  const ours = order && rememberedBy(order);
  const { player, kind: operation, txId, round, game, currency, at: happenedAt } = line;
  const facts = {
    ...{ vendor, player, operation, txId, round, game, currency, theirs, ours, happenedAt },
    payoutKind: operation === "credit" ? (line.creditKind ?? "WIN") : null,
    betTxId: line.betTxId ?? null,
    endsRound: line.endRound === true,
  };
  if (order?.outcome !== "OK") {
    // What was undone there and never done here moved nothing on either side.
    return line.state === "done" ? [{ ...facts, kind: "missing-here" }] : [];
  }
  const found: DifferenceFacts[] = [];
  if (ours?.state !== theirs.state) found.push({ ...facts, kind: "state" });
  if (!isSameMoney(line, order)) found.push({ ...facts, kind: "amount" });
  return found;
}

function isSameMoney(line: VendorTransaction, order: LedgerOrder): boolean {
  if (order.amountMinor !== line.amountMinor || order.currency !== line.currency) return false;
  return line.kind !== "adjust" || line.direction === order.direction;
}

/** What we did and the vendor does not know. What we undid again moved nothing. */
function unknownThere(vendor: string, order: LedgerOrder): DifferenceFacts[] {
  const { player, kind: operation, txId, round, game, currency, at, isReversed } = order;
  if (isReversed || round === null || game === null || currency === null || at === null) return [];
  const where = { vendor, player, operation, txId, round, game, currency, happenedAt: at };
  const saidByThem = { theirs: null, payoutKind: null, betTxId: null, endsRound: false };
  return [{ ...where, ...saidByThem, kind: "missing-there", ours: rememberedBy(order) }];
}

function rememberedBy({ outcome, amountMinor, isReversed }: LedgerOrder): Remembered {
  if (outcome !== "OK") return { amountMinor, state: outcome };
  return { amountMinor, state: isReversed ? "rolled-back" : "done" };
}

function byKey(orders: readonly LedgerOrder[]): Map<string, LedgerOrder> {
  return new Map(orders.map((order) => [keyOf(order), order]));
}

function keyOf({ player, kind, txId }: OrderKey): string {
  return JSON.stringify([player, kind, txId]);
}
