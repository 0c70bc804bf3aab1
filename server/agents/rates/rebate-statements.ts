import type { Statement } from "../../db/database.ts";

/** Of each brand that has rates, up to when days are counted, and when the first rate began. */
export type RebateMark = { readonly brandId: string; readonly countedTo: Date | null; readonly first: Date };

export const MARKS: Statement<RebateMark> = {
  name: "agents.rebate-marks",
  text: `
    select player.brand_id as "brandId", min(rate.since) as first,
        (select max(day.ends_at) from agents.rebate_days day where day.brand_id = player.brand_id) as "countedTo"
      from agents.rates rate join accounts.players player on player.id = rate.player_id
      group by player.brand_id order by player.brand_id`,
};

/** Nothing where the day is counted already. */
export const INSERT_DAY: Statement<{ readonly brandId: string }> = {
  name: "agents.insert-rebate-day",
  text: `
    insert into agents.rebate_days (brand_id, starts_at, ends_at, position, made_at)
    values ($1, $2::timestamptz, $3::timestamptz, $4::bigint, $5::timestamptz)
    on conflict do nothing returning brand_id as "brandId"`,
};

/**
 * The steps of a day, from whoever staked up to the top of their line, by line and rates as they were when each bucket
 * ended. Nobody is counted for more than the one above had, so no step is below nought and together they are the top's.
 */
export const INSERT_LINES: Statement<never> = {
  name: "agents.insert-rebate-lines",
  text: `
    insert into agents.rebate_lines (brand_id, starts_at, player_id, via, product, rate, below, base)
      with staked as (
        select b.player_id as staker, b.at + interval '5 minutes' as till, b.product, sum(b.valid_stake) as stake
          from figures.buckets b
          join ledger.assets s on s.id = b.asset_id and s.code = 'P'
          join accounts.players player on player.id = b.player_id and player.brand_id = $1 and player.account_type <> 4
          where b.at >= $2::timestamptz and b.at < $3::timestamptz and b.product <> ''
          group by 1, 2, 3 having sum(b.valid_stake) > 0
      ), chain as (
        select staked.*, staker as person, 0 as depth from staked
        union all
        select staked.*, line.ancestor, line.depth
          from staked
          join team.lines line on line.descendant = staked.staker and line.since < staked.till
            and (line.until is null or line.until >= staked.till)
      ), given as (
        select chain.*, min(coalesce(rate.rate, 0)) over (
            partition by staker, till, chain.product order by depth desc) as counted
          from chain
          left join agents.rates rate on rate.player_id = chain.person and rate.product = chain.product
            and rate.since < chain.till and (rate.until is null or rate.until >= chain.till)
      ), step as (
        select person, product, stake, counted, lag(counted, 1, 0) over up as below, lag(person, 1, person) over up as via
          from given window up as (partition by staker, till, product order by depth)
      )
      select $1, $2::timestamptz, person, via, product, counted, below, sum(stake)
        from step where counted > below group by person, via, product, counted, below`,
};

/** What the steps of a day come to, rounded down once for each person, source and product. */
export const INSERT_REBATES: Statement<{ readonly id: bigint }> = {
  name: "agents.insert-rebates",
  text: `
    with made as (
      insert into agents.rebates (brand_id, starts_at, player_id, source, amount)
        select $1, $2::timestamptz, player_id, source, sum(amount) from (
          select player_id, case when via = player_id then 'own' else 'team' end as source,
              trunc(sum(base::numeric * (rate - below)) / 10000)::bigint as amount
            from agents.rebate_lines where brand_id = $1 and starts_at = $2::timestamptz
            group by player_id, 2, product
        ) by_product
        group by player_id, source having sum(amount) > 0 order by player_id, source
        returning id)
    insert into agents.rebate_debts (rebate) select id from made returning rebate as id`,
};

/** What is owed to people who may play: not to who is blocked, and not to who is away by their own exclusion. */
const PAYABLE = `agents.rebate_debts owed
  join agents.rebates r on r.id = owed.rebate
  join accounts.players player on player.id = r.player_id and player.state = 'active' and player.account_type <> 4
  where not exists (
    select from limits.pauses away
      where away.player_id = r.player_id and away.kind = 'exclusion' and away.began_at <= $2::timestamptz
        and (away.ends_at is null or away.ends_at > $2::timestamptz))`;

export const PAYABLE_IDS: Statement<{ readonly id: bigint }> = {
  name: "agents.payable-rebates",
  text: `select r.id from ${PAYABLE} and r.id > $1::bigint order by r.id limit 500`,
};

export type OwedRebate = {
  readonly id: bigint;
  readonly playerId: bigint;
  readonly source: "own" | "team";
  readonly amount: bigint;
};

/** Until the transaction ends, nobody else pays it. */
export const HOLD_PAYABLE: Statement<OwedRebate> = {
  name: "agents.hold-payable-rebate",
  text: `
    select r.id, r.player_id as "playerId", r.source, r.amount from ${PAYABLE}
    and r.id = $1::bigint for update of owed`,
};

export const SAVE_PAYMENT: Statement<never> = {
  name: "agents.save-rebate-payment",
  text: `
    with paid as (delete from agents.rebate_debts where rebate = $1::bigint returning rebate)
    insert into agents.rebate_payments (rebate, movement_id, at)
      select rebate, $2::bigint, $3::timestamptz from paid`,
};
