import type { Context } from "../../../db/context.ts";
import type { Database } from "../../../db/database.ts";
import type { WagerRow } from "../../wagers/wager-statements.ts";
import { takeWagerStake } from "../../wagers/wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";
import { CLOSED_LEGS, SHARE_EVENTS } from "./leg-statements.ts";

/**
 * Takes the stake of a slip. Whether every event of it is still open is asked in the transaction that marks the stake
 * as taken, by the clock of that moment: nobody stakes on what has begun, however long the wallet took.
 */
export function takeBookStake(context: Context, walletOf: WalletOf, wagerId: string): Promise<WagerRow> {
  return takeWagerStake(context, walletOf, wagerId, (db) => isStillOpen(db, wagerId, context.now()));
}

async function isStillOpen(db: Database, wagerId: string, at: Date): Promise<boolean> {
  await db.call(SHARE_EVENTS, [wagerId]);
  const closed = await db.call(CLOSED_LEGS, [wagerId, at]);
  return closed.length === 0;
}
