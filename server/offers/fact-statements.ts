import type { Statement } from "../db/database.ts";

export type FactsRow = {
  readonly level: number;
  readonly country: string;
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
 * What is known of a player of now: since the beginnings of the day, the week and thirty days. Rounds with own cash are
 * counted of the games $7 alone.
 */
export const FACTS_OF: Statement<FactsRow> = {
  name: "offers.facts",
  text: `
    with own as materialized (
      select b.* from figures.bucket b join ledger.asset s on s.id = b.asset_id and s.code = 'P'
        where b.player_id = $1::bigint and b.at >= $5::timestamptz
    ), played as (
      select r.vendor || '/' || r.game as game, r.opened_at as at from (
        select * from wallet.round where player_id = $1::bigint and opened_at >= $3::timestamptz
            and cardinality($7::text[]) > 0
          order by opened_at desc limit ${ROUNDS_MAX}) r
        join ledger.asset s on s.id = r.asset_id and s.code = 'P'
        where r.state = 'closed' and r.stake_minor > r.bonus_stake_minor and r.vendor || '/' || r.game = any($7::text[])
    )
    select coalesce(v.rank, 0)::int as level, coalesce(p.country_dialing_code, '') as country,
        p.created_at as "registeredAt",
        array(select l.ancestor::text from team.lines l where l.descendant = p.id and l.until is null) as line,
        array(select distinct to_char(at at time zone $6, 'YYYY-MM-DD') from own where valid_stake > 0 order by 1 desc) as days,
        (select jsonb_agg(to_jsonb(one)) from (select '' as product, ${summed("deposits")} from own) one) as deposited,
        (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from
          (select product, ${summed("valid_stake")} from own where product <> '' group by product) one) as staked,
        (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (select game,
          count(*) filter (where at >= $2::timestamptz) as day, count(*) as week from played group by game) one) as rounds
      from accounts.players p left join vip.player v on v.player_id = p.id
      where p.id = $1::bigint`,
};
