import type { Asset } from "../core/money.ts";
import type { Context } from "../db/context.ts";
import { ledgerPartAfter } from "./ledger-part.ts";

/** What one player staked at one game of one vendor, less what was given back of earlier stakes: it may be below zero. */
export type Staked = {
  readonly playerId: bigint;
  readonly vendor: string;
  readonly game: string;
  readonly netMinor: bigint;
};

/**
 * What was staked from one place in the ledger up to another. `mark` is where the next reading goes on, "0" the beginning;
 * `isWhole` says that there was no more at this moment.
 */
export type StakedPart = {
  readonly mark: string;
  readonly staked: readonly Staked[];
  readonly isWhole: boolean;
};

/** Of a stake that was paid from cash and bonus together, the cash alone. Both kinds leave or return to one own account. */
const STAKED = {
  name: "wallet-stakes-between",
  text: `
    select t.player_id as "playerId", coalesce(o.scope, t.scope) as vendor, coalesce(o.game, t.game, '') as game,
        sum(case when p.src = a.id then p.amount else -p.amount end)::int8 as "netMinor"
      from ledger.transfer t
      left join ledger.transfer o on o.id = t.reverses
      join ledger.posting p on p.transfer_id = t.id
      join ledger.account a on a.id in (p.src, p.dst) and a.owner_kind = 1 and a.owner_id = t.player_id
      join ledger.asset s on s.id = a.asset_id and s.code = $3 and s.player_kind = a.kind
      where t.xid >= $1::xid8 and t.xid < $2::xid8 and (t.kind = 1 or (t.kind = 3 and o.kind = 1))
      group by 1, 2, 3
      having sum(case when p.src = a.id then p.amount else -p.amount end) <> 0
      order by 1, 2, 3`,
  row: { playerId: 0n, vendor: "", game: "", netMinor: 0n },
};

/**
 * What players have staked of one asset, out of their own balance, since a place in the ledger: each stake and each
 * one that was taken back is in exactly one reading. Whoever counts keeps the mark in the transaction that counts.
 */
export async function stakesAfter(
  { db }: Pick<Context, "db">,
  { asset, mark: from }: { asset: Asset; mark: string },
): Promise<StakedPart> {
  const { mark, isWhole, isEmpty } = await ledgerPartAfter({ db }, from);
  // Of a mark that is ahead of a restored ledger there is nothing after it, and it stays.
  if (isEmpty) return { mark: from, staked: [], isWhole: true };
  return { mark, staked: await db.call(STAKED, [from, mark, asset]), isWhole };
}
