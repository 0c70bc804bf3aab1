import type { Statement } from "../../db/database.ts";

export type PeriodRow = {
  readonly boardId: string;
  readonly period: string;
  readonly endsAt: Date;
  readonly isClosed: boolean;
  /** When its prizes were decided; null before. */
  readonly closedAt: Date | null;
};

const PERIOD = `
  p.board_id as "boardId", p.period::text as period, p.ends_at as "endsAt", p.closed_at is not null as "isClosed",
  p.closed_at as "closedAt"`;

/** What ended by $1 and is not closed. */
export const DUE_PERIODS: Statement<PeriodRow> = {
  name: "missions.due-periods",
  text: `
    select ${PERIOD} from mission.board_periods p
    where p.closed_at is null and p.ends_at <= $1::timestamptz order by p.ends_at, p.board_id limit 100`,
};

/** Until the transaction ends, nobody else closes it. */
export const HOLD_PERIOD: Statement<PeriodRow> = {
  name: "missions.hold-period",
  text: `
    select ${PERIOD} from mission.board_periods p where p.board_id = $1::uuid and p.period = $2::date for update`,
};

export const MARK_CLOSED: Statement<never> = {
  name: "missions.mark-closed",
  text: "update mission.board_periods set closed_at = $3::timestamptz where board_id = $1::uuid and period = $2::date",
};

/** The latest periods of a board. */
export const PERIODS_OF: Statement<PeriodRow> = {
  name: "missions.periods-of",
  text: `
    select ${PERIOD} from mission.board_periods p where p.board_id = $1::uuid order by p.period desc limit $2::int`,
};

export const FIND_PERIOD: Statement<PeriodRow> = {
  name: "missions.find-period",
  text: `select ${PERIOD} from mission.board_periods p where p.board_id = $1::uuid and p.period = $2::date`,
};

const ORDER = "s.score desc, s.reached_at, s.player_id";

/** The places of a board, the first first. */
export type StandingRow = {
  readonly playerId: bigint;
  readonly score: bigint;
  /** Whether somebody chose not to be shown on any list. */
  readonly isUnlisted: boolean;
};

export const STANDINGS: Statement<StandingRow> = {
  name: "missions.standings",
  text: `
    select s.player_id as "playerId", s.score,
        exists (select from catalogue.unlisted_players u where u.player_id = s.player_id) as "isUnlisted"
      from mission.scores s where s.board_id = $1::uuid and s.period = $2::date and s.score > 0
      order by ${ORDER} limit $3::int offset $4::int`,
};

export type OwnPlaceRow = {
  readonly boardId: string;
  readonly period: string;
  readonly score: bigint;
  readonly place: number;
};

/** Where a player stands in the periods of some boards that go on, or in one period of one. */
export const OWN_PLACES: Statement<OwnPlaceRow> = {
  name: "missions.own-places",
  text: `
    select own.board_id as "boardId", own.period::text as period, own.score,
        (select count(*) from mission.scores s where s.board_id = own.board_id and s.period = own.period
          and (s.score > own.score or (s.score = own.score and (s.reached_at, s.player_id)
            < (own.reached_at, own.player_id))))::int + 1 as place
      from mission.scores own
      join mission.board_periods p on p.board_id = own.board_id and p.period = own.period
      where own.player_id = $1::bigint and own.board_id = any($2::uuid[]) and own.score > 0
        and case when $3::date is null then p.ends_at > $4::timestamptz else p.period = $3::date end`,
};

export const INSERT_PLACED: Statement<never> = {
  name: "missions.insert-placed",
  text: `
    insert into mission.placings (board_id, period, place, player_id, score)
    select $1::uuid, $2::date, * from unnest($3::int[], $4::bigint[], $5::bigint[])`,
};

export type PlacedRow = {
  readonly boardId: string;
  readonly period: string;
  readonly place: number;
  readonly playerId: bigint;
  readonly isPaid: boolean;
};

const PLACED = `
  p.board_id as "boardId", p.period::text as period, p.place, p.player_id as "playerId", p.paid_at is not null as "isPaid"`;

export const UNPAID: Statement<PlacedRow> = {
  name: "missions.unpaid",
  text: `
    select ${PLACED} from mission.placings p
    where p.paid_at is null and (p.board_id, p.period, p.place) > ($1::uuid, $2::date, $3::int)
    order by p.board_id, p.period, p.place limit $4::int`,
};

export const HOLD_PLACED: Statement<PlacedRow> = {
  name: "missions.hold-placed",
  text: `
    select ${PLACED} from mission.placings p
    where p.board_id = $1::uuid and p.period = $2::date and p.place = $3::int for update`,
};

export const MARK_PAID: Statement<never> = {
  name: "missions.mark-paid",
  text: `
    update mission.placings set paid_at = $4::timestamptz, movement_id = $5::bigint, bonus_id = $6::uuid
    where board_id = $1::uuid and period = $2::date and place = $3::int`,
};

export const PLACED_IN: Statement<PlacedRow> = {
  name: "missions.placed-in",
  text: `select ${PLACED} from mission.placings p where p.board_id = $1::uuid and p.period = $2::date order by p.place`,
};

export const BOARD_OF_MOVEMENT: Statement<{ readonly code: string; readonly period: string }> = {
  name: "missions.board-of-movement",
  text: `
    select b.code, p.period::text as period from mission.placings p join mission.boards b on b.id = p.board_id
    where p.movement_id = $2::bigint and p.player_id = $1::bigint`,
};
