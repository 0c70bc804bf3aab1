import { createHash, randomBytes } from "node:crypto";
import type { Brand } from "../../brand/index.ts";
import { later, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { sendMessage } from "../../messages/index.ts";
import type { Place, Player } from "../player.ts";
import { endSignIn } from "./end-sign-ins.ts";
import type { HeldFor, LoginWay, Scope, SessionPurpose } from "./session-kinds.ts";
import type { SessionRow } from "./session-statements.ts";
import { confirmSession, insertSession, markLogin, readSessionRow, touchSession } from "./session-store.ts";

export type PlayerSession = {
  readonly tokenHash: Uint8Array;
  /** One sign-in, whatever token it has at the moment. */
  readonly family: string;
  readonly purpose: SessionPurpose;
  readonly way: LoginWay;
  /** Without a purpose to wait for: null. */
  readonly heldFor: HeldFor | null;
  /** What the app that holds the token may do; null for a browser, whose cookie holds it. */
  readonly scopes: readonly Scope[] | null;
  readonly startedAt: Date;
  /** The token is old enough for another one to take its place (rotate-session.ts). */
  readonly isDue: boolean;
  readonly player: Player;
};

export type SessionRequest = {
  readonly playerId: bigint;
  readonly brand: Pick<Brand, "sessionIdleMs" | "sessionAbsoluteMs">;
  readonly place: Place;
  readonly way?: LoginWay;
  /** A login that is held waits here for a code or a new password, and opens nothing else. */
  readonly held?: { readonly purpose: Exclude<SessionPurpose, "play">; readonly heldFor: HeldFor };
  /** For an app; without them the token is for a cookie. Neither is taken in the place of the other. */
  readonly scopes?: readonly Scope[] | null | undefined;
  /** False for one whose cookie may get lost on its way to the browser (remembered-login.ts). */
  readonly isConfirmed?: boolean;
};

export type OpenedSession = {
  readonly token: string;
  readonly tokenHash: Uint8Array;
  readonly family: string;
  /** Nobody has ever been signed in to this account before. */
  readonly isFirst: boolean;
};

const TOKEN = /^[A-Za-z0-9_-]{43}$/;
const TOUCH_EVERY_MS = MINUTE_MS;
const HELD_MS = 15 * MINUTE_MS;

/** A token is replaced when it is this old. */
export const ROTATE_AFTER_MS = 15 * MINUTE_MS;
/** So long the tabs that were under way with the old token are let in with it. */
export const GRACE_MS = 30 * SECOND_MS;

/**
 * Signs a player in and gives the token that the browser keeps: 256 random bits, of which only the hash
 * stays here. Asks for no proof; server/use-cases/sign-in.ts is the one place that calls it for a browser.
 */
export async function openSession(
  { db, now, newId }: Context,
  { playerId, brand, place, way = "password", held, scopes = null, isConfirmed = true }: SessionRequest,
): Promise<OpenedSession> {
  const token = newToken();
  const tokenHash = hashOf(token);
  const family = newId();
  const createdAt = now();
  const absoluteMs = held ? HELD_MS : brand.sessionAbsoluteMs;
  const idleMs = Math.min(brand.sessionIdleMs, absoluteMs);
  const isFirst = await db.transaction(async (transaction) => {
    await insertSession(transaction, {
      tokenHash,
      player: playerId,
      family,
      purpose: held?.purpose ?? "play",
      heldFor: held?.heldFor ?? null,
      way,
      scopes,
      isConfirmed,
      createdAt,
      idleMs,
      idleUntil: later(createdAt, idleMs),
      absoluteUntil: later(createdAt, absoluteMs),
      ...place,
    });
    return !held && (await markLogin(transaction, playerId, createdAt)) === null;
  });
  return { token, tokenHash, family, isFirst };
}

/** The session behind a token, if its player is signed in. Being read keeps it from going idle. */
export async function readSession(context: Context, token: string): Promise<PlayerSession | null> {
  const session = await readAnySession(context, token);
  return session?.purpose === "play" ? session : null;
}

/** The same, or a login that is held. A token that was replaced and comes back late ends its whole sign-in. */
export function readAnySession(context: Context, token: string): Promise<PlayerSession | null> {
  return readOf(context, token, ({ scopes }) => scopes === null);
}

/** The session behind the token of an app, also one that is held. What a cookie holds opens nothing here. */
export function readAppSession(context: Context, token: string): Promise<PlayerSession | null> {
  return readOf(context, token, ({ scopes }) => scopes !== null);
}

async function readOf(
  context: Context,
  token: string,
  isOurs: (row: SessionRow) => boolean,
): Promise<PlayerSession | null> {
  if (!TOKEN.test(token)) return null;
  const tokenHash = hashOf(token);
  const at = context.now();
  const row = await readSessionRow(context.db, { tokenHash, at });
  if (!row || !isOurs(row)) return null;

  const standing = standingOf(row, at);
  if (standing === "stolen") await endStolen(context, row);
  if (standing === "stolen" || standing === "idle") return null;
  if (standing === "current") {
    if (!row.isConfirmed) await confirmSession(context.db, tokenHash);
    if (at.getTime() - row.seenAt.getTime() >= TOUCH_EVERY_MS) await touchSession(context.db, tokenHash, at);
  }
  const isOld = at.getTime() - row.issuedAt.getTime() >= ROTATE_AFTER_MS;
  const isDue = row.purpose === "play" && (standing === "unanswered" || (standing === "current" && isOld));
  return sessionOf(row, { tokenHash, isDue });
}

export function sessionOf(
  row: SessionRow,
  { tokenHash, isDue }: Pick<PlayerSession, "tokenHash" | "isDue">,
): PlayerSession {
  const { startedAt, seenAt, issuedAt, idleUntil, rotatedAt, isConfirmed, nextConfirmed, ...rest } = row;
  const { family, purpose, way, heldFor, scopes, ...player } = rest;
  return { tokenHash, family, purpose, way, heldFor, scopes, startedAt, isDue, player };
}

/**
 * What it means that a token is used: it is the one in its place; or another one took its place a moment ago, and this
 * request was on its way; or that other one was never used, so that the browser cannot have received it; or it was
 * used, and then this one is in other hands.
 */
function standingOf(
  { rotatedAt, nextConfirmed, idleUntil }: SessionRow,
  at: Date,
): "current" | "late" | "unanswered" | "stolen" | "idle" {
  if (rotatedAt === null) return "current";
  if (at.getTime() - rotatedAt.getTime() <= GRACE_MS) return "late";
  if (nextConfirmed !== false) return "stolen";
  return idleUntil > at ? "unanswered" : "idle";
}

async function endStolen(context: Context, { family, id: playerId }: SessionRow): Promise<void> {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await endSignIn(inside, { playerId, family });
    await sendMessage(inside, { playerId, kind: "signInStolen", facts: {}, key: `stolen:${family}` });
  });
}

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

export function hashOf(token: string): Uint8Array {
  return createHash("sha256").update(token).digest();
}
