import type { Statement } from "../db/database.ts";

export type FactsRow = {
  readonly playerId: bigint;
  readonly level: number;
  readonly country: string;
  readonly language: string;
  readonly registeredAt: Date;
  readonly line: readonly string[];
  readonly days: readonly string[];
  readonly deposited: unknown;
  readonly staked: unknown;
  readonly rounds: unknown;
};

/** So many rounds of a week are gone through at most: somebody who plays more has played enough. */
const ROUNDS_MAX = 20_000;

const summed = (column: string) => `
  coalesce(sum(${column}) filter (where at >= $2::timestamptz), 0)::text as day,
  coalesce(sum(${column}) filter (where at >= $3::timestamptz), 0)::text as week,
  coalesce(sum(${column}) filter (where at >= $4::timestamptz), 0)::text as month`;

/**
 * What is known of some players at the moment $8: since the beginnings of the day, the week and thirty days. Rounds with
 * own cash are counted of the games $7 alone.
 */
export const FACTS_OF: Statement<FactsRow> = {
  name: "offers.facts",
  timeoutMs: 60_000,
  text: `
    select p.id as "playerId", coalesce(v.rank, 0)::int as level, coalesce(p.country_dialing_code, '') as country,
        p.language, p.created_at as "registeredAt", own.days, own.deposited, own.staked, played.rounds,
        array(select l.ancestor::text from team.lines l where l.descendant = p.id and l.since <= $8::timestamptz
          and (l.until is null or l.until > $8::timestamptz)) as line
      from accounts.players p
      left join vip.players v on v.player_id = p.id
      cross join lateral (
        with bucket as materialized (
          select b.at, b.product, b.valid_stake, b.deposits
            from figures.buckets b join ledger.assets s on s.id = b.asset_id and s.code = 'P'
            where b.player_id = p.id and b.at >= $5::timestamptz and b.at <= $8::timestamptz
        )
        select
          array(select distinct to_char(at at time zone $6, 'YYYY-MM-DD') from bucket where valid_stake > 0
            order by 1 desc) as days,
          (select jsonb_agg(to_jsonb(one)) from (select '' as product, ${summed("deposits")} from bucket) one) as deposited,
          (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from
            (select product, ${summed("valid_stake")} from bucket where product <> '' group by product) one) as staked
      ) own
      cross join lateral (
        select coalesce(jsonb_agg(to_jsonb(one)), '[]') as rounds from (
          select r.vendor || '/' || r.game as game, count(*) filter (where r.opened_at >= $2::timestamptz) as day,
              count(*) as week
            from (
              select * from wallet.rounds where player_id = p.id and opened_at >= $3::timestamptz
                  and opened_at <= $8::timestamptz and cardinality($7::text[]) > 0
                order by opened_at desc limit ${ROUNDS_MAX}) r
            join ledger.assets s on s.id = r.asset_id and s.code = 'P'
            where r.state = 'closed' and r.stake_minor > r.bonus_stake_minor
              and r.vendor || '/' || r.game = any($7::text[])
            group by 1) one
      ) played
      where p.id = any($1::bigint[])
      order by p.id`,
};

/** Players of a brand with a deposit or a round of own cash between two moments, after one of them. */
export const ACTIVE_BETWEEN: Statement<{ readonly playerId: bigint }> = {
  name: "offers.active-between",
  timeoutMs: 60_000,
  text: `
    select distinct b.player_id as "playerId" from figures.buckets b
      join accounts.players p on p.id = b.player_id and p.brand_id = $1
      where b.at >= $2::timestamptz and b.at < $3::timestamptz and b.player_id > $4::bigint
      order by b.player_id limit $5::int`,
};
