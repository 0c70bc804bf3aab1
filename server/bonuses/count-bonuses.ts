import { type CategoryOfGame, gameCategories } from "../catalogue/index.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { ledgerPartAfter } from "../wallet/index.ts";
import {
  DUE,
  HOLD_MARK,
  LAPSED_OFFERS,
  MOVED,
  PLAYED,
  type PlayedRow,
  SAVE_MARK,
} from "./count-statements.ts";
import { countedRound } from "./counted-round.ts";
import { addCounted } from "./grant.ts";
import { settlePlayer } from "./settle-player.ts";
import { type BonusTerms, bonusTerms } from "./terms.ts";

const DUE_TOGETHER = 100;

/**
 * Counts the rounds that were over since the last time for the bonuses that were active, and ends, begins and pays what
 * is due. A round counts once, however often and by however many processes this is done: the place in the ledger up to
 * which was read is kept with what was counted, and what that completes becomes cash in the same transaction.
 */
export async function countBonuses(context: Context): Promise<void> {
  for (;;) {
    // Outside of the transaction, which would read the whole catalogue for itself.
    const categoryOf = await gameCategories(context);
    const isWhole = await context.db.transaction((db) => countPart({ ...context, db }, categoryOf));
    if (isWhole) break;
  }
  await settleDue(context);
}

async function countPart(context: Context, categoryOf: CategoryOfGame): Promise<boolean> {
  const { db } = context;
  const [held] = await db.call(HOLD_MARK, []);
  if (!held) throw new Error("There is no mark up to which rounds were counted.");
  const { mark, isWhole, isEmpty } = await ledgerPartAfter(context, held.mark);
  // A mark that is ahead of a restored ledger stays: there is nothing after it.
  if (isEmpty) return true;
  const played = await db.call(PLAYED, [held.mark, mark]);
  if (played.length > 0) await count(db, played, categoryOf);
  const moved = await db.call(MOVED, [held.mark, mark]);
  const ids = new Set([...played, ...moved].map(({ playerId }) => playerId));
  for (const playerId of [...ids].sort((one, other) => (one < other ? -1 : 1))) {
    await settlePlayer(context, playerId);
  }
  await db.call(SAVE_MARK, [mark]);
  return isWhole;
}

async function count(db: Database, played: readonly PlayedRow[], categoryOf: CategoryOfGame): Promise<void> {
  const termsOf = new Map<string, BonusTerms>();
  const rows = played.map(({ grantId, playerId: _, terms: written, ...round }) => {
    const terms = termsOf.get(grantId) ?? bonusTerms.parse(written);
    termsOf.set(grantId, terms);
    return { grantId, ...round, ...countedRound(terms, round, categoryOf) };
  });
  await addCounted(db, rows);
}

/** Players whose bonus is over by time, or waits though nothing is active: each in a transaction of their own. */
async function settleDue(context: Context): Promise<void> {
  for (let after = 0n; ; ) {
    const due = await context.db.call(DUE, [context.now(), after, DUE_TOGETHER]);
    for (const { playerId } of due) {
      await context.db.transaction(async (db) => {
        await db.call(LAPSED_OFFERS, [playerId, context.now()]);
        await settlePlayer({ ...context, db }, playerId);
      });
    }
    const last = due.at(-1);
    if (!last || due.length < DUE_TOGETHER) return;
    after = last.playerId;
  }
}
