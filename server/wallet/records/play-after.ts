import { OWNER } from "../../core/ledger-kinds.ts";
import type { Asset } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { ledgerPartAfter } from "./ledger-part.ts";

/** What one player staked at one game of one vendor, less what was given back of earlier stakes: it may be below zero. */
export type Staked = {
  readonly playerId: bigint;
  readonly vendor: string;
  readonly game: string;
  readonly netMinor: bigint;
};

/** What one round paid its player, less what was taken back of earlier payouts: it may be below zero. */
export type PaidOut = Staked & { readonly roundId: string; readonly asset: Asset; readonly at: Date };

/**
 * A part of the ledger from a mark on. `mark` is where the next reading goes on, "0" the beginning; `isWhole` says
 * that there was no more at this moment.
 */
type PlayPart = { readonly mark: string; readonly isWhole: boolean };

type StakedPart = PlayPart & { readonly staked: readonly Staked[] };
type PaidPart = PlayPart & { readonly payouts: readonly PaidOut[] };

/**
 * The net of one kind of movement (1 is a stake, 2 a payout) with what took it back, between two places in the ledger.
 * `side` is the one on which the player's own account stands in it; a rollback has it on the other.
 */
function netText({
  kind,
  side,
  facts,
  keys,
  where,
}: Record<"kind" | "side" | "facts" | "keys" | "where", string>) {
  const net = `sum(case when p.${side} = a.id then p.amount else -p.amount end)`;
  return `
    select t.player_id as "playerId", coalesce(o.scope, t.scope) as vendor, coalesce(o.game, t.game, '') as game,
        ${net}::int8 as "netMinor" ${facts}
      from ledger.transfers t
      left join ledger.transfers o on o.id = t.reverses
      join ledger.postings p on p.transfer_id = t.id
      join ledger.accounts a on a.id in (p.src, p.dst) and a.owner_kind = ${OWNER.player} and a.owner_id = t.player_id
      join ledger.assets s on s.id = a.asset_id
      where t.xid >= $1::xid8 and t.xid < $2::xid8 and coalesce(o.kind, t.kind) = ${kind} and ${where}
      group by 1, 2, 3 ${keys}
      having ${net} <> 0
      order by 1, 2, 3`;
}

const STAKED_ROW: Staked = { playerId: 0n, vendor: "", game: "", netMinor: 0n };

/** Of a stake that was paid from cash and bonus together, the cash alone. Both kinds leave or return to one own account. */
const STAKED = {
  name: "wallet-stakes-between",
  text: netText({
    kind: "1",
    side: "src",
    facts: "",
    keys: "",
    where: "s.code = $3 and s.player_kind = a.kind",
  }),
  row: STAKED_ROW,
};

const ROUND = "coalesce(o.round_ref, t.round_ref)";

const PAID = {
  name: "wallet-payouts-between",
  text: netText({
    kind: "2",
    side: "dst",
    facts: `, ${ROUND} as "roundId", s.code as asset, max(t.at) as at`,
    keys: `, ${ROUND}, s.code`,
    where: `${ROUND} is not null`,
  }),
  row: { ...STAKED_ROW, roundId: "", asset: "P" as Asset, at: new Date(0) },
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

/**
 * What rounds have paid since a place in the ledger, of every asset, in the same way. A mark that is ahead of the
 * ledger, as after a dump was restored, begins anew at its end.
 */
export async function payoutsAfter(
  { db }: Pick<Context, "db">,
  { mark: from }: { mark: string },
): Promise<PaidPart> {
  const { mark, isWhole, isEmpty } = await ledgerPartAfter({ db }, from);
  if (isEmpty) return { mark, payouts: [], isWhole: true };
  return { mark, payouts: await db.call(PAID, [from, mark]), isWhole };
}
