import { later, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { receiveFromVendor, releaseHold, sendHoldToVendor } from "../../wallet/index.ts";
import {
  type FundTransfer,
  keepAnswer,
  leaveOpen,
  lockTransfer,
  settleTransfer,
  takeDue,
} from "./transfer-wallets-record.ts";
import { askVendor, type TransferOrder, type TransferVendor } from "./transfer-wallets-vendor.ts";

/** Longer than a vendor is waited for, so that an order is never asked about while it is being given. */
export const GIVEN_UP_AFTER_MS = 10 * SECOND_MS;
const TAKEN_AT_ONCE = 50;
/** A vendor that does not know after this time has a longer trouble, and is asked less often. */
const PATIENT_AFTER_MS = 60 * MINUTE_MS;

/** Gives a new order to its vendor, and ends it here as it ended there. */
export function giveOrder(
  context: Context,
  vendor: TransferVendor,
  transfer: FundTransfer,
): Promise<FundTransfer> {
  const order = orderOf(transfer);
  const give = transfer.direction === "to-vendor" ? vendor.api.deposit : vendor.api.withdraw;
  return carryOn(context, transfer, "order", () => give(order));
}

/**
 * Asks vendors about every order that is open and due, and ends those that the vendor has ended. Run by the
 * clock, on any number of nodes at once; `vendors` are those that can be asked now. Gives how many orders were
 * settled and how many stay open. An order that cannot be settled harms no other; it is thrown at the end.
 */
export async function advanceFundTransfers(
  context: Context,
  vendors: readonly TransferVendor[],
): Promise<{ settled: number; open: number }> {
  const byCode = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const at = context.now();
  const untilAt = later(at, GIVEN_UP_AFTER_MS);
  const due = await takeDue(context.db, { at, vendors: [...byCode.keys()], untilAt, limit: TAKEN_AT_ONCE });
  const asked = await Promise.allSettled(
    due.map(async (transfer) => {
      const vendor = byCode.get(transfer.vendor);
      const question = { txId: transfer.id, player: transfer.playerId.toString() };
      return vendor ? carryOn(context, transfer, "status", () => vendor.api.status(question)) : transfer;
    }),
  );
  const faults = asked.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  if (faults.length > 0) throw new AggregateError(faults, "Fund transfers could not be settled.");
  const settled = asked.filter((one) => one.status === "fulfilled" && one.value.settledAt !== null).length;
  return { settled, open: due.length - settled };
}

async function carryOn(
  context: Context,
  transfer: FundTransfer,
  asked: "order" | "status",
  ask: Parameters<typeof askVendor>[0],
): Promise<FundTransfer> {
  const answer = await askVendor(ask);
  await keepAnswer(context, { id: transfer.id, asked, answer });
  if (answer !== "UNKNOWN") return settle(context, transfer, answer === "OK");
  const dueAt = later(context.now(), pauseMs(transfer, context.now()));
  return (await leaveOpen(context.db, transfer.id, dueAt)) ?? lockTransfer(context.db, transfer.id);
}

/**
 * Ends an order and its movement together, and once: whoever comes second finds it ended. Throws when it was ended
 * the other way, which only a person can have done (transfer-wallets-by-hand.ts).
 */
export async function settle(
  context: Context,
  { id }: Pick<FundTransfer, "id">,
  accepted: boolean,
): Promise<FundTransfer> {
  return context.db.transaction(async (db) => {
    const transfer = await lockTransfer(db, id);
    const isSame = (transfer.state === "done") === accepted;
    if (transfer.settledAt !== null && isSame) return transfer;
    if (transfer.settledAt !== null) throw new Error(`Fund transfer ${id} was ended the other way by hand.`);
    const inside = { ...context, db };
    const movementId = await endMovement(inside, transfer, accepted);
    return settleTransfer(inside, { id, state: accepted ? "done" : "refused", movementId });
  });
}

/** What was held leaves or comes back; what the vendor gave arrives. A refusal here is a defect and stays open. */
async function endMovement(
  context: Context,
  { id, playerId, vendor, direction, amount }: FundTransfer,
  accepted: boolean,
): Promise<bigint | null> {
  if (direction === "from-vendor" && !accepted) return null;
  const order = { playerId, amount };
  const moved = await (direction === "from-vendor"
    ? receiveFromVendor(context, { ...order, vendor, key: `fund-received:${id}` })
    : accepted
      ? sendHoldToVendor(context, { ...order, vendor, key: `fund-sent:${id}` })
      : releaseHold(context, { ...order, key: `fund-released:${id}` }));
  if (!moved.ok) throw new Error(`The end of fund transfer ${id} was refused: ${moved.refusal.reason}.`);
  return moved.value.transferId;
}

function orderOf({ id, playerId, amount }: FundTransfer): TransferOrder {
  return {
    txId: id,
    player: playerId.toString(),
    amount: amount.minor.toString(),
    currency: amount.asset,
  };
}

/**
 * Three seconds at first, ten at most, and a minute for what has been open for an hour. An order that nobody waits
 * for any more may be on its way for two seconds yet (vendor-api.ts), and to ask about it before it arrives ends it.
 */
function pauseMs({ tries, beganAt }: FundTransfer, at: Date): number {
  if (at.getTime() - beganAt.getTime() > PATIENT_AFTER_MS) return MINUTE_MS;
  return Math.min(3 * SECOND_MS * 2 ** Math.min(tries, 2), 10 * SECOND_MS);
}
