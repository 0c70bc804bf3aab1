import { OWNER } from "../../core/ledger-kinds.ts";
import { type Asset, type Money, money } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";
import { type MovementKind, type Reversed, reversedOf } from "./statement.ts";

/** One side of a movement. The balance afterwards is told for the player's own accounts only. */
export type MovementLine = { account: string; own: boolean; amount: Money; balanceAfter: Money | null };

export type MovementDetail = {
  transferId: bigint;
  kind: MovementKind;
  vendor: string;
  key: string;
  game: string | null;
  round: string | null;
  reverses: Reversed | null;
  reversedBy: bigint | null;
  at: Date;
  lines: MovementLine[];
  /** The other player where money went between two. */
  other: bigint | null;
};

type LineRow = {
  kind: MovementKind;
  scope: string;
  key: string;
  game: string | null;
  round_ref: string | null;
  reverses: bigint | null;
  reversed_kind: MovementKind | null;
  reversed_by: bigint | null;
  at: Date;
  account: string | null;
  own: boolean | null;
  other: bigint | null;
  asset: Asset | null;
  delta: bigint | null;
  after: bigint | null;
};

const DETAIL = {
  name: "wallet-movement",
  text: `
    select k.name as kind, t.scope, t.key, t.game, t.round_ref, t.reverses, wk.name as reversed_kind, back.id as reversed_by, t.at,
        ak.name as account, (a.owner_kind = ${OWNER.player} and a.owner_id = $1) as own,
        case when a.owner_kind = ${OWNER.player} and a.owner_id <> $1 then a.owner_id end as other, s.code as asset, side.delta, side.after
      from ledger.transfers t
      join ledger.transfer_kinds k on k.id = t.kind
      left join ledger.transfers was on was.id = t.reverses
      left join ledger.transfer_kinds wk on wk.id = was.kind
      left join ledger.transfers back on back.reverses = t.id
      left join ledger.postings p on p.transfer_id = t.id
      left join lateral (values (1, p.src, -p.amount, p.src_after), (2, p.dst, p.amount, p.dst_after))
        as side (nth, account_id, delta, after) on p.transfer_id is not null
      left join ledger.accounts a on a.id = side.account_id
      left join ledger.account_kinds ak on ak.id = a.kind
      left join ledger.assets s on s.id = p.asset_id
      where t.id = $2 and (t.player_id = $1 or exists (
        select 1 from ledger.postings own join ledger.accounts mine on mine.id in (own.src, own.dst)
          where own.transfer_id = t.id and mine.owner_kind = ${OWNER.player} and mine.owner_id = $1))
      order by p.line, side.nth`,
};

/** One movement with its lines in the ledger; null when it concerns no account of this player. */
export async function movement(
  { db }: Pick<Context, "db">,
  { playerId, transferId }: { playerId: bigint; transferId: bigint },
): Promise<MovementDetail | null> {
  const rows = await db.call<LineRow>(DETAIL, [playerId, transferId]);
  const [first] = rows;
  if (!first) return null;
  return {
    transferId,
    kind: first.kind,
    vendor: first.scope,
    key: first.key,
    game: first.game,
    round: first.round_ref,
    reverses: reversedOf(first),
    reversedBy: first.reversed_by,
    at: first.at,
    lines: rows.flatMap(lineIn),
    other: rows.find(({ other }) => other !== null)?.other ?? null,
  };
}

/** A payout of nothing has no lines. */
function lineIn({ account, own, asset, delta, after }: LineRow): MovementLine[] {
  if (account === null || asset === null || delta === null) return [];
  const balanceAfter = own && after !== null ? money(after, asset) : null;
  return [{ account, own: own === true, amount: money(delta, asset), balanceAfter }];
}
