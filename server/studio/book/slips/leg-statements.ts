import type { Asset } from "../../../core/numbers/money.ts";
import type { Statement } from "../../../db/database.ts";
import type { EventState, MarketState, SelectionRow } from "../event-statements.ts";
import type { MarketType } from "../market.ts";
import type { LegOutcome } from "./leg-outcome.ts";

/** A selection with all that decides whether it may be staked on. */
export type OfferRow = Pick<SelectionRow, "id" | "marketId" | "key" | "price" | "state" | "outcome"> & {
  eventId: string;
  marketType: MarketType;
  marketState: MarketState;
  eventState: EventState;
  startsAt: Date;
  liabilityMinor: bigint | null;
};

const OFFERS = `
  select s.id, s.market_id as "marketId", s.key, s.price, s.state, s.outcome, m.event_id as "eventId",
    m.type as "marketType", m.state as "marketState", e.state as "eventState", e.starts_at as "startsAt",
    e.liability_minor as "liabilityMinor"
  from studio.book_selections s
  join studio.book_markets m on m.id = s.market_id
  join studio.book_events e on e.id = m.event_id
  where s.id = any($1::text[]) order by s.id`;

export const OFFERED: Statement<OfferRow> = { name: "book.offers", text: OFFERS };

/** Two slips on one selection wait for each other, so that together they do not go beyond what it may cost. */
export const LOCK_OFFERS: Statement<OfferRow> = {
  name: "book.lock_offers",
  text: `${OFFERS} for no key update of s`,
};

/** What the house may lose on each of these selections already. Play money is counted apart. */
export const LIABILITIES: Statement<{ selectionId: string; minor: bigint }> = {
  name: "book.liabilities",
  text: `
    select l.selection_id as "selectionId", sum(l.liability_minor)::bigint as minor
    from studio.book_legs l join studio.wagers w on w.id = l.wager_id
    where l.selection_id = any($1::text[]) and w.asset = $2 and w.state in ('staking', 'staked', 'paying')
    group by l.selection_id`,
};

export const INSERT_LEGS: Statement<unknown> = {
  name: "book.insert_legs",
  text: `
    insert into studio.book_legs (wager_id, nth, event_id, selection_id, liability_minor)
    select $1::uuid, d.nth, d.event, d.selection, $5::bigint
    from unnest($2::int[], $3::text[], $4::text[]) as d (nth, event, selection)
    on conflict do nothing`,
};

export type WagerLegRow = {
  wagerId: string;
  nth: number;
  eventId: string;
  selectionId: string;
  outcome: LegOutcome | null;
  /** Its market was called off, which nothing changes any more. */
  isOff: boolean;
  decidedVersion: number;
};

export const LEGS_OF_WAGERS: Statement<WagerLegRow> = {
  name: "book.legs_of_wagers",
  text: `
    select l.wager_id as "wagerId", l.nth, l.event_id as "eventId", l.selection_id as "selectionId", s.outcome,
      m.state = 'void' and s.outcome = 'void' as "isOff", e.decided_version as "decidedVersion"
    from studio.book_legs l
    join studio.book_selections s on s.id = l.selection_id
    join studio.book_markets m on m.id = s.market_id
    join studio.book_events e on e.id = l.event_id
    where l.wager_id = any($1::uuid[]) order by l.wager_id, l.nth`,
};

/** The events of a wager, kept from being closed until the transaction ends. */
export const SHARE_EVENTS: Statement<{ id: string }> = {
  name: "book.share_events",
  text: `
    select e.id from studio.book_events e
    where e.id in (select event_id from studio.book_legs where wager_id = $1) order by e.id for share`,
};

/** Legs of a wager that may not be staked on at this moment. */
export const CLOSED_LEGS: Statement<{ nth: number }> = {
  name: "book.closed_legs",
  text: `
    select l.nth from studio.book_legs l
    join studio.book_selections s on s.id = l.selection_id
    join studio.book_markets m on m.id = s.market_id
    join studio.book_events e on e.id = l.event_id
    where l.wager_id = $1 and (e.state <> 'scheduled' or e.starts_at <= $2::timestamptz or m.state <> 'open'
      or s.state <> 'open' or s.outcome is not null)`,
};

/** Wagers on an event that are staked and whose every leg is decided by now. */
export const DECIDABLE_WAGERS: Statement<{ id: string }> = {
  name: "book.decidable_wagers",
  text: `
    select distinct w.id from studio.book_legs l join studio.wagers w on w.id = l.wager_id
    where l.event_id = $1 and w.state = 'staked' and not exists (
      select from studio.book_legs other join studio.book_selections s on s.id = other.selection_id
      where other.wager_id = w.id and s.outcome is null)
    limit $2::int`,
};

/** Wagers on an event in some states: `paying` and `returning` are on their way, `paid` may have to be corrected. */
export const WAGERS_ON_EVENT: Statement<{ id: string }> = {
  name: "book.wagers_on_event",
  text: `
    select distinct w.id from studio.book_legs l join studio.wagers w on w.id = l.wager_id
    where l.event_id = $1 and w.state = any($2::text[])`,
};

/** The stakes of a match in the order in which they were placed: what they add to its link. */
export const STAKES_ON_EVENT: Statement<{ id: string; clientSeed: string | null }> = {
  name: "book.stakes_on_event",
  text: `
    select w.id, w.client_seed as "clientSeed" from studio.wagers w
    where w.state in ('staked', 'paying', 'paid')
      and exists (select from studio.book_legs l where l.wager_id = w.id and l.event_id = $1)
    order by w.placed_at, w.id`,
};

export type ExposureRow = { selectionId: string; asset: Asset; slips: bigint; minor: bigint };

/** What stands on each selection of an event, for the office. */
export const EXPOSURE: Statement<ExposureRow> = {
  name: "book.exposure",
  text: `
    select l.selection_id as "selectionId", w.asset, count(*) as slips, sum(l.liability_minor)::bigint as minor
    from studio.book_legs l join studio.wagers w on w.id = l.wager_id
    where l.event_id = $1 and w.state in ('staking', 'staked') group by 1, 2 order by 1, 2`,
};
