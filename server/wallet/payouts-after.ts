import type { Asset } from "../core/money.ts";
import type { Context } from "../db/context.ts";
import { ledgerPartAfter } from "./ledger-part.ts";

/** What one round paid its player in one reading, less what was taken back of earlier payouts: it may be below zero. */
export type PaidOut = {
  readonly playerId: bigint;
  readonly vendor: string;
  readonly roundId: string;
  readonly game: string;
  readonly asset: Asset;
  readonly netMinor: bigint;
  readonly at: Date;
};

/**
 * What was paid from one place in the ledger up to another. `mark` is where the next reading goes on; `isWhole`
 * says that there was no more at this moment.
 */
export type PaidPart = {
  readonly mark: string;
  readonly payouts: readonly PaidOut[];
  readonly isWhole: boolean;
};

const PAID = {
  name: "wallet-payouts-between",
  text: `
    select t.player_id as "playerId", coalesce(o.scope, t.scope) as vendor,
        coalesce(o.round_ref, t.round_ref) as "roundId", coalesce(o.game, t.game, '') as game, s.code as asset,
        sum(case when p.dst = a.id then p.amount else -p.amount end)::int8 as "netMinor", max(t.at) as at
      from ledger.transfer t
      left join ledger.transfer o on o.id = t.reverses
      join ledger.posting p on p.transfer_id = t.id
      join ledger.account a on a.id in (p.src, p.dst) and a.owner_kind = 1 and a.owner_id = t.player_id
      join ledger.asset s on s.id = a.asset_id
      where t.xid >= $1::xid8 and t.xid < $2::xid8 and (t.kind = 2 or (t.reverses is not null and o.kind = 2))
        and coalesce(o.round_ref, t.round_ref) is not null
      group by 1, 2, 3, 4, 5`,
  row: {
    playerId: 0n,
    vendor: "",
    roundId: "",
    game: "",
    asset: "P" as Asset,
    netMinor: 0n,
    at: new Date(0),
  },
};

/**
 * What rounds have paid since a place in the ledger, of every asset: each payout and each one that was taken back
 * is in exactly one reading. Whoever counts keeps the mark in the transaction that counts. A mark that is ahead of
 * the ledger, as after a dump was restored, begins anew at its end.
 */
export async function payoutsAfter(
  { db }: Pick<Context, "db">,
  { mark: from }: { mark: string },
): Promise<PaidPart> {
  const { mark, isWhole, isEmpty } = await ledgerPartAfter({ db }, from);
  if (isEmpty) return { mark, payouts: [], isWhole: true };
  return { mark, payouts: await db.call(PAID, [from, mark]), isWhole };
}
