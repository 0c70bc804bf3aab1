import { HOUR_MS, later } from "../../../core/time.ts";
import type { Context } from "../../../db/context.ts";
import type { Database, Statement } from "../../../db/database.ts";
import { callOffRest } from "../decide-event.ts";
import { LOCK_EVENT } from "../event-statements.ts";
import { withdrawRulingsOn } from "../rulings.ts";
import { BOOK_VENDOR } from "../sports.ts";

const RESULT_HOURS: Statement<{ hours: number }> = {
  name: "book.result_hours",
  text: "select result_hours as hours from studio.book_rules",
};

const SET_RESULT_HOURS: Statement<unknown> = {
  name: "book.set_result_hours",
  text: "update studio.book_rules set result_hours = $1::int",
};

/**
 * Events of the feed that began before a moment and have no result; and those that are finished and left something open
 * that somebody staked on, as where the feed has told of one who ran and not of the others.
 */
const AWAITED_EVENTS: Statement<{ id: string }> = {
  name: "book.awaited_events",
  text: `
    select id from studio.book_events
    where source = 'feed' and state in ('scheduled', 'suspended', 'live', 'closed') and starts_at <= $1::timestamptz
    union
    select e.id from studio.wagers w
    join studio.book_legs l on l.wager_id = w.id
    join studio.book_selections s on s.id = l.selection_id
    join studio.book_events e on e.id = l.event_id
    where w.vendor = $2 and w.state = 'staked' and s.outcome is null
      and e.source = 'feed' and e.state = 'finished' and e.starts_at <= $1::timestamptz
    order by id limit 50`,
};

/** How many hours after its start the result of an event is waited for. */
export async function resultHours(db: Database): Promise<number> {
  const [rules] = await db.call(RESULT_HOURS, []);
  if (!rules) throw new Error("The book has lost its rules");
  return rules.hours;
}

/** Answers how many hours it was before. Events that wait already are held to the new time. */
export async function setResultHours({ db }: Pick<Context, "db">, hours: number): Promise<number> {
  const before = await resultHours(db);
  await db.call(SET_RESULT_HOURS, [hours]);
  return before;
}

/**
 * Calls off what nobody has resulted in the time that the house rules give; the stakes follow by settleBook. What was
 * decided of such an event before, a market or a selection, stays as it was decided.
 */
export async function callOffForgotten(context: Context): Promise<void> {
  const hours = await resultHours(context.db);
  const since = later(context.now(), -hours * HOUR_MS);
  for (const { id } of await context.db.call(AWAITED_EVENTS, [since, BOOK_VENDOR])) {
    await context.db.transaction(async (db) => {
      const [event] = await db.call(LOCK_EVENT, [id]);
      if (!event || event.state === "void" || event.startsAt > since) return;
      const reason = `no result within ${hours} hours`;
      await callOffRest({ ...context, db }, event, reason);
    });
    // Not inside: who confirms a ruling locks it before its event.
    await withdrawRulingsOn(context, id);
  }
}
