import type { Context } from "../../../db/context.ts";
import { CLIENT_SEED } from "../../fairness/seed-statements.ts";
import { beginWager } from "../../wagers/wagers.ts";
import { findTable, readSeats } from "../play/read-table.ts";
import { MARK_SEAT_WAGER } from "../seats/seat-statements.ts";
import { MARK_TABLE_STAKING } from "../table-statements.ts";

/**
 * Writes the stakes of a table that is full, each with its player's seed as it is now. The table is locked by whoever
 * calls; the wallet is asked afterwards (takeStakes).
 */
export async function beginStakes(transaction: Context, tableId: string): Promise<void> {
  const { db } = transaction;
  const table = await findTable(db, tableId);
  if (!table) throw new Error(`There is no table ${tableId}`);
  for (const { seat, playerRef, sessionId } of await readSeats(db, tableId)) {
    if (playerRef === null || sessionId === null) continue;
    const [pair] = await db.call(CLIENT_SEED, [playerRef]);
    const wager = await beginWager(transaction, {
      sessionId,
      playerRef,
      formRef: tableId,
      roundRef: tableId,
      mathVersion: table.mathVersion,
      stakeMinor: table.buyInMinor,
      choice: { table: tableId, seat },
      clientSeed: pair?.clientSeed,
    });
    if (!wager.ok) throw new Error(`The stake of seat ${seat} at ${tableId}: ${wager.refusal.reason}`);
    await db.call(MARK_SEAT_WAGER, [tableId, seat, wager.value.id]);
  }
  await db.call(MARK_TABLE_STAKING, [tableId, transaction.now()]);
}
