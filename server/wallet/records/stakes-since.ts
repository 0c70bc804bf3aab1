import { MOVE, OWNER } from "../../core/ledger-kinds.ts";
import type { Asset } from "../../core/numbers/money.ts";
import type { Context } from "../../db/context.ts";

/** What somebody staked within five minutes, less what was given back in them: it may be below zero. */
export type StakedThen = { readonly at: Date; readonly netMinor: bigint };

const SINCE = {
  name: "wallet-stakes-since",
  text: `
    select date_bin('5 minutes', t.at, timestamptz 'epoch') as at, sum(p.net)::int8 as "netMinor"
      from ledger.accounts a
      join ledger.assets s on s.id = a.asset_id and s.code = $2 and s.player_kind = a.kind
      cross join lateral (
        select transfer_id, amount as net from ledger.postings
          where src = a.id and src_after is not null and transfer_id >= $3::bigint
        union all
        select transfer_id, -amount from ledger.postings
          where dst = a.id and dst_after is not null and transfer_id >= $3::bigint
      ) p
      join ledger.transfers t on t.id = p.transfer_id
      left join ledger.transfers o on o.id = t.reverses
      where a.owner_kind = ${OWNER.player} and a.owner_id = $1::bigint and coalesce(o.kind, t.kind) = ${MOVE.stake}
        and t.at >= $4::timestamptz and t.xid < $5::xid8
      group by 1 order by 1`,
  row: { at: new Date(0), netMinor: 0n } as StakedThen,
};

// By an expression, or the lowest would be looked for from the beginning of the ledger.
const FIRST = {
  name: "wallet-first-of-hour",
  text: `
    select min(t.id + 0)::int8 as first from ledger.transfers t
    where t.at >= $1::timestamptz and t.at < $1::timestamptz + interval '1 hour'`,
  timeoutMs: 60_000,
  row: { first: null as bigint | null },
};

/** A number below which nothing was moved since a moment. It is the beginning where the hour after it is empty. */
export async function firstMoveSince({ db }: Pick<Context, "db">, from: Date): Promise<bigint> {
  const [row] = await db.call(FIRST, [from]);
  return row?.first ?? 0n;
}

export type StakesSince = {
  readonly playerId: bigint;
  readonly asset: Asset;
  readonly from: Date;
  /** Of `firstMoveSince`. */
  readonly first: bigint;
  /** Up to where in the ledger stakes were counted. */
  readonly mark: string;
};

/** What `stakesAfter` has read up to a mark of what a player staked since a moment, by the time of each movement. */
export function stakesSince(
  { db }: Pick<Context, "db">,
  { playerId, asset, from, first, mark }: StakesSince,
): Promise<StakedThen[]> {
  return db.call(SINCE, [playerId, asset, first, from, mark]);
}
