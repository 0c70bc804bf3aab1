import { money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { isTransient } from "../../db/faults.ts";
import { balanceOf, payContract, payContractsOfHouse, returnContractPay } from "../../wallet/index.ts";
import {
  holdHouseOwed,
  holdOwed,
  type OwedBill,
  readOwedIds,
  savePaidWhole,
  savePayment,
} from "./pay-store.ts";

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

/** As many bills of the house are paid in one transaction, so that no player waits long for it. */
const TOGETHER = 200;

/**
 * Pays what is owed of some bills: those of the house many at a time, then what players owe, one by one. Where one of
 * many cannot be decided now, each of them is paid alone.
 */
export async function payBills(context: Context, ids: readonly bigint[]): Promise<void> {
  for (let at = 0; at < ids.length; at += TOGETHER) {
    const some = ids.slice(at, at + TOGETHER);
    try {
      const isAll = await payHouseBills(context, some);
      if (isAll) continue;
    } catch (fault) {
      if (!isTransient(fault)) throw fault;
    }
    for (const id of some) await payBill(context, id);
  }
}

/** Whether all of them were the house's to pay, and are paid. */
function payHouseBills(context: Context, ids: readonly bigint[]): Promise<boolean> {
  return context.db.transaction(async (db) => {
    const bills = await holdHouseOwed(db, ids);
    const flows = bills.map(({ id, payee, owed, payments }) => ({
      playerId: payee,
      key: `bill:${id}:${payments + 1}`,
      amount: money(owed, "P"),
    }));
    const answers = flows.length === 0 ? [] : await payContractsOfHouse({ ...context, db }, flows);
    // An agent whose account is frozen by now goes on being owed it.
    const paid = bills.flatMap((bill, nth) => {
      const answer = answers[nth];
      return answer?.ok ? [{ ...bill, movementId: answer.value.transferId }] : [];
    });
    await savePaidWhole(db, paid, context.now());
    return paid.length === ids.length;
  });
}

/** Pays on everything that is owed, oldest first. */
export async function payOwed(context: Context): Promise<void> {
  let after = 0n;
  for (;;) {
    const ids = await readOwedIds(context.db, after);
    await payBills(context, ids);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
  }
}
