import type { Database } from "../../db/database.ts";
import { gathered } from "../../db/gathered.ts";
import type { Place } from "../player.ts";
import type { HeldFor, LoginWay, Scope, SessionPurpose } from "./session-kinds.ts";
import {
  CLOSE_FAMILIES,
  CLOSE_FAMILY,
  CONFIRM_SESSION,
  DROP_UNUSED,
  type HeldToken,
  HOLD_FAMILY,
  HOLD_SESSIONS,
  HOLD_TOKEN,
  INSERT_SESSION,
  MARK_LOGIN,
  OPEN_SESSIONS,
  ROTATE_SESSION,
  SESSION_OF_FAMILY,
  type SessionRow,
  SIGN_IN_OF,
  type SignIn,
  TOUCH_SESSION,
} from "./session-statements.ts";

export type NewSession = Place & {
  readonly tokenHash: Uint8Array;
  readonly player: bigint;
  readonly family: string;
  readonly purpose: SessionPurpose;
  readonly way: LoginWay;
  readonly heldFor: HeldFor | null;
  readonly scopes: readonly Scope[] | null;
  readonly isConfirmed: boolean;
  readonly createdAt: Date;
  readonly idleMs: number;
  readonly idleUntil: Date;
  readonly absoluteUntil: Date;
};

export async function insertSession(db: Database, row: NewSession): Promise<void> {
  await db.call(INSERT_SESSION, [
    row.tokenHash,
    row.player,
    row.family,
    row.purpose,
    row.way,
    row.heldFor && JSON.stringify(row.heldFor),
    row.isConfirmed,
    row.createdAt,
    row.idleMs,
    row.idleUntil,
    row.absoluteUntil,
    row.address,
    row.device,
    row.scopes && [...row.scopes],
  ]);
}

/** The visit before this one, null at the first. */
export async function markLogin(db: Database, playerId: bigint, at: Date): Promise<Date | null> {
  const [marked] = await db.call(MARK_LOGIN, [playerId, at]);
  return marked?.previous ?? null;
}

type AskedSession = { readonly tokenHash: Uint8Array; readonly at: Date };

/** Every page of a signed-in player asks for its session, so those that arrive together ask together. */
export const readSessionRow: (db: Database, asked: AskedSession) => Promise<SessionRow | null> = gathered(
  async (db, asked: AskedSession[]) => {
    const hashes = asked.map(({ tokenHash }) => Buffer.from(tokenHash).toString("hex"));
    const latest = new Date(Math.max(...asked.map(({ at }) => at.getTime())));
    const rows = await db.call(OPEN_SESSIONS, [[...new Set(hashes)], latest]);
    const byHash = new Map(rows.map(({ asked: hash, ...row }) => [hash, row]));
    return hashes.map((hash) => byHash.get(hash) ?? null);
  },
);

export async function readFamilySession(
  db: Database,
  family: string,
  at: Date,
): Promise<(SessionRow & { readonly tokenHash: Uint8Array }) | null> {
  const [row] = await db.call(SESSION_OF_FAMILY, [family, at]);
  return row ?? null;
}

export async function touchSession(db: Database, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db.call(TOUCH_SESSION, [tokenHash, now]);
}

export async function confirmSession(db: Database, tokenHash: Uint8Array): Promise<void> {
  await db.call(CONFIRM_SESSION, [tokenHash]);
}

export async function signInOf(db: Database, tokenHash: Uint8Array): Promise<SignIn | null> {
  const [row] = await db.call(SIGN_IN_OF, [tokenHash]);
  return row ?? null;
}

/** Waits for whoever replaces a token of it just now, so that the new one ends as well. */
export async function revokeFamily(db: Database, family: string, at: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.call(HOLD_FAMILY, [family]);
    await transaction.call(CLOSE_FAMILY, [family, at]);
  });
}

/** All of a player's but one. Waits in the same way. */
export async function revokeFamilies(
  db: Database,
  { playerId, exceptFamily, at }: { playerId: bigint; exceptFamily: string | null; at: Date },
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.call(HOLD_SESSIONS, [playerId]);
    await transaction.call(CLOSE_FAMILIES, [playerId, at, exceptFamily]);
  });
}

/** The token, locked to the end of the transaction; null when it was ended. */
export async function holdToken(db: Database, tokenHash: Uint8Array): Promise<HeldToken | null> {
  const [held] = await db.call(HOLD_TOKEN, [tokenHash]);
  return held ?? null;
}

/** Whether it was still unused. */
export async function dropUnused(db: Database, tokenHash: Uint8Array, at: Date): Promise<boolean> {
  return (await db.call(DROP_UNUSED, [tokenHash, at])).length > 0;
}

export async function replaceToken(
  db: Database,
  { from, to, at, place }: { from: Uint8Array; to: Uint8Array; at: Date; place: Place },
): Promise<void> {
  await db.call(ROTATE_SESSION, [from, to, at, place.address, place.device]);
}
