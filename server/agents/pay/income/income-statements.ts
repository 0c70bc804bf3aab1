import type { Statement } from "../../../db/database.ts";
import type { BillLine, TeamTotals } from "../../contracts/compute-bill.ts";
import type { ContractKind } from "../../contracts/terms.ts";

/** A bill in one row of a list. */
export type IncomeRow = {
  readonly id: bigint;
  readonly kind: ContractKind;
  readonly from: Date;
  readonly until: Date;
  /** Null for the house. */
  readonly payer: bigint | null;
  readonly payee: bigint;
  readonly amount: bigint;
  readonly owed: bigint;
  readonly isHeld: boolean;
  /** The first bill of the period, where this one adjusts it; its amount is the difference, and may be below zero. */
  readonly adjusts: bigint | null;
};

/** What is owed has the sign of its bill. */
const OWED = "(case when o.is_back then -o.owed else coalesce(o.owed, 0) end)";

const ROW = `b.id, c.kind, b.starts_at as "from", b.ends_at as until, b.payer, b.payee, b.amount, b.adjusts,
  ${OWED}::int8 as owed, o.held_at is not null as "isHeld"`;

const BILLS = `agents.bills b
  join agents.contracts c on c.id = b.contract
  left join agents.bill_debts o on o.bill = b.id`;

/** What is owed between an agent and one other, by how long it has been owed. */
export type DebtRow = {
  /** Null for the house. */
  readonly other: bigint | null;
  readonly isOwn: boolean;
  readonly bills: number;
  readonly day: bigint;
  readonly week: bigint;
  readonly month: bigint;
  readonly older: bigint;
};

export const DEBTS: Statement<DebtRow> = {
  name: "agents.debts",
  text: `
    select case when b.payee = $1::bigint then b.payer else b.payee end as other,
        (b.payee <> $1::bigint) <> o.is_back as "isOwn",
        count(*)::int as bills,
        coalesce(sum(o.owed) filter (where age < '1 day'), 0)::int8 as day,
        coalesce(sum(o.owed) filter (where age >= '1 day' and age < '7 days'), 0)::int8 as week,
        coalesce(sum(o.owed) filter (where age >= '7 days' and age < '30 days'), 0)::int8 as month,
        coalesce(sum(o.owed) filter (where age >= '30 days'), 0)::int8 as older
      from agents.bill_debts o join agents.bills b on b.id = o.bill
      cross join lateral (select $2::timestamptz - b.made_at as age) as since
      where b.payee = $1::bigint or b.payer = $1::bigint
      group by 1, 2 order by 2, 1 limit 200`,
};

/** The bills that movements pay, of whoever is a side of them. */
export const BILLS_OF_MOVEMENTS: Statement<{ readonly movementId: bigint; readonly bill: bigint }> = {
  name: "agents.bills-of-movements",
  text: `
    select p.movement_id as "movementId", p.bill
      from agents.bill_payments p join agents.bills b on b.id = p.bill
      where p.movement_id = any ($1::bigint[]) and $2::bigint in (b.payee, b.payer)`,
};

/** What operators look through, newest first. */
export const LISTED_BILLS: Statement<IncomeRow> = {
  name: "agents.bills-listed",
  text: `
    select ${ROW} from ${BILLS}
    where ($1::bigint is null or $1::bigint in (b.payee, b.payer)) and ($2::text is null or c.kind = $2)
      and (not $3::boolean or o.bill is not null)
    order by b.id desc limit 200`,
};

export type BillRow = IncomeRow & {
  readonly contract: bigint;
  readonly version: number;
  readonly firstParty: bigint | null;
  readonly position: bigint;
  readonly people: number;
  readonly earned: bigint;
  readonly carriedIn: bigint;
  readonly carriedOut: bigint;
  readonly tier: number | null;
  readonly gross: bigint;
  readonly below: bigint;
  readonly madeAt: Date;
};

/** One bill, for both sides of its contract; for everybody where nobody is named. */
export const BILL: Statement<BillRow> = {
  name: "agents.bill",
  text: `
    select ${ROW}, b.contract, b.version, c.first_party as "firstParty", b.position, b.people, b.earned,
        b.carried_in as "carriedIn", b.carried_out as "carriedOut", b.tier, b.gross, b.below, b.made_at as "madeAt"
      from ${BILLS}
      where b.id = $1::bigint and ($2::bigint is null or $2::bigint in (c.first_party, c.second_party))`,
};

export const BILL_TOTALS: Statement<TeamTotals> = {
  name: "agents.bill-totals",
  text: `
    select product, vendor, valid_stake as "validStake", payout, bonus_cost as "bonusCost", deposits, withdrawals
      from agents.bill_totals where bill = $1::bigint order by product, vendor`,
};

export const BILL_LINES: Statement<BillLine> = {
  name: "agents.bill-lines",
  text: `
    select what, named as "of", base, rate, amount from agents.bill_lines where bill = $1::bigint order by nth`,
};

/** A payment, and what its movement moved to the agent in the ledger. */
export type BillPayment = {
  readonly amount: bigint;
  readonly movementId: bigint;
  readonly at: Date;
  readonly moved: bigint;
};

export const BILL_PAYMENTS: Statement<BillPayment> = {
  name: "agents.bill-payments",
  text: `
    select p.amount, p.movement_id as "movementId", p.at,
        coalesce((select sum(l.amount) from ledger.postings l
          join ledger.accounts a on a.id = case when b.amount < 0 then l.src else l.dst end
          where l.transfer_id = p.movement_id and a.owner_id = b.payee), 0)::int8 as moved
      from agents.bill_payments p join agents.bills b on b.id = p.bill
      where p.bill = $1::bigint order by p.nth`,
};

/** What the house was billed before for those directly below, within the period of a bill, as adjusted last. */
export type BillBelow = { readonly id: bigint; readonly payee: bigint; readonly gross: bigint };

export const BILLS_BELOW: Statement<BillBelow> = {
  name: "agents.bills-below",
  text: `
    select distinct on (lower.contract, lower.starts_at) lower.id, lower.payee, lower.gross
      from agents.bills b
      join agents.contracts own on own.id = b.contract
      join agents.contracts c on c.first_party = b.payee and c.kind = own.kind
      join agents.bills lower on lower.contract = c.id and lower.payer is null and lower.id < b.id
        and lower.ends_at > b.starts_at and lower.ends_at <= b.ends_at
      where b.id = $1::bigint order by lower.contract, lower.starts_at, lower.id desc`,
};

/** What was billed for the period of a bill later. */
export type BillAdjustment = { readonly id: bigint; readonly amount: bigint; readonly madeAt: Date };

export const ADJUSTMENTS: Statement<BillAdjustment> = {
  name: "agents.bill-adjustments",
  text: `
    select id, amount, made_at as "madeAt" from agents.bills where adjusts = $1::bigint order by id`,
};
