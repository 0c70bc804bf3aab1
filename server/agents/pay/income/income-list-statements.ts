import type { Statement } from "../../../db/database.ts";
import type { ContractKind } from "../../contracts/terms.ts";

/** From what an income comes: a contract's own bills, later bills of a period that was billed before, or rates. */
export const INCOME_SOURCES = ["dividend", "daily", "hourly", "realtime", "adjustment", "rebate"] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];

/** A bill, or what rates brought on one day. */
export type IncomeEntry = {
  /** The number of the bill, or of the rebate. */
  readonly id: bigint;
  readonly source: IncomeSource;
  /** Null where rates brought it. */
  readonly kind: ContractKind | null;
  readonly from: Date;
  readonly until: Date;
  /** Null for the house. */
  readonly payer: bigint | null;
  readonly amount: bigint;
  readonly owed: bigint;
  readonly isHeld: boolean;
};

/** The numbers of every statement here: $1 who, $2 which source, `($3, $4]` when it ended. */
const BILL_SOURCE = "case when b.adjusts is null then c.kind else 'adjustment' end";
const BILL_OWED = "(case when o.is_back then -o.owed else coalesce(o.owed, 0) end)";
const ENDED = (column: string) =>
  `($3::timestamptz is null or ${column} > $3::timestamptz) and ($4::timestamptz is null or ${column} <= $4::timestamptz)`;

const BILLS = `
  from agents.bills b
  join agents.contracts c on c.id = b.contract
  left join agents.bill_debts o on o.bill = b.id
  where b.payee = $1::bigint and ($2::text is null or $2::text = ${BILL_SOURCE}) and ${ENDED("b.ends_at")}`;

const REBATES = `
  from agents.rebates r
  join agents.rebate_days day on day.brand_id = r.brand_id and day.starts_at = r.starts_at
  left join agents.rebate_debts o on o.rebate = r.id
  where r.player_id = $1::bigint and ($2::text is null or $2::text = 'rebate') and ${ENDED("day.ends_at")}`;

const REBATE_OWED = "(case when o.rebate is null then 0 else r.amount end)";

/**
 * The newest end first; of one moment bills before rebates. What stands behind a place is asked for by its end ($5),
 * whether it is a bill ($6), and its number ($7).
 */
export const INCOME: Statement<IncomeEntry> = {
  name: "agents.income",
  text: `
    select id, source, kind, "from", until, payer, amount, owed, "isHeld" from (
      (select b.id, ${BILL_SOURCE} as source, c.kind, b.starts_at as "from", b.ends_at as until, b.payer, b.amount,
          ${BILL_OWED}::int8 as owed, o.held_at is not null as "isHeld", true as is_bill
        ${BILLS} and ($5::timestamptz is null or b.ends_at < $5::timestamptz
          or (b.ends_at = $5::timestamptz and $6::boolean and b.id < $7::bigint))
        order by b.ends_at desc, b.id desc limit $8::int)
      union all
      (select r.id, 'rebate', null, r.starts_at, day.ends_at, null, r.amount, ${REBATE_OWED}::int8, false, false
        ${REBATES} and ($5::timestamptz is null or day.ends_at < $5::timestamptz
          or (day.ends_at = $5::timestamptz and ($6::boolean or r.id < $7::bigint)))
        order by day.ends_at desc, r.id desc limit $8::int)
    ) one order by until desc, is_bill desc, id desc limit $8::int`,
};

export type IncomeSums = { readonly bills: number; readonly amount: bigint; readonly owed: bigint };

export const INCOME_SUMS: Statement<IncomeSums> = {
  name: "agents.income-sums",
  text: `
    select sum(bills)::int as bills, sum(amount)::int8 as amount, sum(owed)::int8 as owed from (
      select count(*) as bills, coalesce(sum(b.amount), 0) as amount, coalesce(sum(${BILL_OWED}), 0) as owed ${BILLS}
      union all
      select count(*), coalesce(sum(r.amount), 0), coalesce(sum(${REBATE_OWED}), 0) ${REBATES}
    ) one`,
};

export type DayIncome = { readonly day: string; readonly source: IncomeSource; readonly amount: bigint };

/** What each source came to on each day in the zone $5: that in which the time ended, midnight being the day's before. */
export const INCOME_DAYS: Statement<DayIncome> = {
  name: "agents.income-days",
  text: `
    select to_char((until - interval '1 microsecond') at time zone $5::text, 'YYYY-MM-DD') as day, source,
        sum(amount)::int8 as amount
      from (
        select b.ends_at as until, ${BILL_SOURCE} as source, b.amount ${BILLS}
        union all
        select day.ends_at, 'rebate', r.amount ${REBATES}
      ) one group by 1, 2 order by 1 desc, 2`,
};

/** What each source came to in a time that ends at $3, and in the one that it follows: from $4 to $2. */
export const INCOME_BESIDE: Statement<{
  readonly source: IncomeSource;
  readonly now: bigint;
  readonly before: bigint;
}> = {
  name: "agents.income-beside",
  text: `
    select source, coalesce(sum(amount) filter (where until > $2::timestamptz), 0)::int8 as now,
        coalesce(sum(amount) filter (where until <= $2::timestamptz), 0)::int8 as before
      from (
        select b.ends_at as until, ${BILL_SOURCE} as source, b.amount
          from agents.bills b join agents.contracts c on c.id = b.contract
          where b.payee = $1::bigint and b.ends_at > $4::timestamptz and b.ends_at <= $3::timestamptz
        union all
        select day.ends_at, 'rebate', r.amount
          from agents.rebates r join agents.rebate_days day on day.brand_id = r.brand_id and day.starts_at = r.starts_at
          where r.player_id = $1::bigint and day.ends_at > $4::timestamptz and day.ends_at <= $3::timestamptz
      ) one group by source order by source`,
};
