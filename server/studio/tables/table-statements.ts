import type { Asset } from "../../core/numbers/money.ts";
import type { Statement } from "../../db/database.ts";
import type { StudioVendor } from "../slots/theme.ts";
import type { Side } from "./games/cards.ts";
import { GONE_MS, HOUSE_COMES_MS, HOUSE_PACE_MS } from "./play/table-times.ts";
import type { CardGame, Move } from "./seats/open-match.ts";

export const TABLE_STATES = ["open", "staking", "playing", "over", "void"] as const;
export type TableState = (typeof TABLE_STATES)[number];

/** Why a table was called off; a key among the texts of tables. */
export type WhyVoid = "stakeRefused" | "gameDisabled" | "stakeUnsettled" | "nobodyStayed" | "house";

export type TableRow = {
  id: string;
  vendor: StudioVendor;
  game: CardGame;
  asset: Asset;
  mathVersion: number;
  buyInMinor: bigint;
  rakePercent: number;
  rakeMostMinor: bigint;
  state: TableState;
  /** For whoever decides; shown when the match is over. */
  secret: string;
  commitment: string;
  entropy: string | null;
  version: number;
  turnAt: Date | null;
  deadline: Date | null;
  houseAsked: boolean;
  why: WhyVoid | null;
  winner: Side | null;
  endedBy: "score" | "forfeit" | "away" | null;
  openedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
};

const COLUMNS = `
  t.id, t.vendor, t.game, t.asset, t.math_version as "mathVersion", t.buy_in_minor as "buyInMinor",
  t.rake_percent as "rakePercent", t.rake_most_minor as "rakeMostMinor", t.state, t.secret, t.commitment, t.entropy, t.version, t.turn_at as "turnAt", t.deadline, t.house_asked as "houseAsked", t.why, t.winner,
  t.ended_by as "endedBy", t.opened_at as "openedAt", t.started_at as "startedAt", t.ended_at as "endedAt"`;

export const TABLE: Statement<TableRow> = {
  name: "studio.table",
  text: `select ${COLUMNS} from studio.tables t where t.id = $1`,
};

export const TABLE_VERSIONS: Statement<Pick<TableRow, "id" | "version">> = {
  name: "studio.table_versions",
  text: "select id, version from studio.tables where id = any($1::uuid[])",
};

/** The holder of it sits, moves, starts or ends it, one after the other. */
export const LOCK_TABLE: Statement<TableRow> = {
  name: "studio.lock_table",
  text: `select ${COLUMNS} from studio.tables t where t.id = $1 for no key update`,
};

/** A stake is marked as taken only while its table still waits for it. */
export const SHARE_TABLE: Statement<{ state: TableState }> = {
  name: "studio.share_table",
  text: "select state from studio.tables where id = $1 for share",
};

/** Two who look for a table at once find the same one, and who looks twice sits once. */
export const ONE_AT_A_TIME: Statement<unknown> = {
  name: "studio.tables_one_at_a_time",
  text: "select pg_advisory_xact_lock(hashtext('studio.tables ' || $1))",
};

export const INSERT_TABLE: Statement<unknown> = {
  name: "studio.insert_table",
  text: `
    insert into studio.tables (id, vendor, game, asset, math_version, buy_in_minor, state, secret, commitment, opened_at,
      rake_percent, rake_most_minor)
    values ($1, $2, $3, $4, $5::int, $6::bigint, 'open', $7, $8, $9::timestamptz, $10::int, $11::bigint)`,
};

/**
 * Open tables of one kind and rake, the oldest first. Few wait at once, because each is filled before another is opened:
 * more are those that people have left, and others need not wait until all of them were looked at.
 */
export const TABLES_TO_JOIN: Statement<{ id: string }> = {
  name: "studio.tables_to_join",
  text: `
    select t.id from studio.tables t
    where t.game = $1 and t.asset = $2 and t.buy_in_minor = $3::bigint and t.state = 'open'
      and t.rake_percent = $4::int and t.rake_most_minor = $5::bigint
    order by t.opened_at, t.id limit 20`,
};

/** What is going on in a game with one kind of funds; `waiting` counts who has looked since `$3`. */
export const TABLES_GOING_ON: Statement<TableRow & { waiting: bigint }> = {
  name: "studio.tables_going_on",
  text: `
    select ${COLUMNS}, (select count(*) from studio.table_seats s
      where s.table_id = t.id and s.seen_at >= $3::timestamptz) as waiting
    from studio.tables t
    where t.game = $1 and t.asset = $2 and t.state in ('open', 'playing')
    order by t.opened_at, t.id limit 100`,
};

/**
 * When the clock has to look at a table that is under way: who waits may have gone, the house may come, a turn ends.
 */
const DUE_AT = `
  case t.state
    when 'open' then least(
      coalesce((select min(s.seen_at) from studio.table_seats s where s.table_id = t.id), t.opened_at)
        + ${GONE_MS} * interval '1 ms',
      case when t.house_asked then t.opened_at + ${HOUSE_COMES_MS} * interval '1 ms' end)
    when 'playing' then t.deadline
    else t.opened_at end`;

const HAS_HOUSE = `
  exists (select from studio.table_seats s where s.table_id = t.id and s.player_ref is null)`;

/** What the clock has to look at now. Where the house plays, only the match itself says whose turn it is. */
export const TABLES_DUE: Statement<{ id: string }> = {
  name: "studio.tables_due",
  text: `
    select t.id from studio.tables t
    where (t.state in ('open', 'staking', 'playing') and ${DUE_AT} <= $1::timestamptz)
      or (t.state = 'playing' and ${HAS_HOUSE})
      or (t.state = 'void' and t.ended_at > $1::timestamptz - interval '1 day' and exists (
        select from studio.wagers w where w.round_ref = t.id::text and w.state in ('staking', 'staked')))
    order by t.deadline nulls last, t.id`,
};

/** When it has to look again: null where nothing is under way. The house plays a moment after the turn before. */
export const NEXT_TABLE_DUE: Statement<{ at: Date | null }> = {
  name: "studio.next_table_due",
  text: `
    select min(next.at) as at from studio.tables t
    cross join lateral (values
      (${DUE_AT}),
      (case when t.state = 'playing' and ${HAS_HOUSE} then t.turn_at + ${HOUSE_PACE_MS} * interval '1 ms' end)
    ) as next (at)
    where t.state in ('open', 'staking', 'playing') and next.at > $1::timestamptz`,
};

export const TOUCH_TABLE: Statement<unknown> = {
  name: "studio.touch_table",
  text: "update studio.tables set version = version + 1 where id = $1",
};

export const ASK_HOUSE: Statement<unknown> = {
  name: "studio.ask_house",
  text: `
    update studio.tables set house_asked = true, version = version + 1
    where id = $1 and state = 'open' and not house_asked`,
};

export const MARK_TABLE_STAKING: Statement<unknown> = {
  name: "studio.mark_table_staking",
  text: `
    update studio.tables set state = 'staking', version = version + 1, turn_at = $2::timestamptz
    where id = $1 and state = 'open'`,
};

export const MARK_TABLE_PLAYING: Statement<unknown> = {
  name: "studio.mark_table_playing",
  text: `
    update studio.tables set state = 'playing', version = version + 1, entropy = $2, started_at = $3::timestamptz,
      turn_at = $3::timestamptz, deadline = $4::timestamptz
    where id = $1 and state = 'staking'`,
};

export const MARK_TURN: Statement<unknown> = {
  name: "studio.mark_turn",
  text: `
    update studio.tables set version = version + 1, turn_at = $2::timestamptz, deadline = $3::timestamptz
    where id = $1 and state = 'playing'`,
};

export const MARK_TABLE_OVER: Statement<unknown> = {
  name: "studio.mark_table_over",
  text: `
    update studio.tables set state = 'over', version = version + 1, winner = $2::int, ended_by = $3,
      ended_at = $4::timestamptz
    where id = $1 and state = 'playing'`,
};

export const MARK_TABLE_VOID: Statement<{ id: string }> = {
  name: "studio.mark_table_void",
  text: `
    update studio.tables set state = 'void', version = version + 1, why = $2, ended_at = $3::timestamptz
    where id = $1 and state in ('open', 'staking', 'playing') returning id`,
};

/** The house was closed for a while, and nobody could play: whoever's turn it is has a whole one again. */
export const RESTART_CLOCKS: Statement<{ id: string }> = {
  name: "studio.restart_clocks",
  text: `
    update studio.tables set version = version + 1, turn_at = $1::timestamptz, deadline = $2::timestamptz
    where state = 'playing' returning id`,
};

/** All of a match in one row: whoever looks at a table reads them, and a row of each costs more than its card. */
export const MOVES: Statement<{ moves: Move[] }> = {
  name: "studio.table_moves",
  text: `
    select coalesce(json_agg(json_build_object('seat', place, 'act', act, 'by', made_by) order by nth), '[]') as moves
    from studio.table_moves where table_id = $1`,
};

export const INSERT_MOVE: Statement<unknown> = {
  name: "studio.insert_move",
  text: `
    insert into studio.table_moves (table_id, nth, place, act, made_by, made_at)
    values ($1, $2::int, $3::int, $4, $5, $6::timestamptz)`,
};
