import { randomBytes } from "node:crypto";
import type { Brand } from "../../brand/index.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Database } from "../../db/database.ts";
import { sendMessage } from "../../messages/index.ts";
import { mustChangePassword } from "../passwords/password-age.ts";
import type { Place } from "../player.ts";
import { endSignIn } from "../sessions/end-sign-ins.ts";
import { GRACE_MS, hashOf, openSession, type PlayerSession, sessionOf } from "../sessions/session.ts";
import { readFamilySession } from "../sessions/session-store.ts";
import { insertAttempt } from "../store.ts";
import {
  FORGET_REMEMBERED,
  HOLD_ITS_PLAYER,
  HOLD_REMEMBERED,
  INSERT_REMEMBERED,
  RENEW_REMEMBERED,
  type RememberedRow,
} from "./remembered-statements.ts";

const REMEMBERED_MS = DAY_MS;

/** `selector.validator`: the first names the browser, the second proves it and is another one after each use. */
const SECRET = /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/;

/**
 * Remembers a browser for a day (L06) and gives what its cookie holds. A password is never part of it; only a hash of
 * the proof stays here. It ends with the sign-in beside which it is made, if that is closed.
 */
export async function rememberLogin(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, family, place }: { readonly playerId: bigint; readonly family: string; readonly place: Place },
): Promise<{ readonly secret: string }> {
  const selector = randomBytes(16);
  const validator = newValidator();
  const at = now();
  await db.call(INSERT_REMEMBERED, [
    selector,
    playerId,
    hashOf(validator),
    family,
    at,
    later(at, REMEMBERED_MS),
    place.address,
    place.device,
  ]);
  return { secret: secretOf(selector, validator) };
}

export type ResumeRequest = {
  /** What the cookie holds. */
  readonly secret: string;
  readonly brand: Brand;
  /** Whether a password ends by age (PWDEXPFORCECHANGE3). */
  readonly passwordsEnd?: boolean;
  readonly place: Place;
};

/**
 * What became of a remembered browser: a new sign-in with the secret for the next one; the sign-in that another tab
 * opened a moment ago, whose answer brings the secret; or nothing, and then the cookie is of no use any more.
 */
export type Resumed =
  | {
      readonly kind: "opened";
      readonly token: string;
      readonly secret: string;
      readonly expiresAt: Date;
      readonly session: PlayerSession;
    }
  | { readonly kind: "joined"; readonly session: PlayerSession }
  | { readonly kind: "ended" };

const ENDED = { kind: "ended" } as const;

/**
 * Signs a remembered browser in again and changes its secret. The secret before the last one, when the last one had
 * arrived, is in other hands: all that was opened by either ends, and the player is told. Who is shut out, or has to
 * change the password, is not signed in by this.
 */
export async function resumeLogin(context: Context, request: ResumeRequest): Promise<Resumed> {
  const [, selectorText = "", validator = ""] = SECRET.exec(request.secret) ?? [];
  if (validator === "") return ENDED;
  const selector = Buffer.from(selectorText, "base64url");
  const given = hashOf(validator);
  return context.db.transaction(async (db): Promise<Resumed> => {
    const at = context.now();
    await db.call(HOLD_ITS_PLAYER, [selector]);
    const [row] = await db.call(HOLD_REMEMBERED, [selector, at]);
    if (!row || row.brandId !== request.brand.id) return ENDED;
    const standing = standingOf(row, given, at);
    if (standing === "stolen") return endStolen({ ...context, db }, row, request);
    if (standing === "late") return join(db, row, at);
    if (
      mustChangePassword(row, { brand: request.brand, passwordsEnd: request.passwordsEnd ?? false, now: at })
    )
      return ENDED;
    return open({ ...context, db }, { row, selector, request, given });
  });
}

function standingOf(
  { validatorHash, previousHash, rotatedAt, isReceived }: RememberedRow,
  given: Uint8Array,
  at: Date,
): "current" | "late" | "unanswered" | "stolen" {
  if (same(given, validatorHash)) return "current";
  if (!previousHash || !rotatedAt || !same(given, previousHash)) return "stolen";
  if (at.getTime() - rotatedAt.getTime() <= GRACE_MS) return "late";
  return isReceived === false ? "unanswered" : "stolen";
}

/** The tab that was first has opened it; this one needs no cookie of its own. */
async function join(db: Database, { family }: RememberedRow, at: Date): Promise<Resumed> {
  const row = await readFamilySession(db, family, at);
  if (!row) return ENDED;
  const { tokenHash, ...rest } = row;
  return { kind: "joined", session: sessionOf(rest, { tokenHash, isDue: false }) };
}

/**
 * A browser that has to be signed in again has lost the session that it had, or never received it. The row itself
 * belongs to the next one.
 */
const CLOSE_SESSIONS_OF = {
  name: "accounts.close-sessions-of-family",
  text: `update accounts.sessions set revoked_at = $2::timestamptz
    where family = $1::uuid and revoked_at is null`,
};

type Opening = {
  readonly row: RememberedRow;
  readonly selector: Uint8Array;
  readonly request: ResumeRequest;
  readonly given: Uint8Array;
};

async function open(context: Context, { row, selector, request, given }: Opening): Promise<Resumed> {
  const { brand, place } = request;
  const { db } = context;
  const at = context.now();
  await db.call(CLOSE_SESSIONS_OF, [row.family, at]);
  const session = { playerId: row.id, brand, place, way: "remembered", isConfirmed: false } as const;
  const { token, family } = await openSession(context, session);
  const validator = newValidator();
  const kept = [selector, given, hashOf(validator), at, family, place.address, place.device];
  await db.call(RENEW_REMEMBERED, kept);
  const attempt = { brand: brand.id, player: row.id, outcome: "ok", way: "remembered", at, ...place };
  await insertAttempt(db, attempt);
  const opened = await readFamilySession(db, family, at);
  if (!opened) throw new Error("A session that was opened just now is not there.");
  const { tokenHash, ...rest } = opened;
  return {
    kind: "opened",
    token,
    secret: secretOf(selector, validator),
    expiresAt: row.expiresAt,
    session: sessionOf(rest, { tokenHash, isDue: false }),
  };
}

async function endStolen(context: Context, row: RememberedRow, { place }: ResumeRequest): Promise<Resumed> {
  const { id: playerId, family, brandId } = row;
  const at = context.now();
  await endSignIn(context, { playerId, family });
  await insertAttempt(context.db, {
    brand: brandId,
    player: playerId,
    outcome: "stolen",
    way: "remembered",
    at,
    ...place,
  });
  await sendMessage(context, { playerId, kind: "signInStolen", facts: {}, key: `stolen:${family}` });
  return ENDED;
}

/** Forgets the browser whose cookie holds this. Forgetting twice is forgetting once. */
export async function forgetLogin({ db, now }: Pick<Context, "db" | "now">, secret: string): Promise<void> {
  const [, selector = ""] = SECRET.exec(secret) ?? [];
  if (selector !== "") await db.call(FORGET_REMEMBERED, [Buffer.from(selector, "base64url"), now()]);
}

function secretOf(selector: Uint8Array, validator: string): string {
  return `${Buffer.from(selector).toString("base64url")}.${validator}`;
}

function newValidator(): string {
  return randomBytes(32).toString("base64url");
}

/** Hashes of secrets that nobody can choose: how long the comparison takes tells nothing. */
function same(one: Uint8Array, other: Uint8Array): boolean {
  return Buffer.from(one).equals(other);
}
