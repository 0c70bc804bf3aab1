import type { Statement } from "../db/database.ts";
import { OF_TEAM, SUMS } from "./team-statements.ts";

/** What one person came to, in minor units of real money. */
export type PersonSums = {
  readonly validStake: bigint;
  readonly payout: bigint;
  /** Bonus that became cash. */
  readonly bonusCost: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly fees: bigint;
};

/**
 * Each of the team of $1 with their own figures, by number behind $6, and first of all the sum of everybody, which has no
 * number. Whoever asks ($7) sees of it only what was below them then: what moved into their line later came without its past.
 */
export const PROFIT_OF_TEAM: Statement<PersonSums & { readonly playerId: bigint | null }> = {
  name: "figures.profit-of-team",
  text: `
    select * from (
      select b.player_id as "playerId", ${SUMS} ${OF_TEAM}
        and ($7::bigint = $1::bigint or exists (
          select from team.lines own
            where own.ancestor = $7::bigint and own.descendant = b.player_id
              and own.since < b.at + interval '5 minutes'
              and (own.until is null or own.until >= b.at + interval '5 minutes')))
        group by grouping sets ((b.player_id), ()) having count(*) > 0
    ) person
    where "playerId" is null or "playerId" > $6::bigint
    order by "playerId" nulls first limit $8::int`,
};
