import { done, type Outcome } from "../../core/outcome.ts";
import { DAY_MS, later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { VendorRounds, VendorSilence } from "../outgoing/vendor-api.ts";
import type { VendorTransaction } from "../outgoing/vendor-api-answers.ts";
import { byKey, compare, keyOf } from "./reconciliation-compare.ts";
import { findFarOff } from "./reconciliation-far-off.ts";
import { type LedgerOrder, ordersByKey } from "./reconciliation-orders.ts";
import {
  type Difference,
  keepDifferences,
  lockDifference,
  noteAsked,
  settleDifference,
  unknownThereSince,
} from "./reconciliation-queue.ts";

/** A repair is refused after an hour without a question, so that one or two may fail. */
const ASKED_AGAIN_AFTER_MS = 30 * MINUTE_MS;
const ASKED_AT_ONCE = 200;
/** Not the name of an operator: those have no blank. */
const BY_THE_HOUSE = "the house";

type AskedVendor = { vendor: string; api: VendorRounds };

/**
 * Asks a vendor once more about orders of ours that it did not know: what it knows after all is no difference,
 * unless it remembers something else of it. At each call those of about one day; those of a day about which it says
 * nothing credible, as when they are older than its memory, hold up no others. Says whether the vendor answered.
 */
export async function askAgain(context: Context, asked: AskedVendor): Promise<boolean> {
  const before = later(context.now(), -ASKED_AGAIN_AFTER_MS);
  const open = await unknownThereSince(context, { vendor: asked.vendor, before, limit: ASKED_AT_ONCE });
  let isAnswered = true;
  for (const together of daysOf(open)) {
    const told = await askAbout(context, asked, together);
    if (told.ok) break;
    isAnswered = false;
    if (told.refusal.reason === "noAnswer") break;
  }
  return isAnswered;
}

/** Those of about one day together, beginning with the day of the first. */
function* daysOf(differences: readonly Difference[]): Generator<Difference[]> {
  let rest = [...differences];
  for (let [first] = rest; first; [first] = rest) {
    const day = first.happenedAt;
    const isThen = ({ happenedAt }: Difference) => Math.abs(+happenedAt - +day) <= DAY_MS;
    yield rest.filter(isThen);
    rest = rest.filter((each) => !isThen(each));
  }
}

async function askAbout(
  context: Context,
  { vendor, api }: AskedVendor,
  together: readonly Difference[],
): Promise<Outcome<null, VendorSilence>> {
  const keys = together.map(({ player, operation, txId }) => ({ player, kind: operation, txId }));
  const orders = byKey(await ordersByKey(context, vendor, keys));
  const told = await findFarOff(api, [...orders.values()], context.now());
  if (!told.ok) return told;
  const lines = new Map(told.value.map((line) => [keyOf(line), line]));
  for (const difference of together) {
    const key = keyOf({ ...difference, kind: difference.operation });
    await conclude(context, difference, { order: orders.get(key), line: lines.get(key) });
  }
  return done(null);
}

async function conclude(
  context: Context,
  { id, vendor }: Difference,
  { order, line }: { order: LedgerOrder | undefined; line: VendorTransaction | undefined },
): Promise<void> {
  if (order?.isReversed) return close(context, id, "It was undone here.");
  if (!order || !line) return noteAsked(context, id);
  await keepDifferences(context, compare(vendor, line, order));
  return close(context, id, "The vendor knows it.");
}

async function close(context: Context, id: bigint, reason: string): Promise<void> {
  await context.db.transaction(async (transaction) => {
    const found = await lockDifference(transaction, id);
    if (found?.state !== "open") return;
    const at = context.now();
    await settleDifference(transaction, { id, state: "dismissed", at, operator: BY_THE_HOUSE, reason });
  });
}
