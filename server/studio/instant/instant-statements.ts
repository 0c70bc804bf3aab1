import type { Statement } from "../../db/database.ts";
import type { SessionSumsRow } from "../sessions/session-sums.ts";

/**
 * What a session's wagers have come to: those whose stake was taken and not given back. Open is the part of what was
 * staked of which nothing is decided.
 */
export const WAGER_SUMS: Statement<SessionSumsRow> = {
  name: "studio.instant_wager_sums",
  text: `
    select count(*) as played,
      (coalesce(sum(w.stake_minor), 0) + coalesce(sum(r.raised), 0))::bigint as "stakedMinor",
      coalesce(sum(coalesce(c.payout_minor, w.payout_minor)) filter (where w.state = 'paid'), 0)::bigint as "paidMinor",
      coalesce(sum(w.stake_minor + coalesce(r.raised, 0)) filter (where w.state <> 'paid'), 0)::bigint as "openMinor"
    from studio.wagers w
    left join lateral (
      select sum(amount_minor) as raised from studio.raises where wager_id = w.id and state = 'staked'
    ) r on true
    left join lateral (
      select payout_minor from studio.corrections where wager_id = w.id and state = 'done' order by nth desc limit 1
    ) c on true
    where w.session_id = $1 and w.state in ('staked', 'paying', 'paid')`,
};
