import type { LocalText } from "../../core/languages.ts";
import type { Statement } from "../../db/database.ts";
import type { MarketType, Score } from "./market.ts";
import type { LegOutcome } from "./slips/leg-outcome.ts";
import type { VirtualOutcome } from "./virtual/virtual-model.ts";

export const EVENT_STATES = ["scheduled", "suspended", "live", "closed", "finished", "void"] as const;
export type EventState = (typeof EVENT_STATES)[number];
export const MARKET_STATES = ["open", "suspended", "closed", "void"] as const;
export type MarketState = (typeof MARKET_STATES)[number];

export type EventRow = {
  id: string;
  game: string;
  source: "feed" | "virtual";
  league: string;
  leagueNames: LocalText;
  home: LocalText;
  away: LocalText | null;
  startsAt: Date;
  state: EventState;
  sequence: bigint;
  resultSequence: bigint;
  score: Score | null;
  decidedVersion: number;
  settledVersion: number;
  decidedReason: string | null;
  liabilityMinor: bigint | null;
  chainId: string | null;
  chainIndex: number | null;
  entropy: string | null;
  outcome: VirtualOutcome | null;
};

const EVENT_COLUMNS = `
  e.id, e.game, e.source, e.league, e.league_names as "leagueNames", e.home, e.away, e.starts_at as "startsAt", e.state,
  e.sequence, e.result_sequence as "resultSequence", e.score, e.decided_version as "decidedVersion",
  e.settled_version as "settledVersion", e.decided_reason as "decidedReason", e.liability_minor as "liabilityMinor",
  e.chain_id as "chainId", e.chain_index as "chainIndex", e.entropy, e.outcome`;

const events = (rest: string) => `select ${EVENT_COLUMNS} from studio.book_events e ${rest}`;

export const EVENT: Statement<EventRow> = { name: "book.event", text: events("where e.id = $1") };

export const EVENTS: Statement<EventRow> = {
  name: "book.events",
  text: events("where e.id = any($1::text[]) order by e.starts_at, e.id"),
};

/** Not `for update`: rows that name the event may be written meanwhile, and stakes that are being taken are waited for. */
export const LOCK_EVENT: Statement<EventRow> = {
  name: "book.lock_event",
  text: events("where e.id = $1 for no key update"),
};

/** What is on offer or being played, soonest first. Without a game: of all. */
export const OPEN_EVENTS: Statement<EventRow> = {
  name: "book.open_events",
  text: events(`
    where e.state in ('scheduled', 'suspended', 'live', 'closed') and ($1::text[] is null or e.game = any($1))
    order by e.starts_at, e.id limit $2::int`),
};

export const FINISHED_EVENTS: Statement<EventRow> = {
  name: "book.finished_events",
  text: events(`
    where e.state in ('finished', 'void') and ($1::text is null or e.game = $1)
    order by e.starts_at desc, e.id limit $2::int`),
};

/** How many events of each game can be staked on. */
export const OPEN_COUNTS: Statement<{ game: string; events: bigint }> = {
  name: "book.open_counts",
  text: `
    select game, count(*) as events from studio.book_events
    where state in ('scheduled', 'suspended') and starts_at > $1::timestamptz group by game`,
};

export const UNSETTLED_EVENTS: Statement<EventRow> = {
  name: "book.unsettled_events",
  text: events("where e.settled_version < e.decided_version order by e.starts_at, e.id limit 50"),
};

export const INSERT_EVENT: Statement<{ id: string }> = {
  name: "book.insert_event",
  text: `
    insert into studio.book_events (id, game, source, league, league_names, home, away, starts_at, state, sequence,
      created_at, changed_at)
    values ($1, $2, $3, $4, $5::text::jsonb, $6::text::jsonb, $7::text::jsonb, $8::timestamptz, $9, $10::bigint,
      $11::timestamptz, $11::timestamptz)
    on conflict (id) do nothing returning id`,
};

export const UPDATE_EVENT: Statement<unknown> = {
  name: "book.update_event",
  text: `
    update studio.book_events set league = $2, league_names = $3::text::jsonb, home = $4::text::jsonb,
      away = $5::text::jsonb, starts_at = $6::timestamptz, state = $7, sequence = $8::bigint,
      changed_at = $9::timestamptz
    where id = $1`,
};

export const SET_EVENT_STATE: Statement<unknown> = {
  name: "book.set_event_state",
  text: `update studio.book_events set state = $2, changed_at = $3::timestamptz where id = $1`,
};

export const SET_EVENT_SCORE: Statement<unknown> = {
  name: "book.set_event_score",
  text: `
    update studio.book_events set score = $2::text::jsonb, result_sequence = greatest(result_sequence, $3::bigint),
      changed_at = $4::timestamptz
    where id = $1`,
};

export const SET_EVENT_LIABILITY: Statement<unknown> = {
  name: "book.set_event_liability",
  text: `update studio.book_events set liability_minor = $2::bigint, changed_at = $3::timestamptz where id = $1`,
};

/** Says that something was decided of an event: every stake on it is looked at again. */
export const MARK_EVENT_DECIDED: Statement<unknown> = {
  name: "book.mark_event_decided",
  text: `
    update studio.book_events set state = $2, decided_version = decided_version + 1, decided_reason = $3,
      changed_at = $4::timestamptz
    where id = $1`,
};

export const MARK_EVENT_SETTLED: Statement<{ id: string }> = {
  name: "book.mark_event_settled",
  text: `
    update studio.book_events set settled_version = $2::int where id = $1 and decided_version = $2::int returning id`,
};

export type MarketRow = {
  id: string;
  eventId: string;
  type: MarketType;
  lineQuarters: number | null;
  state: MarketState;
  sequence: bigint;
  position: number;
};

const MARKET_COLUMNS = `
  m.id, m.event_id as "eventId", m.type, m.line_quarters as "lineQuarters", m.state, m.sequence, m.position`;

export const MARKETS_OF_EVENTS: Statement<MarketRow> = {
  name: "book.markets_of_events",
  text: `
    select ${MARKET_COLUMNS} from studio.book_markets m where m.event_id = any($1::text[])
    order by m.event_id, m.position, m.id`,
};

export const MARKET: Statement<MarketRow> = {
  name: "book.market",
  text: `select ${MARKET_COLUMNS} from studio.book_markets m where m.id = $1`,
};

export const INSERT_MARKET: Statement<unknown> = {
  name: "book.insert_market",
  text: `
    insert into studio.book_markets (id, event_id, type, line_quarters, state, position)
    values ($1, $2, $3, $4::int, 'open', $5::int) on conflict (id) do nothing`,
};

export const SET_MARKET_STATE: Statement<unknown> = {
  name: "book.set_market_state",
  text: `update studio.book_markets set state = $2, sequence = greatest(sequence, $3::bigint) where id = $1`,
};

export type SelectionRow = {
  id: string;
  marketId: string;
  key: string;
  names: LocalText | null;
  price: number;
  state: "open" | "suspended";
  sequence: bigint;
  outcome: LegOutcome | null;
};

const SELECTION_COLUMNS = `
  s.id, s.market_id as "marketId", s.key, s.names, s.price, s.state, s.sequence, s.outcome`;

export const SELECTIONS_OF_EVENTS: Statement<SelectionRow> = {
  name: "book.selections_of_events",
  text: `
    select ${SELECTION_COLUMNS} from studio.book_selections s join studio.book_markets m on m.id = s.market_id
    where m.event_id = any($1::text[]) order by s.market_id, s.position, s.id`,
};

export const SELECTION: Statement<SelectionRow> = {
  name: "book.selection",
  text: `select ${SELECTION_COLUMNS} from studio.book_selections s where s.id = $1`,
};

export const INSERT_SELECTIONS: Statement<{ id: string }> = {
  name: "book.insert_selections",
  text: `
    insert into studio.book_selections (id, market_id, key, names, price, state, sequence, position)
    select d.id, d.market, d.key, d.names::jsonb, d.price, 'open', $7::bigint, d.position
    from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::int[])
      as d (id, market, key, names, price, position)
    on conflict (id) do nothing returning id`,
};

export const SET_PRICE: Statement<unknown> = {
  name: "book.set_price",
  text: `
    update studio.book_selections set price = $2::int, state = $3, sequence = $4::bigint,
      names = coalesce($5::text::jsonb, names)
    where id = $1`,
};

export const INSERT_PRICE: Statement<unknown> = {
  name: "book.insert_price",
  text: `
    insert into studio.book_prices (selection_id, at, sequence, price)
    values ($1, $2::timestamptz, $3::bigint, $4::int) on conflict do nothing`,
};

export type PriceRow = { selectionId: string; at: Date; price: number };

/** The latest prices of an event, the last one first. A price of a selection that is no longer among its own latest is not read. */
export const LATEST_PRICES: Statement<PriceRow> = {
  name: "book.latest_prices",
  text: `
    select s.id as "selectionId", p.at, p.price
    from studio.book_markets m join studio.book_selections s on s.market_id = m.id
    cross join lateral (
      select at, sequence, price from studio.book_prices where selection_id = s.id
      order by sequence desc limit $2::int
    ) p
    where m.event_id = $1 order by p.at desc, p.sequence desc limit $2::int`,
};

export const SET_OUTCOMES: Statement<unknown> = {
  name: "book.set_outcomes",
  text: `
    update studio.book_selections s set outcome = d.outcome
    from unnest($1::text[], $2::text[]) as d (id, outcome) where s.id = d.id`,
};
