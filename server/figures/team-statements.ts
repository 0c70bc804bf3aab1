import type { Statement } from "../db/database.ts";

/** What a team came to in one product of one vendor, in minor units of real money. */
export type Totals = {
  readonly product: string;
  readonly vendor: string;
  readonly validStake: bigint;
  readonly payout: bigint;
  /** Bonus that became cash. */
  readonly bonusCost: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly fees: bigint;
};

export const SUMS = `
  sum(b.valid_stake)::int8 as "validStake", sum(b.payout)::int8 as payout,
  sum(b.bonus_released)::int8 as "bonusCost", sum(b.deposits)::int8 as deposits,
  sum(b.withdrawals)::int8 as withdrawals, sum(b.fees)::int8 as fees`;

/**
 * The buckets of those who stood below $1 when each bucket ended: who came in the middle of one is in it from its
 * beginning. $5 is everybody below, otherwise those directly below alone.
 */
export const OF_TEAM = `
  from team.lines line
  join figures.buckets b on b.player_id = line.descendant and b.at >= $3::timestamptz and b.at < $4::timestamptz
    and line.since < b.at + interval '5 minutes'
    and (line.until is null or line.until >= b.at + interval '5 minutes')
  join ledger.assets s on s.id = b.asset_id and s.code = $2
  where line.ancestor = $1::bigint and ($5::boolean or line.depth = 1)`;

export const TOTALS_OF_TEAM: Statement<Totals> = {
  name: "figures.totals-of-team",
  text: `select b.product, b.vendor, ${SUMS} ${OF_TEAM} group by b.product, b.vendor order by b.product, b.vendor`,
};

export type ChildTotals = Totals & { readonly child: bigint };

/** The one directly below $1 through whom somebody stood below: on the last step but one of the same moment. */
export const TOTALS_BY_CHILD: Statement<ChildTotals> = {
  name: "figures.totals-by-child",
  text: `
    select coalesce(above.ancestor, line.descendant) as child, b.product, b.vendor, ${SUMS}
      ${OF_TEAM.replace(
        "where",
        `left join team.lines above on above.descendant = line.descendant and above.depth = line.depth - 1
          and above.since < b.at + interval '5 minutes'
          and (above.until is null or above.until >= b.at + interval '5 minutes')
        where`,
      )}
      group by 1, b.product, b.vendor order by 1, b.product, b.vendor`,
};

/** People who may play for money now, and had not excluded themselves by the end of the time. */
export const ACTIVE_PEOPLE: Statement<{ readonly people: number }> = {
  name: "figures.active-people",
  text: `
    select count(*)::int as people from (
      select b.player_id ${OF_TEAM} group by b.player_id having sum(b.valid_stake) >= $6::bigint
    ) staked
    join accounts.players player on player.id = staked.player_id and player.state = 'active' and player.account_type <> 4
    where not exists (
      select from limits.pauses away
        where away.player_id = player.id and away.kind = 'exclusion' and away.began_at < $4::timestamptz
          and (away.ends_at is null or away.ends_at > $4::timestamptz))`,
};
