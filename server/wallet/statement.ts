import { type Asset, type Money, money } from "../core/money.ts";
import type { Context } from "../db/context.ts";
import { type Page, pageOf } from "./paging.ts";

export type MovementKind = "stake" | "payout" | "rollback" | "grant" | "adjustment";

/** One change of one of the player's accounts. `amount` is negative when it left. */
export type Movement = {
  transferId: bigint;
  kind: MovementKind;
  amount: Money;
  balanceAfter: Money;
  vendor: string;
  game: string | null;
  round: string | null;
  at: Date;
};

export type StatementRequest = {
  playerId: bigint;
  kind?: MovementKind | undefined;
  asset?: Asset | undefined;
  /** From this moment on, and before that one. */
  from?: Date | undefined;
  to?: Date | undefined;
  page: number;
};

/** One side of a movement. The balance afterwards is told for the player's own accounts only. */
export type MovementLine = { account: string; own: boolean; amount: Money; balanceAfter: Money | null };

export type MovementDetail = {
  transferId: bigint;
  kind: MovementKind;
  vendor: string;
  key: string;
  game: string | null;
  round: string | null;
  reverses: bigint | null;
  reversedBy: bigint | null;
  at: Date;
  lines: MovementLine[];
};

/** Both sides of each posting are asked by their own index: a view over both would read every posting. */
const LEGS = `
  with mine as (
    select a.id, s.code as asset from ledger.account a join ledger.asset s on s.id = a.asset_id
      where a.owner_kind = 1 and a.owner_id = $1 and ($2::text is null or s.code = $2)
  ), legs as (
    select p.transfer_id, m.asset, -p.amount as amount, p.src_after as after
      from mine m join ledger.posting p on p.src = m.id
    union all
    select p.transfer_id, m.asset, p.amount, p.dst_after from mine m join ledger.posting p on p.dst = m.id
  ), found as (
    select t.id, k.name as kind, l.asset, l.amount, l.after, t.scope, t.game, t.round_ref, t.at
      from legs l
      join ledger.transfer t on t.id = l.transfer_id
      join ledger.transfer_kind k on k.id = t.kind
      where ($3::text is null or k.name = $3)
        and ($4::timestamptz is null or t.at >= $4) and ($5::timestamptz is null or t.at < $5)
  )`;

const COUNT = {
  name: "wallet-statement-count",
  text: `${LEGS} select count(*)::int as total from found`,
  row: { total: 0 },
};

type StatementRow = {
  id: bigint;
  kind: MovementKind;
  asset: Asset;
  amount: bigint;
  after: bigint;
  scope: string;
  game: string | null;
  round_ref: string | null;
  at: Date;
};

const PAGE = {
  name: "wallet-statement-page",
  text: `${LEGS} select * from found order by id desc, amount limit $6 offset $7`,
};

type LineRow = {
  kind: MovementKind;
  scope: string;
  key: string;
  game: string | null;
  round_ref: string | null;
  reverses: bigint | null;
  reversed_by: bigint | null;
  at: Date;
  account: string | null;
  own: boolean | null;
  asset: Asset | null;
  delta: bigint | null;
  after: bigint | null;
};

const DETAIL = {
  name: "wallet-movement",
  text: `
    select k.name as kind, t.scope, t.key, t.game, t.round_ref, t.reverses, back.id as reversed_by, t.at,
        ak.name as account, (a.owner_kind = 1 and a.owner_id = $1) as own, s.code as asset, side.delta, side.after
      from ledger.transfer t
      join ledger.transfer_kind k on k.id = t.kind
      left join ledger.transfer back on back.reverses = t.id
      left join ledger.posting p on p.transfer_id = t.id
      left join lateral (values (1, p.src, -p.amount, p.src_after), (2, p.dst, p.amount, p.dst_after))
        as side (nth, account_id, delta, after) on p.transfer_id is not null
      left join ledger.account a on a.id = side.account_id
      left join ledger.account_kind ak on ak.id = a.kind
      left join ledger.asset s on s.id = p.asset_id
      where t.id = $2 and t.player_id = $1
      order by p.line, side.nth`,
};

/** Every movement of the player's own accounts, newest first, 20 a page. */
export async function statement(
  { db }: Pick<Context, "db">,
  { playerId, kind, asset, from, to, page }: StatementRequest,
): Promise<Page<Movement>> {
  const filters = [playerId, asset ?? null, kind ?? null, from ?? null, to ?? null];
  const [counted] = await db.call(COUNT, filters);
  return pageOf(counted?.total ?? 0, page, async (limit, offset) => {
    const rows = await db.call<StatementRow>(PAGE, [...filters, limit, offset]);
    return rows.map((row) => ({
      transferId: row.id,
      kind: row.kind,
      amount: money(row.amount, row.asset),
      balanceAfter: money(row.after, row.asset),
      vendor: row.scope,
      game: row.game,
      round: row.round_ref,
      at: row.at,
    }));
  });
}

/** One movement with its lines in the ledger; null when there is none of this player. */
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
    reverses: first.reverses,
    reversedBy: first.reversed_by,
    at: first.at,
    lines: rows.flatMap(lineIn),
  };
}

/** A payout of nothing has no lines. */
function lineIn({ account, own, asset, delta, after }: LineRow): MovementLine[] {
  if (account === null || asset === null || delta === null) return [];
  const balanceAfter = own && after !== null ? money(after, asset) : null;
  return [{ account, own: own === true, amount: money(delta, asset), balanceAfter }];
}
