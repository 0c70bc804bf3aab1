import { MOVE } from "../../core/ledger-kinds.ts";
import type { Statement } from "../../db/database.ts";
import { MOVED } from "../progress-statements.ts";

/** What one player did at one game on one day, less what was taken back; or the best that one round paid. */
export type ScoredRow = {
  readonly boardId: string;
  readonly category: string | null;
  readonly playerId: bigint;
  readonly day: string;
  readonly vendor: string;
  readonly game: string;
  readonly score: bigint;
  readonly reachedAt: Date;
};

const DAY = "to_char(v.at at time zone b.time_zone, 'YYYY-MM-DD')";

const going = (which: string) => `going as materialized (
      select b.*, brand.time_zone from mission.boards b join brand.brands brand on brand.code = b.brand_id
        where b.ranks ${which} 'multiple'
    )`;

/** Stakes of own cash, or rounds that began with one, between two places in the ledger. */
export const SUMMED: Statement<ScoredRow> = {
  name: "missions.summed",
  timeoutMs: 60_000,
  text: `
    with ${going("<>")}, ${MOVED}
    select b.id as "boardId", b.category, v.player_id as "playerId", ${DAY} as day, v.vendor, v.game,
        sum(case when b.ranks = 'stakes' then v.net
          when exists (select from ledger.transfers e where e.player_id = v.player_id and e.round_ref = v.round_ref
            and e.scope = v.vendor and e.kind = ${MOVE.stake} and e.id < v.id) then 0
          else sign(v.net) end)::int8 as score, max(v.at) as "reachedAt"
      from moved v
      join going b on b.brand_id = v.brand_id and v.at >= b.from_at and v.at < b.until_at and v.kind = ${MOVE.stake}
      group by b.id, b.category, v.player_id, day, v.vendor, v.game
      order by b.id, v.player_id, day`,
};

/** Of rounds with own cash alone that were over for the first time between $1 and $2, the best of each day and game. */
export const MULTIPLES: Statement<ScoredRow> = {
  name: "missions.multiples",
  timeoutMs: 60_000,
  text: `
    with ${going("=")}, touched as materialized (
      select distinct t.player_id, t.round_ref, t.scope as vendor from ledger.transfers t
        where t.xid >= $1::text::xid8 and t.xid < $2::text::xid8 and t.round_ref is not null
          and exists (select from going)
      union
      select r.player_id, r.round_ref, r.vendor from wallet.rounds r
        where r.ended_xid >= $1::text::xid8 and r.ended_xid < $2::text::xid8 and exists (select from going)
    ), v as (
      select r.player_id, one.brand_id, r.vendor, r.game, r.stake_minor, r.settled_at as at,
          trunc(r.payout_minor::numeric * 100 / r.stake_minor)::int8 as score
        from touched
        join wallet.rounds r
          on r.player_id = touched.player_id and r.round_ref = touched.round_ref and r.vendor = touched.vendor
        join ledger.assets s on s.id = r.asset_id and s.code = $3
        join accounts.players one on one.id = r.player_id
        where r.settled_xid >= $1::text::xid8 and r.settled_xid < $2::text::xid8 and r.stake_minor > 0
          and r.payout_minor > 0 and r.bonus_stake_minor = 0
    )
    select distinct on (b.id, v.player_id, day, v.vendor, v.game)
        b.id as "boardId", b.category, v.player_id as "playerId", ${DAY} as day, v.vendor, v.game, v.score,
        v.at as "reachedAt"
      from v join going b on b.brand_id = v.brand_id and v.at >= b.from_at and v.at < b.until_at
        and v.stake_minor >= b.least_minor
      order by b.id, v.player_id, day, v.vendor, v.game, v.score desc, v.at`,
};

/** The period of a day, opened where it is new. What is closed takes nothing any more. */
const CAME = `
  came as materialized (
    select said.board_id, said.player_id, p.first as period, said.score, said.reached_at,
        least(b.until_at, case b.repeats when 'daily' then (p.first + 1)::timestamp at time zone z.time_zone
          when 'weekly' then (p.first + 7)::timestamp at time zone z.time_zone
          when 'monthly' then (p.first + interval '1 month')::timestamp at time zone z.time_zone
          else b.until_at end) as ends_at
      from unnest($1::uuid[], $2::bigint[], $3::date[], $4::bigint[], $5::timestamptz[])
        as said (board_id, player_id, day, score, reached_at)
      join mission.boards b on b.id = said.board_id
      join brand.brands z on z.code = b.brand_id
      cross join lateral (select case b.repeats when 'daily' then said.day
        when 'weekly' then said.day - (extract(isodow from said.day)::int + 1) % 7
        when 'monthly' then date_trunc('month', said.day)::date
        else (b.from_at at time zone z.time_zone)::date end as first) p
  )`;

export const OPEN_PERIODS: Statement<never> = {
  name: "missions.open-periods",
  text: `
    with ${CAME}
    insert into mission.board_periods (board_id, period, ends_at)
    select distinct board_id, period, ends_at from came order by 1, 2 on conflict do nothing`,
};

const OPEN = `
  exists (select from mission.board_periods o
    where o.board_id = came.board_id and o.period = came.period and o.closed_at is null)`;

/** The first to reach a sum stands first: the moment is that of the last movement that added to it. */
export const ADD_SUMS: Statement<never> = {
  name: "missions.add-sums",
  text: `
    with ${CAME}, sums as (
      select board_id, period, player_id, sum(score)::int8 as score, max(reached_at) filter (where score > 0) as last,
          max(reached_at) as latest
        from came where ${OPEN} group by 1, 2, 3
    )
    insert into mission.scores as kept (board_id, period, player_id, score, reached_at)
    select board_id, period, player_id, greatest(0, score), coalesce(last, latest) from sums order by 1, 2, 3
    on conflict (board_id, period, player_id) do update set
      score = greatest(0, kept.score + (select s.score from sums s where s.board_id = kept.board_id
        and s.period = kept.period and s.player_id = kept.player_id)),
      reached_at = greatest(kept.reached_at, (select s.last from sums s where s.board_id = kept.board_id
        and s.period = kept.period and s.player_id = kept.player_id))`,
};

export const ADD_BEST: Statement<never> = {
  name: "missions.add-best",
  text: `
    with ${CAME}
    insert into mission.scores as kept (board_id, period, player_id, score, reached_at)
    select distinct on (board_id, period, player_id) board_id, period, player_id, score, reached_at
      from came where ${OPEN} order by board_id, period, player_id, score desc, reached_at
    on conflict (board_id, period, player_id) do update set score = excluded.score, reached_at = excluded.reached_at
      where excluded.score > kept.score`,
};
