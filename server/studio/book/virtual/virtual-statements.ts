import type { Statement } from "../../../db/database.ts";

export const NOTE_VISIT: Statement<unknown> = {
  name: "book.note_visit",
  text: `
    insert into studio.book_visits (seen_at) values ($1::timestamptz)
    on conflict (id) do update set seen_at = excluded.seen_at
    where studio.book_visits.seen_at < excluded.seen_at - interval '1 minute'`,
};

export const LAST_VISIT: Statement<{ seenAt: Date }> = {
  name: "book.last_visit",
  text: `select seen_at as "seenAt" from studio.book_visits`,
};

/** Virtual matches that have begun and are not decided, or wait to begin. Those that somebody staked on are told. */
export const VIRTUAL_DUE: Statement<{ id: string; state: string; isStaked: boolean }> = {
  name: "book.virtual_due",
  text: `
    select e.id, e.state, exists (select from studio.book_legs l where l.event_id = e.id) as "isStaked"
    from studio.book_events e
    where e.source = 'virtual' and e.state in ('scheduled', 'suspended', 'live') and e.starts_at <= $1::timestamptz
    order by e.starts_at, e.id`,
};

export const ROUND_LISTED: Statement<{ id: string }> = {
  name: "book.round_listed",
  text: `select id from studio.book_events where id = $1`,
};

export const SET_CHAIN_PLACE: Statement<unknown> = {
  name: "book.set_chain_place",
  text: `update studio.book_events set chain_id = $2::uuid, chain_index = $3::int where id = $1`,
};

export const KICK_OFF: Statement<unknown> = {
  name: "book.kick_off",
  text: `
    update studio.book_events set state = 'live', entropy = $2, outcome = $3::text::jsonb, changed_at = $4::timestamptz
    where id = $1 and state in ('scheduled', 'suspended')`,
};

/** Matches that nobody staked on are forgotten after a while; those with a stake stay for ever. */
export const FORGET_VIRTUAL: Statement<unknown> = {
  name: "book.forget_virtual",
  text: `
    delete from studio.book_events e
    where e.source = 'virtual' and e.state = 'finished' and e.starts_at < $1::timestamptz
      and not exists (select from studio.book_legs l where l.event_id = e.id)
      and not exists (select from studio.book_rulings r where r.event_id = e.id)`,
};

export const LATEST_LISTED: Statement<{ startsAt: Date }> = {
  name: "book.latest_listed",
  text: `
    select max(starts_at) as "startsAt" from studio.book_events
    where source = 'virtual' and game = $1 and state = 'scheduled' having max(starts_at) is not null`,
};
