import type { Statement } from "../db/database.ts";
import type { Totals } from "./team-statements.ts";

/** What a team came to, of several that were asked for. */
export type TeamsTotals = Totals & { readonly agent: bigint };

/**
 * The buckets of a time summed by player once, for all the teams that each of them stands in: lines that held all the
 * time meet these sums, and only lines that began or ended in it are asked bucket by bucket. $1 are the agents, $2 the
 * asset, `[$3, $4)` the time; a bucket is of those who stood below when it ended.
 */
const OF_TEAMS = (columns: string, sums: string) => `
  with line as materialized (
    select l.ancestor as agent, l.descendant as player_id, l.since, l.until,
        l.since < $3::timestamptz + interval '5 minutes' and (l.until is null or l.until >= $4::timestamptz) as is_steady
      from team.lines l
      where l.ancestor = any ($1::bigint[]) and l.since < $4::timestamptz and (l.until is null or l.until > $3::timestamptz)
  ), bucket as materialized (
    select b.player_id, b.at, ${columns}, b.valid_stake, b.payout, b.bonus_released, b.deposits, b.withdrawals, b.fees
      from figures.buckets b join ledger.assets s on s.id = b.asset_id and s.code = $2
      where b.at >= $3::timestamptz and b.at < $4::timestamptz
  ), steady as (
    select player_id, ${columns.replaceAll("b.", "")}, sum(valid_stake) as valid_stake, sum(payout) as payout,
        sum(bonus_released) as bonus_released, sum(deposits) as deposits, sum(withdrawals) as withdrawals,
        sum(fees) as fees
      from bucket group by player_id, ${columns.replaceAll("b.", "")}
  ), one as (
    select line.agent, b.* from line join steady b on b.player_id = line.player_id where line.is_steady
    union all
    select line.agent, b.player_id, ${columns}, b.valid_stake, b.payout, b.bonus_released, b.deposits, b.withdrawals,
        b.fees
      from line join bucket b on b.player_id = line.player_id and line.since < b.at + interval '5 minutes'
        and (line.until is null or line.until >= b.at + interval '5 minutes')
      where not line.is_steady
  )
  ${sums}`;

const SUMMED = ["validStake", "payout", "bonusCost", "deposits", "withdrawals", "fees"] as const;
const COLUMN: Readonly<Record<(typeof SUMMED)[number], string>> = {
  validStake: "valid_stake",
  payout: "payout",
  bonusCost: "bonus_released",
  deposits: "deposits",
  withdrawals: "withdrawals",
  fees: "fees",
};
const SUMS = SUMMED.map((name) => `sum(b.${COLUMN[name]})::int8 as "${name}"`).join(", ");

export const TOTALS_OF_TEAMS: Statement<TeamsTotals> = {
  name: "figures.totals-of-teams",
  timeoutMs: 120_000,
  text: OF_TEAMS(
    "b.product, b.vendor",
    `select b.agent, b.product, b.vendor, ${SUMS} from one b group by 1, 2, 3 order by 1, 2, 3`,
  ),
};

/** By agent, how many staked at least what stands at the agent's place in $5: as `figures.active-people` counts them. */
export const ACTIVE_OF_TEAMS: Statement<{
  readonly agent: bigint;
  readonly stake: bigint;
  readonly people: number;
}> = {
  name: "figures.active-of-teams",
  timeoutMs: 120_000,
  text: OF_TEAMS(
    "b.asset_id",
    `, least as (select agent, stake from unnest($1::bigint[], $5::bigint[]) as asked (agent, stake))
     select staked.agent, staked.stake, count(*)::int as people from (
       select b.agent, b.player_id, least.stake from one b join least on least.agent = b.agent
         group by b.agent, b.player_id, least.stake having sum(b.valid_stake) >= least.stake
     ) staked
     join accounts.players player on player.id = staked.player_id and player.state = 'active' and player.account_type <> 4
     where not exists (
       select from limits.pauses away
         where away.player_id = player.id and away.kind = 'exclusion' and away.began_at < $4::timestamptz
           and (away.ends_at is null or away.ends_at > $4::timestamptz))
     group by staked.agent, staked.stake`,
  ),
};
