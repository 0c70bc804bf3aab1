import type { Database } from "../db/database.ts";
import { loginAttempts, players, sessions } from "../db/schema/accounts.ts";
import type { Player, PlayerState } from "./player.ts";
import {
  CLOSE_SESSION,
  CLOSE_SESSIONS,
  CREDENTIALS,
  type Credentials,
  MARK_LOGIN,
  OPEN_SESSION,
  PLAYER_BY_ID,
  SET_STATE,
  type SessionRow,
  TOUCH_SESSION,
} from "./statements.ts";

/** The new player's number, or null when the folded name is another player's in this brand. */
export async function insertPlayer(db: Database, row: typeof players.$inferInsert): Promise<bigint | null> {
  const [inserted] = await db.orm
    .insert(players)
    .values(row)
    .onConflictDoNothing({ target: [players.brand, players.foldedUsername] })
    .returning({ id: players.id });
  return inserted?.id ?? null;
}

export async function readPlayer(db: Database, playerId: bigint): Promise<Player | null> {
  const [player] = await db.call(PLAYER_BY_ID, [playerId]);
  return player ?? null;
}

export async function readCredentials(
  db: Database,
  brandId: string,
  foldedUsername: string,
): Promise<Credentials | null> {
  const [row] = await db.call(CREDENTIALS, [brandId, foldedUsername]);
  return row ?? null;
}

export async function saveState(db: Database, playerId: bigint, state: PlayerState): Promise<boolean> {
  return (await db.call(SET_STATE, [playerId, state])).length > 0;
}

export async function insertAttempt(db: Database, row: typeof loginAttempts.$inferInsert): Promise<void> {
  await db.orm.insert(loginAttempts).values(row);
}

export async function insertSession(db: Database, row: typeof sessions.$inferInsert): Promise<void> {
  await db.orm.insert(sessions).values(row);
  await db.call(MARK_LOGIN, [row.player, row.createdAt]);
}

export async function readOpenSession(
  db: Database,
  tokenHash: Uint8Array,
  now: Date,
): Promise<SessionRow | null> {
  const [row] = await db.call(OPEN_SESSION, [tokenHash, now]);
  return row ?? null;
}

export async function touchSession(db: Database, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db.call(TOUCH_SESSION, [tokenHash, now]);
}

export async function revokeSession(db: Database, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db.call(CLOSE_SESSION, [tokenHash, now]);
}

export async function revokeSessions(db: Database, playerId: bigint, now: Date): Promise<void> {
  await db.call(CLOSE_SESSIONS, [playerId, now]);
}
