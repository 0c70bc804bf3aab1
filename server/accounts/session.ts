import { createHash, randomBytes } from "node:crypto";
import type { Brand } from "../brand/index.ts";
import { later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Place, Player } from "./player.ts";
import { insertSession, readOpenSession, revokeSession, revokeSessions, touchSession } from "./store.ts";

export type PlayerSession = {
  readonly tokenHash: Uint8Array;
  readonly startedAt: Date;
  readonly player: Player;
};

export type SessionRequest = {
  readonly playerId: bigint;
  readonly brand: Pick<Brand, "sessionIdleMs" | "sessionAbsoluteMs">;
  readonly place: Place;
};

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const TOUCH_EVERY_MS = MINUTE_MS;

/**
 * Signs a player in and gives the token that the browser keeps: 256 random bits, of which only the hash
 * stays here. Asks for no proof; logIn and registerPlayer do that before.
 */
export async function openSession(
  { db, now }: Context,
  { playerId, brand, place }: SessionRequest,
): Promise<{ token: string }> {
  const token = randomBytes(32).toString("base64url");
  const createdAt = now();
  const idleMs = Math.min(brand.sessionIdleMs, brand.sessionAbsoluteMs);
  await db.transaction((transaction) =>
    insertSession(transaction, {
      tokenHash: hashOf(token),
      player: playerId,
      createdAt,
      seenAt: createdAt,
      idleMs,
      idleUntil: later(createdAt, idleMs),
      absoluteUntil: later(createdAt, brand.sessionAbsoluteMs),
      ...place,
    }),
  );
  return { token };
}

/** The session behind a token, if it is open and its player may play. Being read keeps it from going idle. */
export async function readSession({ db, now }: Context, token: string): Promise<PlayerSession | null> {
  if (!TOKEN.test(token)) return null;
  const tokenHash = hashOf(token);
  const at = now();
  const row = await readOpenSession(db, tokenHash, at);
  if (!row) return null;

  const { startedAt, seenAt, ...player } = row;
  if (at.getTime() - seenAt.getTime() >= TOUCH_EVERY_MS) await touchSession(db, tokenHash, at);
  return { tokenHash, startedAt, player };
}

/** Ends one session at once, in every process. Ending it twice is ending it once. */
export async function closeSession({ db, now }: Context, tokenHash: Uint8Array): Promise<void> {
  await revokeSession(db, tokenHash, now());
}

/** Signs a player out everywhere. */
export async function closeSessions({ db, now }: Context, playerId: bigint): Promise<void> {
  await revokeSessions(db, playerId, now());
}

function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
