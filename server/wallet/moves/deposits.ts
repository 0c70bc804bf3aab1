import { ACCOUNT, MOVE, OWNER } from "../../core/ledger-kinds.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { ledgerPartAfter } from "../records/ledger-part.ts";

/** A deposit that came to a player's cash, less what was taken off as a fee. */
export type Deposited = {
  readonly movementId: bigint;
  readonly playerId: bigint;
  readonly minor: bigint;
  readonly at: Date;
  readonly isFirst: boolean;
};

/** What came to the player's cash by one deposit, and whether an earlier one stands. */
const DEPOSITED = `
  select t.id as "movementId", t.player_id as "playerId", t.at,
      sum(case when p.dst = a.id then p.amount else -p.amount end)::int8 as minor,
      not exists (select 1 from ledger.transfers before
        where before.player_id = t.player_id and before.kind = ${MOVE.deposit} and before.id < t.id
          and not exists (select 1 from ledger.transfers back where back.reverses = before.id)) as "isFirst"
    from ledger.transfers t
    join ledger.postings p on p.transfer_id = t.id
    join ledger.accounts a on a.id in (p.src, p.dst) and a.owner_kind = ${OWNER.player} and a.owner_id = t.player_id and a.kind = ${ACCOUNT.cash}
    where t.kind = ${MOVE.deposit} and not exists (select 1 from ledger.transfers back where back.reverses = t.id)`;

/** Deposits between two places in the ledger, in the order in which they were booked: what is scarce goes to the earlier. */
const DEPOSITS_BETWEEN: Statement<Deposited> = {
  name: "wallet.deposits-between",
  timeoutMs: 60_000,
  text: `${DEPOSITED} and t.xid >= $1::text::xid8 and t.xid < $2::text::xid8 group by t.id order by t.id`,
};

const DEPOSITS_SINCE: Statement<Deposited> = {
  name: "wallet.deposits-since",
  timeoutMs: 60_000,
  text: `${DEPOSITED} and t.at >= $2::timestamptz
      and exists (select 1 from accounts.players one where one.id = t.player_id and one.brand_id = $1)
    group by t.id order by t.id desc limit $3::int`,
};

const LAST_DEPOSITS: Statement<Deposited> = {
  name: "wallet.last-deposits",
  text: `
    select distinct on ("playerId") * from (${DEPOSITED} and t.player_id = any($1::bigint[])
      and t.at >= $2::timestamptz and t.at <= $3::timestamptz group by t.id) deposited
    order by "playerId", "movementId" desc`,
};

type DepositPart = {
  readonly mark: string;
  readonly isWhole: boolean;
  readonly deposits: readonly Deposited[];
};

/**
 * Deposits that came since a place in the ledger and stand: each is in exactly one reading. Whoever counts keeps the
 * mark in the transaction that counts; one that is ahead of a restored ledger stays.
 */
export async function depositsAfter({ db }: Pick<Context, "db">, from: string): Promise<DepositPart> {
  const { mark, isWhole, isEmpty } = await ledgerPartAfter({ db }, from);
  if (isEmpty) return { mark: from, isWhole: true, deposits: [] };
  return { mark, isWhole, deposits: await db.call(DEPOSITS_BETWEEN, [from, mark]) };
}

type Since = { readonly brand: string; readonly from: Date; readonly most: number };

/** Deposits of a brand since a moment that stand, the latest first: what a rule would have cost. */
export function depositsSince(
  { db }: Pick<Context, "db">,
  { brand, from, most }: Since,
): Promise<Deposited[]> {
  return db.call(DEPOSITS_SINCE, [brand, from, most]);
}

const HAS_DEPOSITED: Statement<{ readonly has: boolean }> = {
  name: "wallet.has-deposited",
  text: `
    select exists (select 1 from ledger.transfers t where t.player_id = $1::int8 and t.kind = ${MOVE.deposit}
      and not exists (select 1 from ledger.transfers back where back.reverses = t.id)) as has`,
};

/** Whether a player has made a deposit that stands. */
export async function hasDeposited({ db }: Pick<Context, "db">, playerId: bigint): Promise<boolean> {
  const [row] = await db.call(HAS_DEPOSITED, [playerId]);
  return row?.has ?? false;
}

type Between = { readonly playerIds: readonly bigint[]; readonly from: Date; readonly until: Date };

/** Of each of some players the last deposit that stands and came between two moments. */
export async function lastDeposits(
  { db }: Pick<Context, "db">,
  { playerIds, from, until }: Between,
): Promise<ReadonlyMap<bigint, Deposited>> {
  const rows = await db.call(LAST_DEPOSITS, [playerIds, from, until]);
  return new Map(rows.map((row) => [row.playerId, row]));
}
