import type { LocalText } from "../core/languages.ts";
import { MOVE, moves, OWNER } from "../core/ledger-kinds.ts";
import type { Statement } from "../db/database.ts";
import { COLUMNS, type Counts, type MissionRow } from "./statements.ts";

export const HOLD_MARK: Statement<{ readonly mark: string }> = {
  name: "missions.hold-mark",
  text: "select xid::text as mark from mission.marks for update",
};

export const SAVE_MARK: Statement<never> = {
  name: "missions.save-mark",
  text: "update mission.marks set xid = $1::text::xid8",
};

/**
 * Stakes of own cash and deposits between two places in the ledger, each with what took it back and by its own time,
 * where anything goes on that they could count for.
 */
export const MOVED = `moved as (
      select t.player_id, one.brand_id, coalesce(o.id, t.id) as id, coalesce(o.kind, t.kind) as kind,
          coalesce(o.at, t.at) as at, coalesce(o.scope, t.scope) as vendor, coalesce(o.game, t.game, '') as game,
          coalesce(o.round_ref, t.round_ref) as round_ref,
          sum(case when (p.src = a.id) = (coalesce(o.kind, t.kind) = ${MOVE.stake}) then p.amount else -p.amount end) as net
        from ledger.transfers t
        left join ledger.transfers o on o.id = t.reverses
        join accounts.players one on one.id = t.player_id
        join ledger.postings p on p.transfer_id = t.id
        join ledger.accounts a on a.id in (p.src, p.dst) and a.owner_kind = ${OWNER.player} and a.owner_id = t.player_id
        join ledger.assets s on s.id = a.asset_id and s.code = $3 and s.player_kind = a.kind
        where t.xid >= $1::text::xid8 and t.xid < $2::text::xid8 and coalesce(o.kind, t.kind) in (${moves("stake", "deposit")})
          and exists (select from going)
        group by t.id, one.brand_id, o.id
)`;

/** What one player did at one game on one day of the brand, less what was taken back: it may be below zero. */
export type EarnedRow = {
  readonly missionId: string;
  readonly counts: Counts;
  readonly category: string | null;
  readonly playerId: bigint;
  readonly day: string;
  readonly vendor: string;
  readonly game: string;
  readonly netMinor: bigint;
  /** Rounds that began, less those whose first stake was given back. */
  readonly rounds: bigint;
  /** The last movement of them. */
  readonly last: bigint;
};

/**
 * What came to missions between $1 and $2: stakes of own cash (kind 1) or deposits (kind 10), and what took them back.
 * Each counts by its own time, so that one from before the beginning takes nothing away when it is given back.
 */
export const EARNED: Statement<EarnedRow> = {
  name: "missions.earned",
  timeoutMs: 60_000,
  text: `
    with going as materialized (
      select m.*, b.time_zone from mission.missions m join brand.brands b on b.code = m.brand_id where m.is_on
    ), ${MOVED}
    select m.id as "missionId", m.counts, m.category, v.player_id as "playerId",
        to_char(v.at at time zone m.time_zone, 'YYYY-MM-DD') as day, v.vendor, v.game, sum(v.net)::int8 as "netMinor",
        sum(case when m.counts <> 'rounds' or exists (
            select from ledger.transfers e where e.player_id = v.player_id and e.round_ref = v.round_ref
              and e.scope = v.vendor and e.kind = ${MOVE.stake} and e.id < v.id) then 0
          else sign(v.net) end)::int8 as rounds, max(v.id) as last
      from moved v
      join going m on m.brand_id = v.brand_id and v.at >= m.from_at and v.at < m.until_at
        and v.kind = case m.counts when 'deposits' then 10 else 1 end
        and (m.game is null or (m.game = v.game and m.vendor = v.vendor))
        and (m.after_id is null or v.at >= (select p.claimed_at from mission.progress p
          where p.mission_id = m.after_id and p.player_id = v.player_id and p.state = 'claimed'))
      group by m.id, m.counts, m.category, v.player_id, day, v.vendor, v.game
      order by m.id, v.player_id, day`,
};

/** The period of a day. What a mission's own end cuts off ends with it. */
const PERIODS = `
  select said.mission_id, said.player_id, said.day, said.net, m.claim_days, p.first as period,
      least(m.until_at, case m.repeats when 'daily' then (p.first + 1)::timestamp at time zone b.time_zone
        when 'weekly' then (p.first + 7)::timestamp at time zone b.time_zone else m.until_at end) as ends_at
    from unnest($1::uuid[], $2::bigint[], $3::date[], $4::bigint[]) as said (mission_id, player_id, day, net)
    join mission.missions m on m.id = said.mission_id
    join brand.brands b on b.code = m.brand_id
    cross join lateral (select case m.repeats when 'daily' then said.day
      when 'weekly' then said.day - (extract(isodow from said.day)::int + 1) % 7
      else (m.from_at at time zone b.time_zone)::date end as first) p`;

export type TouchedRow = { readonly missionId: string; readonly playerId: bigint; readonly period: string };

/** What is taken back never takes away more than counted: the rest was of somebody who was counted nothing for it. */
export const ADD_COUNTED: Statement<TouchedRow> = {
  name: "missions.add-counted",
  text: `
    with came as materialized (
      select mission_id, player_id, period, ends_at, claim_days, sum(net) as net from (${PERIODS}) as came
        group by mission_id, player_id, period, ends_at, claim_days
    ), added as (
      update mission.progress p set counted = greatest(0, p.counted + came.net) from came
        where p.mission_id = came.mission_id and p.player_id = came.player_id and p.period = came.period
        returning p.mission_id, p.player_id, p.period
    ), begun as (
      insert into mission.progress (mission_id, player_id, period, ends_at, claim_until, counted)
      select mission_id, player_id, period, ends_at, ends_at + make_interval(days => claim_days), greatest(0, net)
        from came where not exists (select from mission.progress p where p.mission_id = came.mission_id
          and p.player_id = came.player_id and p.period = came.period)
        returning mission_id, player_id, period
    )
    select mission_id as "missionId", player_id as "playerId", period::text as period
      from (table added union all table begun) as touched`,
};

/** Adds to the days of missions that count them; what is counted is the longest row of days that has a stake. */
export const ADD_DAYS: Statement<TouchedRow> = {
  name: "missions.add-days",
  text: `
    with came as materialized (${PERIODS}), noted as (
      insert into mission.days as kept (mission_id, player_id, period, day, staked_minor)
      select mission_id, player_id, period, day, greatest(0, net) from came order by 1, 2, 3, 4
      on conflict (mission_id, player_id, period, day) do update set staked_minor = greatest(0, kept.staked_minor +
        (select c.net from came c where c.mission_id = kept.mission_id and c.player_id = kept.player_id
          and c.day = kept.day))
      returning mission_id, player_id, period, day, staked_minor
    ), periods as (
      select distinct mission_id, player_id, period, ends_at, claim_days from came
    ), staked as (
      select d.mission_id, d.player_id, d.period, d.day from mission.days d join periods using (mission_id, player_id, period)
        where d.staked_minor > 0 and not exists (select from noted n where n.mission_id = d.mission_id
          and n.player_id = d.player_id and n.period = d.period and n.day = d.day)
      union all
      select mission_id, player_id, period, day from noted where staked_minor > 0
    ), islands as (
      select mission_id, player_id, period,
          day - (row_number() over (partition by mission_id, player_id, period order by day))::int as island
        from staked
    ), runs as (
      select mission_id, player_id, period, count(*) as long from islands group by mission_id, player_id, period, island
    )
    insert into mission.progress as kept (mission_id, player_id, period, ends_at, claim_until, counted)
    select p.mission_id, p.player_id, p.period, p.ends_at, p.ends_at + make_interval(days => p.claim_days),
        coalesce((select max(r.long) from runs r where r.mission_id = p.mission_id and r.player_id = p.player_id
          and r.period = p.period), 0)
      from periods p order by 1, 2, 3
    on conflict (mission_id, player_id, period) do update set counted = excluded.counted
    returning mission_id as "missionId", player_id as "playerId", period::text as period`,
};

const TOUCHED = "unnest($1::uuid[], $2::bigint[], $3::date[]) as said (mission_id, player_id, period)";

/** What fell below its target before it was claimed is open again, and its reward is free. */
export const REOPEN: Statement<never> = {
  name: "missions.reopen",
  text: `
    with fallen as (
      update mission.progress p set state = 'open' from ${TOUCHED}, mission.missions m
        where p.mission_id = said.mission_id and p.player_id = said.player_id and p.period = said.period
          and m.id = p.mission_id and p.state = 'done' and p.counted < m.target
        returning p.mission_id
    )
    update mission.missions m set promised = m.promised - f.many
      from (select mission_id, count(*) as many from fallen group by mission_id) f where f.mission_id = m.id`,
};

/** A mission that a player has reached just now. */
export type ReachedRow = {
  readonly missionId: string;
  readonly playerId: bigint;
  readonly period: string;
  readonly claimUntil: Date;
  readonly titles: LocalText;
};

/**
 * Rewards are promised as long as there are any: of those who are counted together, first to whom the last that counted
 * ($4) came earlier.
 */
export const PROMISE: Statement<ReachedRow> = {
  name: "missions.promise",
  text: `
    with due as (
      select p.mission_id, p.player_id, p.period,
          m.promised + row_number() over (partition by p.mission_id order by said.last, p.player_id, p.period) as nth,
          m.budget
        from (select mission_id, player_id, period, max(last) as last
            from unnest($1::uuid[], $2::bigint[], $3::date[], $4::bigint[]) as said (mission_id, player_id, period, last)
            group by mission_id, player_id, period) said
        join mission.progress p on (p.mission_id, p.player_id, p.period) = (said.mission_id, said.player_id, said.period)
        join mission.missions m on m.id = p.mission_id
        where p.state = 'open' and p.counted >= m.target
    ), reached as (
      update mission.progress p set state = 'done' from due
        where p.mission_id = due.mission_id and p.player_id = due.player_id and p.period = due.period
          and (due.budget is null or due.nth <= due.budget)
        returning p.mission_id, p.player_id, p.period, p.claim_until
    ), promised as (
      update mission.missions m set promised = m.promised + r.many
        from (select mission_id, count(*) as many from reached group by mission_id) r where r.mission_id = m.id
    )
    select r.mission_id as "missionId", r.player_id as "playerId", r.period::text as period,
        r.claim_until as "claimUntil", m.titles
      from reached r join mission.missions m on m.id = r.mission_id`,
};

export type ProgressState = "open" | "done" | "claimed";

export type ProgressRow = {
  readonly missionId: string;
  readonly period: string;
  readonly endsAt: Date;
  readonly claimUntil: Date;
  readonly counted: bigint;
  readonly state: ProgressState;
  readonly claimedAt: Date | null;
  readonly movementId: bigint | null;
  readonly bonusId: string | null;
};

const PROGRESS = `
  p.mission_id as "missionId", p.period::text as period, p.ends_at as "endsAt", p.claim_until as "claimUntil", p.counted,
  p.state, p.claimed_at as "claimedAt", p.movement_id as "movementId", p.bonus_id as "bonusId"`;

/** Until the transaction ends, nobody else claims it. */
export const HOLD_PROGRESS: Statement<ProgressRow> = {
  name: "missions.hold-progress",
  text: `
    select ${PROGRESS} from mission.progress p
    where p.mission_id = $1::uuid and p.player_id = $2::bigint and p.period = $3::date for update`,
};

export const MARK_CLAIMED: Statement<never> = {
  name: "missions.mark-claimed",
  text: `
    update mission.progress set state = 'claimed', claimed_at = $4::timestamptz, movement_id = $5::bigint,
      bonus_id = $6::uuid
    where mission_id = $1::uuid and player_id = $2::bigint and period = $3::date`,
};

/** Where a player is in some missions: the period that goes on. */
export const PROGRESS_NOW: Statement<ProgressRow> = {
  name: "missions.progress-now",
  text: `
    select ${PROGRESS} from mission.progress p
    where p.player_id = $1::bigint and p.mission_id = any($2::uuid[]) and p.ends_at > $3::timestamptz`,
};

type WithMission = ProgressRow & MissionRow;

/** What a player can claim, what ends first before. */
export const TO_CLAIM: Statement<WithMission> = {
  name: "missions.to-claim",
  text: `
    select ${COLUMNS}, ${PROGRESS} from mission.progress p join mission.missions m on m.id = p.mission_id
    where p.player_id = $1::bigint and p.state = 'done' and p.claim_until > $2::timestamptz
    order by p.claim_until, m.code, p.period limit $3::int`,
};

/** What is over or was claimed, the latest first. */
export const PAST: Statement<WithMission> = {
  name: "missions.past",
  text: `
    select ${COLUMNS}, ${PROGRESS} from mission.progress p join mission.missions m on m.id = p.mission_id
    where p.player_id = $1::bigint and (p.ends_at <= $2::timestamptz or p.state = 'claimed')
    order by p.ends_at desc, p.mission_id limit $3::int offset $4::int`,
};

export type EarlierRow = {
  readonly missionId: string;
  readonly isClaimed: boolean;
  readonly canClaim: boolean;
  readonly isSpent: boolean;
  readonly isOver: boolean;
};

/** How a player stands with missions that come before others, and whether those can still be reached. */
export const EARLIER: Statement<EarlierRow> = {
  name: "missions.earlier",
  text: `
    select m.id as "missionId", coalesce(bool_or(p.state = 'claimed'), false) as "isClaimed",
        coalesce(bool_or(p.state = 'done' and p.claim_until > $3::timestamptz), false) as "canClaim",
        m.budget is not null and m.promised >= m.budget as "isSpent",
        not m.is_on or m.until_at <= $3::timestamptz as "isOver"
      from mission.missions m left join mission.progress p on p.mission_id = m.id and p.player_id = $1::bigint
      where m.id = any($2::uuid[]) group by m.id`,
};

export const MISSION_OF_MOVEMENT: Statement<{ readonly code: string }> = {
  name: "missions.of-movement",
  text: `
    select m.code from mission.progress p join mission.missions m on m.id = p.mission_id
    where p.movement_id = $2::bigint and p.player_id = $1::bigint`,
};
