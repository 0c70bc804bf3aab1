import { MOVE, OWNER } from "../../core/ledger-kinds.ts";
import type { Statement } from "../../db/database.ts";
import type { MovementKind, OwnAccount } from "../../wallet/index.ts";
import { PEOPLE } from "./round-statements.ts";

/**
 * What moved in their accounts of real money in time, of the kinds that $6 names, if any. Stakes and payouts stand in the
 * record of rounds: without them a person has few movements, which have an index of their own. Numbers rise as time does
 * but for clocks that differ, so a movement is looked for six hours around.
 */
const LINES = `
  with ${PEOPLE}, reach as materialized (
    select coalesce(ledger.first_since($4::timestamptz - interval '6 hours'), 0) as first,
      coalesce(ledger.first_since($5::timestamptz + interval '6 hours'), 9223372036854775807) as last
  ), moved as (
    select p.player_id, p.since, p.until, t.id
      from people p
      join ledger.transfers t on t.player_id = p.player_id and t.kind > ${MOVE.payout}
        and t.id between (select first from reach) and (select last from reach)
    union
    select p.player_id, p.since, p.until, x.transfer_id
      from people p
      join ledger.accounts a on a.owner_kind = ${OWNER.player} and a.owner_id = p.player_id
      join ledger.postings x on x.dst = a.id and x.src_after is not null and x.dst_after is not null
        and x.transfer_id between (select first from reach) and (select last from reach)
  ), lines as (
    select m.player_id as "playerId", t.id, k.name as kind, kept.name as account, t.at, x.line,
        case when x.src = a.id then -x.amount else x.amount end as amount,
        case when x.src = a.id then x.src_after else x.dst_after end as after
      from moved m
      join ledger.transfers t on t.id = m.id and t.kind > ${MOVE.payout}
        and t.at >= greatest(m.since, $4::timestamptz) and t.at < least(m.until, $5::timestamptz)
      join ledger.transfer_kinds k on k.id = t.kind and ($6::text[] is null or k.name = any ($6))
      join ledger.postings x on x.transfer_id = t.id
      join ledger.accounts a on a.owner_kind = ${OWNER.player} and a.owner_id = m.player_id
        and ((a.id = x.src and x.src_after is not null) or (a.id = x.dst and x.dst_after is not null))
      join ledger.account_kinds kept on kept.id = a.kind
      join ledger.assets s on s.id = a.asset_id and s.code = 'P')`;

/** What a person holds real money in. */
export type MoneyAccount = Extract<OwnAccount, "cash" | "bonus" | "hold">;

export type TeamMovementRow = {
  readonly playerId: bigint;
  readonly id: bigint;
  readonly kind: MovementKind;
  readonly account: MoneyAccount;
  readonly at: Date;
  readonly amount: bigint;
  readonly after: bigint;
};

/** Newest first. */
export const LISTED_MOVEMENTS: Statement<TeamMovementRow> = {
  name: "agents.movements-listed",
  text: `
    ${LINES} select "playerId", id, kind, account, at, amount, after from lines
      order by id desc, line desc, amount limit $7::int offset $8::bigint`,
};

export type MovementSums = { readonly rows: number; readonly came: bigint; readonly left: bigint };

/**
 * Of all kinds, what one transfer moved between accounts of the team neither came nor left: only what is over crossed
 * their border. Of chosen kinds each line counts, as of what became cash, which its person had as a bonus.
 */
export const MOVEMENT_TOTALS: Statement<MovementSums> = {
  name: "agents.movement-totals",
  text: `
    ${LINES}, crossed as (
      select count(*) as rows, sum(amount) as amount from lines
        group by id, case when $6::text[] is not null then line end, $6::text[] is not null and amount > 0
    )
    select coalesce(sum(rows), 0)::int as rows, coalesce(sum(amount) filter (where amount > 0), 0)::int8 as came,
        coalesce(-sum(amount) filter (where amount < 0), 0)::int8 as "left"
      from crossed`,
};
