import { findBrand } from "../../brand/index.ts";
import { startOfDay } from "../../core/days.ts";
import { money } from "../../core/numbers/money.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { completeTo, holdComplete } from "../../figures/index.ts";
import { payRebate } from "../../wallet/index.ts";
import {
  HOLD_PAYABLE,
  INSERT_DAY,
  INSERT_LINES,
  INSERT_REBATES,
  MARKS,
  PAYABLE_IDS,
  type RebateMark,
  SAVE_PAYMENT,
} from "./rebate-statements.ts";

/** A day is counted once it is complete and as much again as a bucket has gone by, as bills are. */
const GRACE_MS = 5 * MINUTE_MS;

/** So many missed days are counted in one run; the next run goes on behind them. */
const DAYS_MOST = 40;

/**
 * Counts each day of each brand that is over, in order, and pays what came of it. Two runs at once, or one after another
 * that was killed, count and pay each day once.
 */
export async function payRebates(context: Context): Promise<void> {
  const before = later((await completeTo(context.db)).at, -GRACE_MS);
  for (const mark of await context.db.call(MARKS, [])) await countDays(context, mark, before);
  await payOwedRebates(context);
}

async function countDays(context: Context, { brandId: brand, countedTo, first }: RebateMark, before: Date) {
  const found = await findBrand(context, brand);
  if (!found) throw new Error(`Brand ${brand} has rates and is not there.`);
  const { timeZone } = found;
  let from = countedTo ?? startOfDay(first, timeZone);
  for (let nth = 0; nth < DAYS_MOST; nth += 1) {
    const until = startOfDay(from, timeZone, -1);
    if (until > before) return;
    await countDay(context, { brand, from, until });
    from = until;
  }
}

type Day = { readonly brand: string; readonly from: Date; readonly until: Date };

/** Nobody reads figures meanwhile, so the sums of a day are those of the place in the ledger that it names. */
function countDay(context: Context, { brand, from, until }: Day): Promise<void> {
  return context.db.transaction(async (db) => {
    const { position } = await holdComplete(db);
    const made = await db.call(INSERT_DAY, [brand, from, until, position, context.now()]);
    if (made.length === 0) return;
    await db.call(INSERT_LINES, [brand, from, until]);
    await db.call(INSERT_REBATES, [brand, from]);
  });
}

/** Pays what is owed, oldest first, to those who may have it now. */
async function payOwedRebates(context: Context): Promise<void> {
  let after = 0n;
  for (;;) {
    const ids = await context.db.call(PAYABLE_IDS, [after, context.now()]);
    for (const { id } of ids) await payOne(context, id);
    const last = ids.at(-1)?.id;
    if (last === undefined) return;
    after = last;
  }
}

function payOne(context: Context, id: bigint): Promise<void> {
  return context.db.transaction(async (db) => {
    const [owed] = await db.call(HOLD_PAYABLE, [id, context.now()]);
    if (!owed) return;
    const { playerId, source, amount } = owed;
    const paid = await payRebate(
      { ...context, db },
      { playerId, source, key: `rebate:${id}`, amount: money(amount, "P") },
    );
    // A player whose money is frozen by now is paid once it is free.
    if (paid.ok) await db.call(SAVE_PAYMENT, [id, paid.value.transferId, context.now()]);
  });
}
