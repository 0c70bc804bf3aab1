import type { Statement } from "../../db/database.ts";

/** Up to which place in the ledger corrections were billed; until the transaction ends, nobody else bills any. */
export const HOLD_ADJUSTED: Statement<{ readonly position: bigint }> = {
  name: "agents.hold-adjusted",
  text: "select position from agents.adjust_marks for update",
};

export const SAVE_ADJUSTED: Statement<never> = {
  name: "agents.save-adjusted",
  text: "update agents.adjust_marks set position = $1::bigint",
};

/** Where the next corrections end of which there are at least 500: those of one place stay together. */
export const ADJUSTED_TO: Statement<{ readonly position: bigint | null }> = {
  name: "agents.adjusted-to",
  text: `
    select max(position)::int8 as position from (
      select position from figures.corrections where position > $1::bigint and position <= $2::bigint
        order by position limit 500) next`,
};

/**
 * The contracts, and the moments of their closed periods, that corrections of `($1, $2]` reach: of those who stood in
 * the team then, and of those whom a bill of a later period has by what they ever came to.
 */
export const REACHED: Statement<{ readonly contract: bigint; readonly at: Date }> = {
  name: "agents.reached-by-corrections",
  text: `
    select distinct c.id as contract, k.at
      from figures.corrections k
      join ledger.assets s on s.id = k.asset_id and s.code = 'P'
      join team.lines line on line.descendant = k.player_id and line.since < k.at + interval '5 minutes'
        and (line.until is null or line.until >= k.at + interval '5 minutes')
      join agents.contracts c on c.second_party = line.ancestor
      join agents.pay_marks mark on mark.contract = c.id and mark.paid_to > k.at
      where k.position > $1::bigint and k.position <= $2::bigint
    union
    select b.contract, b.starts_at
      from figures.corrections k
      join agents.bill_fences f on f.player_id = k.player_id
      join agents.bills b on b.id = f.bill_id and b.ends_at > k.at
      where k.position > $1::bigint and k.position <= $2::bigint and k.what in ('validStake', 'payout')
    order by 1, 2`,
};

/** What a period was billed for so far. */
export type Billed = {
  readonly newest: bigint;
  /** The first bill of the period. */
  readonly id: bigint;
  /** As the newest bill of the period has it. */
  readonly position: bigint;
  readonly people: number;
  readonly gross: bigint;
  readonly below: bigint;
  readonly carriedIn: bigint;
  readonly carriedOut: bigint;
  /** All bills of the period together. */
  readonly amount: bigint;
};

export const BILLED: Statement<Billed> = {
  name: "agents.billed",
  text: `
    select b.id as newest, coalesce(b.adjusts, b.id) as id, b.position, b.people, b.gross, b.below, b.carried_in as "carriedIn",
        b.carried_out as "carriedOut",
        (select sum(every.amount)::int8 from agents.bills every
          where every.contract = b.contract and every.starts_at = b.starts_at) as amount
      from agents.bills b where b.contract = $1::bigint and b.starts_at = $2::timestamptz
      order by b.id desc limit 1`,
};

/** What went out of the last period that ended by $2 and has a bill; a period without one carries nothing. */
export const CARRIED_TO: Statement<{ readonly carried: bigint }> = {
  name: "agents.carried-to",
  text: `
    select carried_out as carried from agents.bills
      where contract = $1::bigint and ends_at <= $2::timestamptz order by ends_at desc, id desc limit 1`,
};

/** By how many more people of a team staked at least $6 in a period, counting what came in `($4, $5]` as well. */
export const PEOPLE_CHANGED: Statement<{ readonly change: number }> = {
  name: "agents.people-changed",
  text: `
    select coalesce(sum((now >= $6::bigint)::int - (now - late >= $6::bigint)::int), 0)::int as change
      from (
        select k.player_id, sum(k.difference) as late,
            (select coalesce(sum(b.valid_stake), 0) from figures.buckets b
              join team.lines line on line.ancestor = $1::bigint and line.descendant = b.player_id
                and line.since < b.at + interval '5 minutes'
                and (line.until is null or line.until >= b.at + interval '5 minutes')
              where b.player_id = k.player_id and b.asset_id = k.asset_id
                and b.at >= $2::timestamptz and b.at < $3::timestamptz) as now
          from figures.corrections k
          join ledger.assets s on s.id = k.asset_id and s.code = 'P'
          join team.lines line on line.ancestor = $1::bigint and line.descendant = k.player_id
            and line.since < k.at + interval '5 minutes'
            and (line.until is null or line.until >= k.at + interval '5 minutes')
          where k.what = 'validStake' and k.at >= $2::timestamptz and k.at < $3::timestamptz
            and k.position > $4::bigint and k.position <= $5::bigint
          group by k.player_id, k.asset_id
      ) one`,
};

/** The contract of a kind that an agent has with the one above. */
export const CONTRACT_OF: Statement<{ readonly id: bigint }> = {
  name: "agents.contracts-of-second",
  text: `
    select c.id from agents.contracts c join agents.pay_marks mark on mark.contract = c.id
      where c.second_party = $1::bigint and c.kind = $2 order by c.id`,
};

/** The bills that were made in `[$1, $2)`, those of one period and place together. */
export const BILLS_MADE: Statement<{ readonly id: bigint }> = {
  name: "agents.bills-made",
  text: `
    select id from agents.bills where made_at >= $1::timestamptz and made_at < $2::timestamptz
      order by starts_at, ends_at, position, id`,
};
