import { and, asc, eq, isNull } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { payees } from "../../db/schema/cashier.ts";

export type PayeeRow = typeof payees.$inferSelect;

/** Enters the player if need be, and locks that row: orders and payees of one player are added one at a time. */
const LOCK_PLAYER = {
  name: "cashier.lock-player",
  text: `insert into cashier.players as p (player_id) values ($1)
    on conflict (player_id) do update set player_id = p.player_id`,
};

export async function lockPlayer(db: Database, playerId: bigint): Promise<void> {
  await db.call(LOCK_PLAYER, [playerId]);
}

export async function insertPayee(db: Database, row: typeof payees.$inferInsert): Promise<void> {
  await db.orm.insert(payees).values(row);
}

/** The accounts of a player that were not removed. */
export async function readPayees(db: Database, playerId: bigint): Promise<PayeeRow[]> {
  return db.orm
    .select()
    .from(payees)
    .where(and(eq(payees.playerId, playerId), isNull(payees.removedAt)))
    .orderBy(asc(payees.addedAt), asc(payees.id));
}

export async function readPayee(db: Database, playerId: bigint, id: string): Promise<PayeeRow | null> {
  const [row] = await db.orm
    .select()
    .from(payees)
    .where(and(eq(payees.playerId, playerId), eq(payees.id, id)));
  return row ?? null;
}

export async function markRemoved(db: Database, id: string, at: Date): Promise<void> {
  await db.orm.update(payees).set({ removedAt: at }).where(eq(payees.id, id));
}
