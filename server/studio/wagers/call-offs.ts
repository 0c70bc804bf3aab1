import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { later, MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";

/** So long a call-off waits for a second operator; what nobody seconds is forgotten. */
const WAITS_MS = 10 * MINUTE_MS;

/** The operator who wants a round called off, and why; players are told the reason. */
export type CallOffWish = { readonly reason: string; readonly operator: string };

/** What an operator is told: it is called off, or waits for another one until then. */
export type CallOff = { readonly waitsUntil: Date | null };

export const CALLED_OFF: CallOff = { waitsUntil: null };

type WaitingCallOff = {
  id: bigint;
  subject: string;
  reason: string;
  proposedBy: string;
  proposedAt: Date;
  expiresAt: Date;
};

const COLUMNS = `
  id, subject, reason, proposed_by as "proposedBy", proposed_at as "proposedAt", expires_at as "expiresAt"`;

const WAITING_CALL_OFF: Statement<WaitingCallOff> = {
  name: "studio.waiting_call_off",
  text: `
    select ${COLUMNS} from studio.round_call_offs
    where round_id = $1 and seconded_by is null and expires_at > $2::timestamptz for update`,
};

const WAITING_CALL_OFFS: Statement<WaitingCallOff> = {
  name: "studio.waiting_call_offs",
  text: `
    select ${COLUMNS} from studio.round_call_offs
    where seconded_by is null and expires_at > $1::timestamptz order by id`,
};

const PROPOSE_CALL_OFF: Statement<unknown> = {
  name: "studio.propose_call_off",
  text: `
    insert into studio.round_call_offs (round_id, subject, reason, proposed_by, proposed_at, expires_at)
    values ($1, $2, $3, $4, $5::timestamptz, $6::timestamptz)`,
};

const SECOND_CALL_OFF: Statement<unknown> = {
  name: "studio.second_call_off",
  text: `
    update studio.round_call_offs set seconded_by = $2, seconded_at = $3::timestamptz where id = $1::bigint`,
};

type Seconded = { readonly reason: string } | { readonly waitsUntil: Date };

/**
 * Of a round that takes no more stakes: the first operator proposes, another one seconds, and the reason of the first
 * is the one that is told. Call it under the lock of the round, and call the round off in the same transaction.
 */
export async function secondCallOff(
  { db, now }: Pick<Context, "db" | "now">,
  round: { readonly id: string; readonly subject: string },
  { reason, operator }: CallOffWish,
): Promise<Outcome<Seconded, { reason: "sameOperator" }>> {
  const at = now();
  const [waiting] = await db.call(WAITING_CALL_OFF, [round.id, at]);
  if (!waiting) {
    const waitsUntil = later(at, WAITS_MS);
    await db.call(PROPOSE_CALL_OFF, [round.id, round.subject, reason, operator, at, waitsUntil]);
    return done({ waitsUntil });
  }
  if (waiting.proposedBy === operator) return refuse({ reason: "sameOperator" });
  await db.call(SECOND_CALL_OFF, [waiting.id, operator, at]);
  return done({ reason: waiting.reason });
}

/** What waits for a second operator, the oldest first. */
export function waitingCallOffs({ db, now }: Pick<Context, "db" | "now">): Promise<WaitingCallOff[]> {
  return db.call(WAITING_CALL_OFFS, [now()]);
}
