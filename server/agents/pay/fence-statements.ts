import type { Statement } from "../../db/database.ts";
import type { CarriedFence, RingFence } from "../contracts/ring-fence.ts";

/** Those who were fenced by a bill, and what was carried, set off and goes on of each. */
export const BILL_FENCES: Statement<RingFence> = {
  name: "agents.bill-fences",
  text: `
    select player_id as "playerId", result, lifetime, carried_in as "carriedIn", set_off as "setOff", added,
        carried_out as "carriedOut"
      from agents.bill_fences where bill_id = $1::bigint order by player_id`,
};

export const INSERT_FENCES: Statement<never> = {
  name: "agents.insert-bill-fences",
  text: `
    insert into agents.bill_fences (bill_id, player_id, result, lifetime, carried_in, set_off, added, carried_out)
      select one.* from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[],
        $7::bigint[], $8::bigint[]) as one`,
};

/**
 * What goes on for each person out of the last period of the contract at a place in $1 that ended by the moment there,
 * as bills before $3 have it. Fences have a bill in every period, so a period without one carries none.
 */
export const FENCES_INTO: Statement<CarriedFence & { readonly nth: number }> = {
  name: "agents.fences-into",
  text: `
    select one.nth::int as nth, f.player_id as "playerId", f.carried_out as "carriedOut"
      from unnest($1::bigint[], $2::timestamptz[]) with ordinality as one (contract, starts, nth)
      cross join lateral (
        select b.id from agents.bills b
          where b.contract = one.contract and b.ends_at <= one.starts and ($3::bigint is null or b.id < $3::bigint)
          order by b.ends_at desc, b.id desc limit 1
      ) before
      join agents.bill_fences f on f.bill_id = before.id and f.carried_out < 0
      order by 1, 2`,
};
