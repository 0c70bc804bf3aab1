import { type CategoryOfGame, gameCategories } from "../catalogue/index.ts";
import { later, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { ledgerPartAfter } from "../wallet/index.ts";
import { productsOf } from "./products.ts";
import { addChanges, firstUnread, holdMark, readChanges, saveMark } from "./store.ts";

/** A movement has its moment before its transaction begins: it comes to be read within this time of it. */
const GRACE_MS = 15 * SECOND_MS;

/**
 * Reads what the ledger has written since the last time into buckets of five minutes. Each movement counts once, however
 * often and by however many processes this is done: the place up to which was read is kept with the buckets.
 */
export async function keepFigures(context: Context): Promise<void> {
  for (;;) {
    // Outside of the transaction, which would read the whole catalogue for itself.
    const categoryOf = await gameCategories(context);
    const isWhole = await context.db.transaction((db) => keepPart({ ...context, db }, categoryOf));
    if (isWhole) return;
  }
}

async function keepPart({ db, now }: Context, categoryOf: CategoryOfGame): Promise<boolean> {
  const { xid, completeTo } = await holdMark(db);
  const { mark, isWhole, isEmpty } = await ledgerPartAfter({ db }, xid);
  // A mark that is ahead of a restored ledger stays: there is nothing after it.
  const to = isEmpty ? xid : mark;
  const changes = isEmpty ? [] : await readChanges(db, xid, to);
  if (changes.length > 0) {
    const productOf = await productsOf(db, changes, categoryOf);
    const ofProducts = changes.map(({ game, ...change }) => ({
      ...change,
      product: productOf({ vendor: change.vendor, game }),
    }));
    await addChanges(db, ofProducts, { position: to, completeTo });
  }
  await saveMark(db, { xid: to, completeTo: isWhole ? await completeNow(db, to, now()) : completeTo });
  return isWhole;
}

/** A moment before which nothing is missing, as far as anybody can see. */
async function completeNow(db: Context["db"], mark: string, now: Date): Promise<Date> {
  const settled = later(now, -GRACE_MS);
  const unread = await firstUnread(db, mark);
  return unread && unread < settled ? unread : settled;
}
