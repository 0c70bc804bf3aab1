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
  readonly isMine: boolean;
};

/** A key of somebody else's is another key; one that was broken off is taken over by the first that asks again. */
const BEGIN: Statement<AnswerRow> = {
  name: "calls.begin",
  text: `
    insert into calls.answers as kept (player_id, key, call, payload_hash, begun_at)
    values ($1::bigint, $2, $3, $4::bytea, $5::timestamptz)
    on conflict (player_id, key) do update set begun_at =
      case when kept.answer is null and kept.begun_at < $6::timestamptz then excluded.begun_at else kept.begun_at end
    returning call, payload_hash as "payloadHash", status, answer,
      answer is null and begun_at = $5::timestamptz as "isMine"`,
};

const END: Statement<never> = {
  name: "calls.end",
  text: `
    update calls.answers set status = $3::integer, answer = $4::jsonb
    where player_id = $1::bigint and key = $2 and answer is null`,
};

/** What broke is not the answer: the same key may try again. */
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
export type KeptAnswer<Body> = { readonly status: number; readonly body: Body };

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
  const [row] = await db.call(BEGIN, [playerId, key, call, payloadHash, at, brokenOff]);
  if (!row) throw new Error("A key was neither taken nor found.");
  if (row.call !== call || !payloadHash.equals(row.payloadHash)) return refuse({ reason: "keyReused" });
  if (row.status !== null) return done({ status: row.status, body: row.answer as Body });
  if (!row.isMine) return refuse({ reason: "stillGoing" });
  try {
    const given = await answer();
    await db.call(END, [playerId, key, given.status, JSON.stringify(given.body)]);
    return done(given);
  } catch (fault) {
    await db.call(FORGET, [playerId, key]).catch(() => null);
    throw fault;
  }
}

/** Forgets answers that nobody can ask for again. */
export async function sweepAnswers({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  await db.call(SWEEP, [later(now(), -KEPT_MS)]);
}
