import type { Statement } from "../../db/database.ts";

/** What somebody lost in a week, above zero, and who they are now. */
export type LostRow = {
  readonly playerId: bigint;
  readonly lost: bigint;
  readonly level: number;
  readonly country: string;
  readonly language: string;
  readonly registeredAt: Date;
  readonly line: readonly string[];
};

/**
 * Players of a brand who lost own cash between two moments, each product by its weight of a hundred, after one of them
 * in the order of their numbers. What has no weight counts for nothing, neither won nor lost.
 */
export const LOST_BETWEEN: Statement<LostRow> = {
  name: "offers.lost-between",
  timeoutMs: 60_000,
  text: `
    select lost.player_id as "playerId", lost.minor as lost, coalesce(v.rank, 0)::int as level,
        coalesce(p.country_dialing_code, '') as country, p.language, p.created_at as "registeredAt",
        array(select l.ancestor::text from team.lines l where l.descendant = p.id and l.until is null) as line
      from (
        select b.player_id, (sum((b.valid_stake - b.payout) * w.weight) / 100)::int8 as minor
          from figures.buckets b
          join unnest($4::text[], $5::int[]) as w (product, weight) on w.product = b.product
          join ledger.assets s on s.id = b.asset_id and s.code = 'P'
          join accounts.players p on p.id = b.player_id and p.brand_id = $1
          where b.at >= $2::timestamptz and b.at < $3::timestamptz and b.player_id > $6::bigint
          group by b.player_id having sum((b.valid_stake - b.payout) * w.weight) >= 100
          order by b.player_id limit $7::int
      ) lost
      join accounts.players p on p.id = lost.player_id
      left join vip.players v on v.player_id = p.id
      order by lost.player_id`,
};

/** The last week that was closed. */
export const LAST_WEEK: Statement<{ readonly week: string | null }> = {
  name: "offers.last-week",
  text: "select max(week)::text as week from offer.weeks where brand_id = $1 and promotion = $2",
};

export const CLOSE_WEEK: Statement<never> = {
  name: "offers.close-week",
  text: `
    insert into offer.weeks (brand_id, promotion, week, players, given_minor, short, closed_at)
    select $1, $2, $3::text::date, count(*)::int, coalesce(sum(minor), 0)::int8, $4::int, $5::timestamptz
      from offer.claims where brand_id = $1 and promotion = $2 and period = $3::text
    on conflict do nothing`,
};

export type WeekRow = {
  readonly promotion: string;
  readonly week: string;
  readonly players: number;
  readonly givenMinor: bigint;
  readonly short: number;
};

export const WEEKS: Statement<WeekRow> = {
  name: "offers.weeks",
  text: `
    select promotion, week::text as week, players, given_minor as "givenMinor", short from offer.weeks
    where brand_id = $1 order by week desc, promotion limit $2::int`,
};
