import type { Database, Statement } from "../db/database.ts";

/** What somebody came to for the house by what counts: in a time, and ever until it ended. */
type Result = { readonly playerId: bigint; readonly result: bigint; readonly lifetime: bigint };

type ResultsAsked = {
  readonly agent: bigint;
  readonly from: Date;
  readonly until: Date;
  /** From which gain on somebody of the team is given. */
  readonly limit: bigint;
  /** How much of a product counts, in hundredths of a percent. */
  readonly products: Readonly<Record<string, number>>;
  /** Those who are given whatever they did, be they of the team still or not. */
  readonly kept: readonly bigint[];
};

/** Of each product what counts of it, rounded as a bill rounds. */
const WORTH = "floor(sum(b.valid_stake - b.payout) * (one.products ->> b.product)::numeric / 10000)";

/** Those who gained at least the limit at its place in $4 from the house, or is at their place in $6, each at their own. */
const RESULTS: Statement<Result & { readonly nth: number }> = {
  name: "figures.results-of-people",
  timeoutMs: 120_000,
  text: `
    select one.nth::int as nth, each.player_id as "playerId", each.result, coalesce(ever.lifetime, 0)::int8 as lifetime
      from (
        select agent, starts, ends, least, products::jsonb as products, kept::jsonb as kept, nth
          from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[], $4::bigint[], $5::text[], $6::text[])
            with ordinality as one (agent, starts, ends, least, products, kept, nth)
      ) one
      cross join lateral (
        select player_id, sum(worth)::int8 as result from (
          select b.player_id, ${WORTH} as worth
            from team.lines line
            join figures.buckets b on b.player_id = line.descendant and b.at >= one.starts and b.at < one.ends
              and line.since < b.at + interval '5 minutes'
              and (line.until is null or line.until >= b.at + interval '5 minutes')
            join ledger.assets s on s.id = b.asset_id and s.code = 'P'
            where line.ancestor = one.agent and one.products ->> b.product is not null
            group by b.player_id, b.product
          union all
          select value::bigint, 0 from jsonb_array_elements_text(one.kept)
        ) played
        group by player_id
        having sum(worth) <= -one.least or one.kept @> to_jsonb(player_id::text)
      ) each
      left join lateral (
        select sum(worth) as lifetime from (
          select ${WORTH} as worth from figures.buckets b join ledger.assets s on s.id = b.asset_id and s.code = 'P'
            where b.player_id = each.player_id and b.at < one.ends and one.products ->> b.product is not null
            group by b.product
        ) product
      ) ever on true
      order by 1, 2`,
};

/** Of each that is asked for, whoever gained so much from the house and whoever is kept, by their numbers. */
export async function resultsOf(db: Database, asked: readonly ResultsAsked[]): Promise<Result[][]> {
  const rows = await db.call(RESULTS, [
    asked.map(({ agent }) => agent),
    asked.map(({ from }) => from.toISOString()),
    asked.map(({ until }) => until.toISOString()),
    asked.map(({ limit }) => limit),
    asked.map(({ products }) => JSON.stringify(products)),
    asked.map(({ kept }) => JSON.stringify(kept.map(String))),
  ]);
  return asked.map((_, place) => rows.flatMap(({ nth, ...result }) => (nth === place + 1 ? [result] : [])));
}
