import { createHmac } from "node:crypto";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { HOUR_MS, later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";

/** A repeat within a day is answered with what the first was answered with. */
const KEPT_MS = 24 * HOUR_MS;
/** One that has no answer after so long was broken off; the rule itself knows the key and does nothing twice. */
const BROKEN_OFF_MS = MINUTE_MS;

type AnswerRow = {
  readonly call: string;
  readonly payloadHash: Uint8Array;
  readonly status: number | null;
  readonly answer: unknown;
  readonly retryAt: Date | null;
};

/** One row for whose it is to answer: the first that asks, and of those after one that was broken off the first. */
const BEGIN: Statement<{ readonly key: string }> = {
  name: "calls.begin",
  text: `
    insert into calls.answers as kept (player_id, key, call, payload_hash, begun_at)
    values ($1::bigint, $2, $3, $4::bytea, $5::timestamptz)
    on conflict (player_id, key) do update set begun_at = excluded.begun_at
    where kept.answer is null and kept.begun_at < $6::timestamptz
      and kept.call = excluded.call and kept.payload_hash = excluded.payload_hash
    returning key`,
};

/** A key of somebody else's is another key. */
const FIND: Statement<AnswerRow> = {
  name: "calls.find",
  text: `
    select call, payload_hash as "payloadHash", status, answer, retry_at as "retryAt" from calls.answers
    where player_id = $1::bigint and key = $2`,
};

const END: Statement<never> = {
  name: "calls.end",
  text: `
    update calls.answers set status = $3::integer, answer = $4::jsonb, retry_at = $5::timestamptz
    where player_id = $1::bigint and key = $2 and answer is null`,
};

/** What broke, or is not decided yet, is not the answer: the same key may try again. */
const FORGET: Statement<never> = {
  name: "calls.forget",
  text: "delete from calls.answers where player_id = $1::bigint and key = $2 and answer is null",
};

const SWEEP: Statement<never> = {
  name: "calls.sweep",
  text: "delete from calls.answers where begun_at < $1::timestamptz",
};

export type Keyed = {
  readonly playerId: bigint;
  readonly key: string;
  readonly call: string;
  readonly payload: unknown;
  /** Of the house: what was sent may be a password, and nobody who reads the table shall guess at it. */
  readonly secret: string;
};

/** What somebody was answered with: its body is whatever can be written as JSON. */
export type KeptAnswer<Body> = {
  readonly status: number;
  readonly body: Body;
  /** From when on it may be asked again; null where nobody said. */
  readonly retryAt?: Date | null;
  /** Nothing is decided yet, so it is no answer to keep: the same key asks once more. */
  readonly isUndecided?: boolean;
};

/**
 * Answers a call once for each key of a player (Idempotency-Key): a repeat is answered with the same and does nothing.
 * `keyReused`: the key stands for something else. `stillGoing`: the first has not been answered yet.
 */
export async function answerOnce<Body>(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, key, call, payload, secret }: Keyed,
  answer: () => Promise<KeptAnswer<Body>>,
): Promise<Outcome<KeptAnswer<Body>, { readonly reason: "keyReused" | "stillGoing" }>> {
  const payloadHash = createHmac("sha256", secret).update(JSON.stringify(payload)).digest();
  const at = now();
  const brokenOff = later(at, -BROKEN_OFF_MS);
  const [mine] = await db.call(BEGIN, [playerId, key, call, payloadHash, at, brokenOff]);
  if (!mine) return foundAnswer(await db.call(FIND, [playerId, key]), { call, payloadHash });
  try {
    const given = await answer();
    const { status, body, retryAt = null, isUndecided = false } = given;
    if (isUndecided) await db.call(FORGET, [playerId, key]);
    else await db.call(END, [playerId, key, status, JSON.stringify(body), retryAt]);
    return done(given);
  } catch (fault) {
    await db.call(FORGET, [playerId, key]).catch(() => null);
    throw fault;
  }
}

/** What the first was answered with. One that was forgotten meanwhile had broken, so it is asked for again. */
function foundAnswer<Body>(
  [row]: readonly AnswerRow[],
  { call, payloadHash }: { readonly call: string; readonly payloadHash: Buffer },
): Outcome<KeptAnswer<Body>, { readonly reason: "keyReused" | "stillGoing" }> {
  if (!row) return refuse({ reason: "stillGoing" });
  if (row.call !== call || !payloadHash.equals(row.payloadHash)) return refuse({ reason: "keyReused" });
  if (row.status === null) return refuse({ reason: "stillGoing" });
  return done({ status: row.status, body: row.answer as Body, retryAt: row.retryAt });
}

/** Forgets answers that nobody can ask for again. */
export async function sweepAnswers({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.call(SWEEP, [later(now(), -KEPT_MS)]);
}
