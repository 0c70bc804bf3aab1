import { money } from "../../core/money.ts";
import type { Context } from "../../db/context.ts";
import { balanceOf, payContract } from "../../wallet/index.ts";
import { holdOwed, readOwedIds, savePayment } from "./pay-store.ts";

/**
 * Pays what is owed of a bill: the house all of it, the one above as much as there is. The rest stays owed and is paid
 * on when money comes. Each payment is one movement for its number, in the transaction that writes it down.
 */
export function payBill(context: Context, billId: bigint): Promise<void> {
  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    const bill = await holdOwed(db, billId);
    if (!bill) return;
    const { payer, payee, owed, payments } = bill;
    const amount = payer === null ? owed : await atMost(inside, payer, owed);
    if (amount === 0n) return;
    const paid = await payContract(inside, {
      playerId: payee,
      payerId: payer,
      key: `bill:${billId}:${payments + 1}`,
      amount: money(amount, "P"),
    });
    // A payer who is short by now, or whose money is frozen, goes on owing it.
    if (paid.ok)
      await savePayment(db, bill, { amount, movementId: paid.value.transferId, at: context.now() });
  });
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
