import type { Statement } from "../../db/database.ts";
import type { ContractKind } from "../contracts/terms.ts";

/** A contract that was ever in force, and up to when it has bills. */
export type PaidContract = {
  readonly id: bigint;
  readonly brandId: string;
  readonly kind: ContractKind;
  readonly firstParty: bigint | null;
  readonly secondParty: bigint;
  readonly paidTo: Date | null;
  readonly carried: bigint;
  /** How many stand above the agent. */
  readonly depth: number;
};

export const CONTRACT = `
  select c.id, c.brand_id as "brandId", c.kind, c.first_party as "firstParty", c.second_party as "secondParty",
      mark.paid_to as "paidTo", coalesce(mark.carried, 0)::int8 as carried,
      (select coalesce(max(line.depth), 0) from team.lines line
        where line.descendant = c.second_party and line.until is null)::int as depth
    from agents.contracts c left join agents.pay_marks mark on mark.contract = c.id`;

/** One that ended is here until its last period has its bill. */
export const CONTRACTS: Statement<PaidContract> = {
  name: "agents.paid-contracts",
  text: `${CONTRACT}
    where (c.ended_at is null or coalesce(mark.paid_to, '-infinity') < c.ended_at)
      and exists (select from agents.contract_versions v where v.contract = c.id and v.answer = 'signed')`,
};

export const CONTRACT_NOW: Statement<PaidContract> = {
  name: "agents.paid-contract",
  text: `${CONTRACT} where c.id = $1::bigint`,
};

export const CONTRACTS_NOW: Statement<PaidContract> = {
  name: "agents.paid-contracts-of",
  text: `${CONTRACT} where c.id = any ($1::bigint[]) order by c.id`,
};

export const SAVE_MARKS: Statement<never> = {
  name: "agents.save-pay-marks",
  text: `
    insert into agents.pay_marks (contract, paid_to, carried)
      select one.* from unnest($1::bigint[], $2::timestamptz[], $3::bigint[]) as one
      on conflict (contract) do update set paid_to = excluded.paid_to, carried = excluded.carried`,
};

export const SAVE_MARK: Statement<never> = {
  name: "agents.save-pay-mark",
  text: `
    insert into agents.pay_marks (contract, paid_to, carried) values ($1::bigint, $2::timestamptz, $3::bigint)
    on conflict (contract) do update set paid_to = excluded.paid_to, carried = excluded.carried`,
};

/**
 * What the house pays by the contracts that an agent of $1 has made of the kind at its place in $2, for periods that end
 * within `($3, $4]` there, as adjusted last.
 */
export const BELOW: Statement<{ readonly below: bigint }> = {
  name: "agents.billed-below",
  text: `
    select coalesce(sum(latest.gross), 0)::int8 as below
      from unnest($1::bigint[], $2::text[], $3::timestamptz[], $4::timestamptz[])
        with ordinality as one (agent, kind, starts, ends, nth)
      left join lateral (
        select distinct on (b.contract, b.starts_at) b.gross
          from agents.contracts c
          join agents.bills b on b.contract = c.id and b.payer is null and b.ends_at > one.starts and b.ends_at <= one.ends
          where c.first_party = one.agent and c.kind = one.kind
          order by b.contract, b.starts_at, b.id desc) latest on true
      group by one.nth order by one.nth`,
};

/** The bills at their places, each with the number that it gets in their order. */
export const INSERT_BILLS: Statement<{ readonly id: bigint }> = {
  name: "agents.insert-bills",
  text: `
    with numbered as materialized (
      select nextval(pg_get_serial_sequence('agents.bills', 'id')) as id, one.*
        from unnest($1::bigint[], $2::int[], $3::timestamptz[], $4::timestamptz[], $5::bigint[], $6::bigint[],
          $7::bigint[], $8::int[], $9::bigint[], $10::bigint[], $11::bigint[], $12::int[], $13::bigint[], $14::bigint[],
          $15::bigint[], $16::timestamptz[], $17::bigint[]) with ordinality
          as one (contract, version, starts_at, ends_at, payer, payee, position, people, earned, carried_in, carried_out,
            tier, gross, below, amount, made_at, adjusts, nth)
        order by one.nth
    ), made as (
      insert into agents.bills (id, contract, version, starts_at, ends_at, payer, payee, position, people, earned,
          carried_in, carried_out, tier, gross, below, amount, made_at, adjusts)
        overriding system value
        select id, contract, version, starts_at, ends_at, payer, payee, position, people, earned, carried_in, carried_out,
            tier, gross, below, amount, made_at, adjusts
          from numbered
        returning id
    )
    select numbered.id from numbered join made on made.id = numbered.id order by numbered.nth`,
};

export const INSERT_TOTALS: Statement<never> = {
  name: "agents.insert-bill-totals",
  text: `
    insert into agents.bill_totals (bill, product, vendor, valid_stake, payout, bonus_cost, deposits, withdrawals)
      select one.* from unnest($1::bigint[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::bigint[]) as one`,
};

export const INSERT_LINES: Statement<never> = {
  name: "agents.insert-bill-lines",
  text: `
    insert into agents.bill_lines (bill, nth, what, named, base, rate, amount)
      select one.* from unnest($1::bigint[], $2::int[], $3::text[], $4::text[], $5::bigint[], $6::int[], $7::bigint[])
        as one`,
};

export const INSERT_OWED: Statement<never> = {
  name: "agents.insert-bills-owed",
  text: `
    insert into agents.bill_debts (bill, owed, is_back)
      select bill, abs(amount), amount < 0 from unnest($1::bigint[], $2::bigint[]) as one (bill, amount)`,
};

export type OwedBill = {
  readonly id: bigint;
  readonly payer: bigint | null;
  readonly payee: bigint;
  readonly owed: bigint;
  /** Owed by the agent, who was paid too much. */
  readonly isBack: boolean;
  readonly payments: number;
};

export const OWED_IDS: Statement<{ readonly id: bigint }> = {
  name: "agents.bills-owed",
  text: `
    select bill as id from agents.bill_debts where bill > $1::bigint and held_at is null order by bill limit 500`,
};

/** Until the transaction ends, nobody else pays this bill. One that an operator holds back is nobody's to pay. */
export const HOLD_OWED: Statement<OwedBill> = {
  name: "agents.hold-bill-owed",
  text: `
    select b.id, b.payer, b.payee, o.owed, o.is_back as "isBack",
        (select count(*)::int from agents.bill_payments p where p.bill = b.id) as payments
      from agents.bill_debts o join agents.bills b on b.id = o.bill
      where o.bill = $1::bigint and o.held_at is null for update of o`,
};

/** Those of some bills that the house owes, and an agent owes nothing back: by agent, as accounts are locked. */
export const HOLD_HOUSE_OWED: Statement<OwedBill> = {
  name: "agents.hold-bills-owed-by-house",
  text: `
    select b.id, b.payer, b.payee, o.owed, o.is_back as "isBack",
        (select count(*)::int from agents.bill_payments p where p.bill = b.id) as payments
      from agents.bill_debts o join agents.bills b on b.id = o.bill
      where o.bill = any ($1::bigint[]) and o.held_at is null and not o.is_back and b.payer is null
      order by b.payee, b.id for update of o`,
};

/** Bills that were paid to the end, each by the movement at its place. */
export const PAID_WHOLE: Statement<never> = {
  name: "agents.bills-paid-whole",
  text: `
    with one as (
      select * from unnest($1::bigint[], $2::int[], $3::bigint[], $4::bigint[]) as one (bill, nth, amount, movement_id)
    ), gone as (delete from agents.bill_debts o using one where o.bill = one.bill)
    insert into agents.bill_payments (bill, nth, amount, movement_id, at)
      select bill, nth, amount, movement_id, $5::timestamptz from one`,
};

export const INSERT_PAYMENT: Statement<never> = {
  name: "agents.insert-bill-payment",
  text: `
    insert into agents.bill_payments (bill, nth, amount, movement_id, at)
      values ($1::bigint, $2::int, $3::bigint, $4::bigint, $5::timestamptz)`,
};

export const OWES_LESS: Statement<never> = {
  name: "agents.bill-owes-less",
  text: "update agents.bill_debts set owed = owed - $2::bigint where bill = $1::bigint",
};

export const OWES_NOTHING: Statement<never> = {
  name: "agents.bill-owes-nothing",
  text: "delete from agents.bill_debts where bill = $1::bigint",
};

/** Null lets it go. What is being paid at this moment is waited for. */
export const SET_HELD: Statement<{ readonly bill: bigint }> = {
  name: "agents.set-bill-held",
  text: `
    update agents.bill_debts set held_at = $2::timestamptz
    where bill = $1::bigint and (held_at is null) = ($2::timestamptz is not null) returning bill`,
};
