import type { Statement } from "../../db/database.ts";
import { LOCKS } from "../../db/locks.ts";

/** Until the transaction ends, nobody else changes a rate. */
export const HOLD: Statement<never> = {
  name: "agents.hold-rates",
  text: `select pg_advisory_xact_lock(${LOCKS.rates})`,
};

/** A rate that is in force, or is to come, in hundredths of a percent of what is staked. */
export type RateRow = {
  readonly playerId: bigint;
  readonly product: string;
  readonly rate: number;
  readonly since: Date;
  readonly until: Date | null;
};

/** Of some players, what is in force at a moment and what comes after it. */
export const RATES_FROM: Statement<RateRow> = {
  name: "agents.rates-from",
  text: `
    select player_id as "playerId", product, rate, since, until from agents.rates
    where player_id = any ($1::bigint[]) and (until is null or until > $2::timestamptz)
    order by player_id, product, since`,
};

/** The least that anybody above some players has now, in each product in which these have a rate. */
export const LEAST_ABOVE: Statement<{
  readonly playerId: bigint;
  readonly product: string;
  readonly rate: number;
}> = {
  name: "agents.least-rates-above",
  text: `
    select given.player_id as "playerId", given.product, min(coalesce(own.rate, 0))::int as rate
      from (
        select distinct player_id, product from agents.rates
          where player_id = any ($1::bigint[]) and (until is null or until > $2::timestamptz)
      ) given
      join team.lines line on line.descendant = given.player_id and line.until is null
      left join agents.rates own on own.player_id = line.ancestor and own.product = given.product
        and own.since <= $2::timestamptz and (own.until is null or own.until > $2::timestamptz)
      group by given.player_id, given.product`,
};

export type Bound = { readonly product: string; readonly rate: number };

/** The least that a player has in each product from a moment on. */
export const LEAST_FROM: Statement<Bound> = {
  name: "agents.least-rates-from",
  text: `
    select product, min(rate)::int as rate from agents.rates
    where player_id = $1::bigint and (until is null or until > $2::timestamptz) group by product`,
};

/** The most that anybody directly below a player has in each product from a moment on. */
export const MOST_BELOW: Statement<Bound> = {
  name: "agents.most-rates-below",
  text: `
    select r.product, max(r.rate)::int as rate
      from accounts.players below join agents.rates r on r.player_id = below.id
      where below.upline = $1::bigint and (r.until is null or r.until > $2::timestamptz) group by r.product`,
};

/** The most that anybody who stands below nobody has in each product of a brand. */
export const MOST_OF_TOPS: Statement<Bound> = {
  name: "agents.most-rates-of-tops",
  text: `
    select r.product, max(r.rate)::int as rate
      from agents.rates r join accounts.players top on top.id = r.player_id
      where top.brand_id = $1 and top.upline is null and (r.until is null or r.until > $2::timestamptz)
      group by r.product`,
};

export const END_RATE: Statement<never> = {
  name: "agents.end-rate",
  text: `
    update agents.rates set until = $4::timestamptz
    where player_id = $1::bigint and product = $2 and since = $3::timestamptz`,
};

/** What has not begun is taken back. */
export const DROP_RATE: Statement<never> = {
  name: "agents.drop-rate",
  text: "delete from agents.rates where player_id = $1::bigint and product = $2 and since > $3::timestamptz",
};

export const INSERT_RATE: Statement<never> = {
  name: "agents.insert-rate",
  text: `
    insert into agents.rates (player_id, product, since, rate, set_by, set_at)
    values ($1::bigint, $2, $3::timestamptz, $4::int, $5, $6::timestamptz)`,
};

export const TOPS: Statement<Bound> = {
  name: "agents.top-rates",
  text: "select product, rate from agents.rate_tops where brand_id = $1 order by product",
};

export const SET_TOP: Statement<never> = {
  name: "agents.set-top-rate",
  text: `
    insert into agents.rate_tops (brand_id, product, rate) values ($1, $2, $3::int)
    on conflict (brand_id, product) do update set rate = excluded.rate`,
};

export const SET_LINK_RATES: Statement<never> = {
  name: "agents.set-link-rates",
  text: `
    insert into agents.link_rates (brand_id, code, product, rate)
    select $1, $2, one.product, one.rate from unnest($3::text[], $4::int[]) as one (product, rate)`,
};

export const LINK_RATES: Statement<Bound> = {
  name: "agents.link-rates",
  text: "select product, rate from agents.link_rates where brand_id = $1 and code = $2 order by product",
};

/** The rates of a link are what somebody who came by it begins with, or with what the one above has by now where that is less. */
export const BEGIN_BY_LINK: Statement<{ readonly product: string }> = {
  name: "agents.begin-rates-by-link",
  text: `
    insert into agents.rates (player_id, product, since, rate, set_by, set_at)
      select player.id, given.product, $2::timestamptz, least(given.rate, own.rate), player.upline::text, $2::timestamptz
        from accounts.link_registrations came
        join accounts.players player on player.id = came.player_id
        join agents.link_rates given on given.brand_id = came.brand_id and given.code = came.code
        join lateral (
          select min(r.rate) as rate from agents.rates r
            where r.player_id = player.upline and r.product = given.product
              and (r.until is null or r.until > $2::timestamptz)
        ) own on own.rate > 0
        where came.player_id = $1::bigint
      on conflict do nothing
      returning product`,
};
