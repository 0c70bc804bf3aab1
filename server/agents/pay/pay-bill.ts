import { money } from "../../core/money.ts";
import type { Context } from "../../db/context.ts";
import { balanceOf, payContract, returnContractPay } from "../../wallet/index.ts";
import { holdOwed, type OwedBill, readOwedIds, savePayment } from "./pay-store.ts";

/**
 * Pays what is owed of a bill: the house all of it, a player as much as there is. The rest stays owed and is paid
 * on when money comes. Each payment is one movement for its number, in the transaction that writes it down.
 */
export function payBill(context: Context, billId: bigint): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const bill = await holdOwed(db, billId);
    if (!bill) return;
    const { owed, payments } = bill;
    const { from, to } = sidesOf(bill);
    const amount = from === null ? owed : await atMost(inside, from, owed);
    if (amount === 0n) return;
    const flow = { key: `bill:${billId}:${payments + 1}`, amount: money(amount, "P") };
    const paid = await (to === null
      ? returnContractPay(inside, { playerId: from, ...flow })
      : payContract(inside, { playerId: to, payerId: from, ...flow }));
    // A payer who is short by now, or whose money is frozen, goes on owing it.
    if (paid.ok)
      await savePayment(db, bill, { amount, movementId: paid.value.transferId, at: context.now() });
  });
}

type Sides =
  | { readonly from: bigint | null; readonly to: bigint }
  | { readonly from: bigint; readonly to: null };

/** From whom to whom; null for the house. What is owed back goes the other way. */
function sidesOf({ payer, payee, isBack }: OwedBill): Sides {
  if (!isBack) return { from: payer, to: payee };
  return payer === null ? { from: payee, to: null } : { from: payee, to: payer };
}

/** As much of an amount as a player has. */
async function atMost(context: Context, playerId: bigint, amount: bigint): Promise<bigint> {
  const { minor } = await balanceOf(context, { playerId, asset: "P" });
  return minor > amount ? amount : minor;
}

/** Pays on everything that is owed, oldest first. */
export async function payOwed(context: Context): Promise<void> {
  let after = 0n;
  for (;;) {
    const ids = await readOwedIds(context.db, after);
    for (const id of ids) await payBill(context, id);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
