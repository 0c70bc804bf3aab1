import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { callOff, decideEvent, type EventResult } from "./decide-event.ts";
import { type EventRow, LOCK_EVENT } from "./event-statements.ts";

/** The name of a feed, where the name of an operator would stand. */
export const FEED_OPERATOR = "the feed";

export type Ruling = {
  number: bigint;
  eventId: string;
  marketId: string | null;
  kind: "result" | "void";
  result: EventResult | null;
  reason: string;
  state: "proposed" | "confirmed" | "withdrawn";
  proposedBy: string;
  proposedAt: Date;
  decidedBy: string | null;
};

const RULING_COLUMNS = `
  number, event_id as "eventId", market_id as "marketId", kind, result, reason, state, proposed_by as "proposedBy",
  proposed_at as "proposedAt", decided_by as "decidedBy"`;

const INSERT_RULING: Statement<{ number: bigint }> = {
  name: "book.insert_ruling",
  text: `
    insert into studio.book_rulings (event_id, market_id, kind, result, reason, state, proposed_by, proposed_at)
    values ($1, $2, $3, $4::text::jsonb, $5, 'proposed', $6, $7::timestamptz)
    on conflict do nothing returning number`,
};

const LOCK_RULING: Statement<Ruling> = {
  name: "book.lock_ruling",
  text: `select ${RULING_COLUMNS} from studio.book_rulings where number = $1::bigint for update`,
};

const MARK_RULING: Statement<unknown> = {
  name: "book.mark_ruling",
  text: `
    update studio.book_rulings set state = $2, decided_by = $3, decided_at = $4::timestamptz where number = $1::bigint`,
};

const WITHDRAW_RULINGS: Statement<unknown> = {
  name: "book.withdraw_rulings",
  text: `
    update studio.book_rulings r set state = 'withdrawn', decided_by = 'the clock', decided_at = $2::timestamptz
    where r.event_id = $1 and r.state = 'proposed'
      and exists (select from studio.book_events e where e.id = r.event_id and e.state = 'void')`,
};

const OPEN_RULINGS: Statement<Ruling> = {
  name: "book.open_rulings",
  text: `select ${RULING_COLUMNS} from studio.book_rulings where state = 'proposed' order by number`,
};

export type NewRuling = {
  event: EventRow;
  marketId: string | null;
  kind: Ruling["kind"];
  result: EventResult | null;
  reason: string;
  operator: string;
};

/** Writes what somebody found; nothing is changed by it before a second operator agrees. One at a time for an event. */
export async function proposeRuling(
  { db, now }: Context,
  { event, marketId, kind, result, reason, operator }: NewRuling,
): Promise<Outcome<bigint, { reason: "rulingOpen" }>> {
  const said = result && JSON.stringify(result);
  const [made] = await db.call(INSERT_RULING, [event.id, marketId, kind, said, reason, operator, now()]);
  return made ? done(made.number) : refuse({ reason: "rulingOpen" });
}

export function openRulings({ db }: Context): Promise<Ruling[]> {
  return db.call(OPEN_RULINGS, []);
}

export type RulingRefusal = { reason: "unknownRuling" | "rulingDecided" | "sameOperator" | "eventOver" };
type Wish = { number: bigint; operator: string };

/**
 * Does what was proposed. Who proposed it does not confirm it; every stake follows by settleBook. An event that was
 * called off meanwhile stays so: its stakes are given back.
 */
export async function confirmRuling(
  context: Context,
  { number, operator }: Wish,
): Promise<Outcome<Ruling, RulingRefusal>> {
  const { db, now } = context;
  const [ruling] = await db.call(LOCK_RULING, [number]);
  if (!ruling) return refuse({ reason: "unknownRuling" });
  if (ruling.state !== "proposed") return refuse({ reason: "rulingDecided" });
  if (ruling.proposedBy === operator) return refuse({ reason: "sameOperator" });
  const [event] = await db.call(LOCK_EVENT, [ruling.eventId]);
  if (!event) throw new Error(`Ruling ${number} is about no event`);
  if (event.state === "void") return refuse({ reason: "eventOver" });
  const { marketId, reason, result } = ruling;
  if (result) await decideEvent(context, event, result, { reason });
  else await callOff(context, event, { marketId, reason });
  await db.call(MARK_RULING, [number, "confirmed", operator, now()]);
  return done(ruling);
}

/** What was proposed about an event that the clock has called off is done with. */
export async function withdrawRulingsOn({ db, now }: Context, eventId: string): Promise<void> {
  await db.call(WITHDRAW_RULINGS, [eventId, now()]);
}

/** Takes back what was proposed, also by who proposed it. */
export async function withdrawRuling(
  { db, now }: Context,
  { number, operator }: Wish,
): Promise<Outcome<Ruling, RulingRefusal>> {
  const [ruling] = await db.call(LOCK_RULING, [number]);
  if (!ruling) return refuse({ reason: "unknownRuling" });
  if (ruling.state !== "proposed") return refuse({ reason: "rulingDecided" });
  await db.call(MARK_RULING, [number, "withdrawn", operator, now()]);
  return done(ruling);
}
