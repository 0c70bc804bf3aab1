import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { type CountedAnew, countAnew } from "../../figures/index.ts";
import { type Break, raiseAlarms } from "../../wallet/index.ts";
import { BILLS_MADE } from "./adjust-statements.ts";
import { checkBill, type Recounter } from "./check-bill.ts";

export type BillsAudit = {
  readonly bills: number;
  readonly apart: readonly string[];
  /** Of them, what nobody knew of. */
  readonly fresh: readonly Break[];
};

/**
 * Computes every bill that was made in the day before now again from the ledger, and raises an alarm for each that is
 * another. Bills of one period and place share one count.
 */
export async function auditBills(context: Context): Promise<BillsAudit> {
  const until = context.now();
  const bills = await context.db.call(BILLS_MADE, [later(until, -DAY_MS), until]);
  const recounted = countedOnce();
  const apart: string[] = [];
  for (const { id } of bills) {
    const checked = await checkBill(context, id, recounted);
    for (const reason of checked?.apart ?? []) apart.push(`bill ${id}: ${reason}`);
  }
  const found = apart.map((subject) => ({ invariant: "bills", subject }));
  return { bills: bills.length, apart, fresh: await raiseAlarms(context, found) };
}

/** Remembers the last count alone: bills come in the order of their periods. */
function countedOnce(): Recounter {
  let last: { readonly name: string; readonly counted: readonly CountedAnew[] } | null = null;
  return async (db, time) => {
    const name = [time.from.getTime(), time.until.getTime(), time.position].join(" ");
    if (last?.name !== name) last = { name, counted: await countAnew(db, time) };
    return last.counted;
  };
}
