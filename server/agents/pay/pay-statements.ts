import type { Statement } from "../../db/database.ts";
import type { ContractKind } from "../contracts/terms.ts";

/** A contract that was ever in force, and up to when it has bills. */
export type PaidContract = {
  readonly id: bigint;
  readonly brand: string;
  readonly kind: ContractKind;
  readonly firstParty: bigint | null;
  readonly secondParty: bigint;
  readonly paidTo: Date | null;
  readonly carried: bigint;
  /** How many stand above the agent. */
  readonly depth: number;
};

const CONTRACT = `
  select c.id, c.brand, c.kind, c.first_party as "firstParty", c.second_party as "secondParty",
      mark.paid_to as "paidTo", coalesce(mark.carried, 0)::int8 as carried,
      (select coalesce(max(line.depth), 0) from team.lines line
        where line.descendant = c.second_party and line.until is null)::int as depth
    from agents.contract c left join agents.pay_mark mark on mark.contract = c.id`;

/** One that ended is here until its last period has its bill. */
export const CONTRACTS: Statement<PaidContract> = {
  name: "agents.paid-contracts",
  text: `${CONTRACT}
    where (c.ended_at is null or coalesce(mark.paid_to, '-infinity') < c.ended_at)
      and exists (select from agents.contract_version v where v.contract = c.id and v.answer = 'signed')`,
};

export const CONTRACT_NOW: Statement<PaidContract> = {
  name: "agents.paid-contract",
  text: `${CONTRACT} where c.id = $1::bigint`,
};

export const SAVE_MARK: Statement<never> = {
  name: "agents.save-pay-mark",
  text: `
    insert into agents.pay_mark (contract, paid_to, carried) values ($1::bigint, $2::timestamptz, $3::bigint)
    on conflict (contract) do update set paid_to = excluded.paid_to, carried = excluded.carried`,
};

/** What the house pays by the contracts that $1 has made, for periods that end within `($3, $4]`, as adjusted last. */
export const BELOW: Statement<{ readonly below: bigint }> = {
  name: "agents.billed-below",
  text: `
    select coalesce(sum(gross), 0)::int8 as below from (
      select distinct on (b.contract, b.starts_at) b.gross
        from agents.contract c
        join agents.bill b on b.contract = c.id and b.payer is null and b.ends_at > $3::timestamptz
          and b.ends_at <= $4::timestamptz
        where c.first_party = $1::bigint and c.kind = $2
        order by b.contract, b.starts_at, b.id desc) latest`,
};

export const INSERT_BILL: Statement<{ readonly id: bigint }> = {
  name: "agents.insert-bill",
  text: `
    insert into agents.bill (contract, version, starts_at, ends_at, payer, payee, position, people, earned, carried_in,
        carried_out, tier, gross, below, amount, made_at, adjusts)
      values ($1::bigint, $2::int, $3::timestamptz, $4::timestamptz, $5::bigint, $6::bigint, $7::bigint, $8::int,
        $9::bigint, $10::bigint, $11::bigint, $12::int, $13::bigint, $14::bigint, $15::bigint, $16::timestamptz, $17::bigint)
      returning id`,
};

export const INSERT_TOTALS: Statement<never> = {
  name: "agents.insert-bill-totals",
  text: `
    insert into agents.bill_total (bill, product, vendor, valid_stake, payout, bonus_cost, deposits, withdrawals)
      select $1::bigint, one.* from unnest($2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::bigint[]) as one`,
};

export const INSERT_LINES: Statement<never> = {
  name: "agents.insert-bill-lines",
  text: `
    insert into agents.bill_line (bill, nth, what, named, base, rate, amount)
      select $1::bigint, one.nth, one.what, one.named, one.base, one.rate, one.amount
        from unnest($2::text[], $3::text[], $4::bigint[], $5::int[], $6::bigint[])
          with ordinality as one (what, named, base, rate, amount, nth)`,
};

export const INSERT_OWED: Statement<never> = {
  name: "agents.insert-bill-owed",
  text: "insert into agents.bill_owed (bill, owed, is_back) values ($1::bigint, abs($2::bigint), $2::bigint < 0)",
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
    select bill as id from agents.bill_owed where bill > $1::bigint and held_at is null order by bill limit 500`,
};

/** Until the transaction ends, nobody else pays this bill. One that an operator holds back is nobody's to pay. */
export const HOLD_OWED: Statement<OwedBill> = {
  name: "agents.hold-bill-owed",
  text: `
    select b.id, b.payer, b.payee, o.owed, o.is_back as "isBack",
        (select count(*)::int from agents.bill_payment p where p.bill = b.id) as payments
      from agents.bill_owed o join agents.bill b on b.id = o.bill
      where o.bill = $1::bigint and o.held_at is null for update of o`,
};

export const INSERT_PAYMENT: Statement<never> = {
  name: "agents.insert-bill-payment",
  text: `
    insert into agents.bill_payment (bill, nth, amount, movement_id, at)
      values ($1::bigint, $2::int, $3::bigint, $4::bigint, $5::timestamptz)`,
};

export const OWES_LESS: Statement<never> = {
  name: "agents.bill-owes-less",
  text: "update agents.bill_owed set owed = owed - $2::bigint where bill = $1::bigint",
};

export const OWES_NOTHING: Statement<never> = {
  name: "agents.bill-owes-nothing",
  text: "delete from agents.bill_owed where bill = $1::bigint",
};

/** Null lets it go. What is being paid at this moment is waited for. */
export const SET_HELD: Statement<{ readonly bill: bigint }> = {
  name: "agents.set-bill-held",
  text: `
    update agents.bill_owed set held_at = $2::timestamptz
    where bill = $1::bigint and (held_at is null) = ($2::timestamptz is not null) returning bill`,
};
