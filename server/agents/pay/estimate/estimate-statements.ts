import type { Statement } from "../../../db/database.ts";
import { CONTRACT, type PaidContract } from "../pay-statements.ts";

/** The contracts by which an agent is paid, and those that they have made on with those below: in force, or ended before their last bill. */
export const CONTRACTS_AROUND: Statement<PaidContract> = {
  name: "agents.contracts-around",
  text: `${CONTRACT}
    where (c.ended_at is null or coalesce(mark.paid_to, '-infinity') < c.ended_at)
      and (c.second_party = $1::bigint or c.first_party = $1::bigint)
      and exists (select from agents.contract_versions v where v.contract = c.id and v.answer = 'signed')
    order by c.id`,
};

/** What contracts were billed for periods that ended in `($2, $3]`, as adjusted since. */
export const BILLED_SINCE: Statement<{ readonly contract: bigint; readonly amount: bigint }> = {
  name: "agents.billed-since",
  text: `
    select b.contract, sum(b.amount)::int8 as amount from agents.bills b
      where b.contract = any ($1::bigint[]) and b.ends_at > $2::timestamptz and b.ends_at <= $3::timestamptz
      group by b.contract`,
};
