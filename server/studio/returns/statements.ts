import type { Statement } from "../../db/database.ts";

export type ReturnRow = {
  game: string;
  mathVersion: number;
  asset: string;
  rounds: bigint;
  stakedMinor: string;
  paidMinor: string;
  stakesSquared: string;
  paidSquared: string;
  stakesTimesPaid: string;
};

/**
 * What was decided since a moment, by game, version of its mathematics and asset. Rounds that were given are left out,
 * and so are stakes that were refused or went back. A corrected payout counts as corrected.
 */
export const RETURNS: Statement<ReturnRow> = {
  name: "studio.returns",
  text: `
    with decided as (
      select game, math_version, asset, stake_minor::numeric as stake, payout_minor::numeric as paid
      from studio.rounds
      where state in ('staked', 'paid') and stake_minor > 0 and started_at >= $1::timestamptz
      union all
      select w.game, w.math_version, w.asset,
        sum(w.stake_minor + coalesce((
          select sum(r.amount_minor) from studio.raises r where r.wager_id = w.id and r.state = 'staked'), 0)),
        sum(coalesce((
          select c.payout_minor from studio.corrections c
          where c.wager_id = w.id and c.state <> 'refused' order by c.nth desc limit 1), w.payout_minor))
      from studio.wagers w
      where w.state in ('paying', 'paid') and w.placed_at >= $1::timestamptz
      group by w.game, w.math_version, w.asset, w.round_ref
    )
    select game, math_version as "mathVersion", asset, count(*) as rounds, sum(stake)::text as "stakedMinor",
      sum(paid)::text as "paidMinor", sum(stake * stake)::text as "stakesSquared",
      sum(paid * paid)::text as "paidSquared", sum(stake * paid)::text as "stakesTimesPaid"
    from decided group by 1, 2, 3 order by 1, 2, 3`,
};
