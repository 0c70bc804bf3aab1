import type { Statement } from "../../db/database.ts";
import type { PeriodKind } from "./period.ts";

export type Keeping = { readonly brand: string; readonly period: PeriodKind; readonly since: Date };

const KEEPING = `brand_id as brand, period, since`;

export const ALL_KEEPING: Statement<Keeping> = {
  name: "vip.all-keeping",
  text: `select ${KEEPING} from vip.keeping_rules order by brand_id`,
};

export const KEEPING_OF: Statement<Keeping> = {
  name: "vip.keeping-of",
  text: `select ${KEEPING} from vip.keeping_rules where brand_id = $1`,
};

/** What is as it was keeps its beginning, so that saying it twice puts nothing off. */
export const SET_KEEPING: Statement<never> = {
  name: "vip.set-keeping",
  text: `
    insert into vip.keeping_rules (brand_id, period, since) values ($1, $2, $3::timestamptz)
    on conflict (brand_id) do update set period = excluded.period, since = excluded.since
      where vip.keeping_rules.period <> excluded.period`,
};

export const PUT_OFF: Statement<never> = {
  name: "vip.put-off-keeping",
  text: "update vip.keeping_rules set since = $2::timestamptz where brand_id = $1",
};

export const STOP_KEEPING: Statement<{ readonly brand: string }> = {
  name: "vip.stop-keeping",
  text: "delete from vip.keeping_rules where brand_id = $1 returning brand_id as brand",
};

export const SET_KEEP: Statement<never> = {
  name: "vip.set-keep",
  text: "update vip.levels set keep_minor = $3::bigint where brand_id = $1 and rank = $2::smallint",
};

/** The last day that began a period which was judged, and the ones that were told of. */
export const LAST_CLOSED: Statement<{ readonly day: string | null }> = {
  name: "vip.last-closed",
  text: `
    select max(first_day)::text as day from vip.periods where brand_id = $1 and closed_at is not null`,
};

export const WARNED: Statement<{ readonly day: string }> = {
  name: "vip.warned",
  text: `
    select first_day::text as day from vip.periods
    where brand_id = $1 and first_day = $2::text::date and warned_at is not null`,
};

export const MARK_WARNED: Statement<never> = {
  name: "vip.mark-warned",
  text: `
    insert into vip.periods as kept (brand_id, first_day, warned_at) values ($1, $2::text::date, $3::timestamptz)
    on conflict (brand_id, first_day) do update set warned_at = coalesce(kept.warned_at, excluded.warned_at)`,
};

export const MARK_CLOSED: Statement<never> = {
  name: "vip.mark-closed",
  text: `
    insert into vip.periods as kept (brand_id, first_day, closed_at) values ($1, $2::text::date, $3::timestamptz)
    on conflict (brand_id, first_day) do update set closed_at = coalesce(kept.closed_at, excluded.closed_at)`,
};

/** What somebody has staked in a period that does not keep their level. */
export type Short = {
  readonly playerId: bigint;
  readonly rank: number;
  readonly stakedMinor: bigint;
  readonly keepMinor: bigint;
};

const STAKED = `
  coalesce((select sum(b.valid_stake) from figures.buckets b join ledger.assets a on a.id = b.asset_id
    where b.player_id = v.player_id and b.at >= $2::timestamptz and b.at < $3::timestamptz and a.code = 'P'),
    0)::int8`;

/** The rank at the end of a period: what they have risen to since is judged with the period in which they did. */
const RANK_THEN = `
  coalesce((select max(l.rank) from vip.levels l
    where l.brand_id = v.brand_id and l.rank < (select min(r.rank) from vip.rises r
      where r.player_id = v.player_id and r.risen_at >= $3::timestamptz)), v.rank)`;

const IS_AWAY = `
  exists (select from limits.pauses away
    where away.player_id = v.player_id and away.began_at < $3::timestamptz
      and coalesce(away.ended_before, away.ends_at, 'infinity') > $2::timestamptz)`;

/**
 * Players who have not staked enough for the level of the end of the period, after one of them in the order of their
 * numbers. Who rose within the period, has fallen for it, is shut out, or was away from play for any part of it keeps
 * the level.
 */
export const SHORT: Statement<Short> = {
  name: "vip.short",
  timeoutMs: 60_000,
  text: `
    select found.player_id as "playerId", found.rank, found.staked as "stakedMinor", l.keep_minor as "keepMinor"
      from (
        select v.player_id, v.brand_id, ${RANK_THEN} as rank, ${STAKED} as staked
          from vip.players v
          join accounts.players p on p.id = v.player_id and p.state = 'active'
          where v.brand_id = $1 and v.player_id > $5::bigint and v.rank > 0
            and not exists (select from vip.rises r
              where r.player_id = v.player_id and r.risen_at >= $2::timestamptz and r.risen_at < $3::timestamptz)
            and not exists (select from vip.falls f
              where f.player_id = v.player_id and f.first_day = $4::text::date)
            and not ${IS_AWAY}
      ) found
      join vip.levels l on l.brand_id = found.brand_id and l.rank = found.rank
      where found.staked < l.keep_minor
      order by found.player_id limit $6::int`,
};

export const FALLEN: Statement<{ readonly playerId: bigint }> = {
  name: "vip.fallen",
  text: `
    select player_id as "playerId" from vip.falls
    where player_id = $1::bigint and first_day = $2::text::date`,
};

export const LOWER: Statement<never> = {
  name: "vip.lower",
  text: `
    update vip.players set rank = $2::smallint, lowered_minor = $3::bigint where player_id = $1::bigint`,
};

export const FORGET_RISES: Statement<never> = {
  name: "vip.forget-rises",
  text: "delete from vip.rises where player_id = $1::bigint and risen_at >= $2::timestamptz",
};

export const INSERT_FALL: Statement<never> = {
  name: "vip.insert-fall",
  text: `
    insert into vip.falls (player_id, first_day, from_rank, to_rank, staked_minor, keep_minor, fell_at)
    values ($1::bigint, $2::text::date, $3::smallint, $4::smallint, $5::bigint, $6::bigint, $7::timestamptz)`,
};

export type Own = {
  readonly stakedMinor: bigint;
  readonly hasRisen: boolean;
  readonly isAway: boolean;
};

/** How far somebody is in a period. */
export const OWN: Statement<Own> = {
  name: "vip.own-period",
  text: `
    select ${STAKED} as "stakedMinor", ${IS_AWAY} as "isAway",
        exists (select from vip.rises r
          where r.player_id = v.player_id and r.risen_at >= $2::timestamptz) as "hasRisen"
      from vip.players v where v.player_id = $1::bigint`,
};
