import type { Context } from "../../db/context.ts";

/** Movements that one reading looks at, more or less. */
const MOST = 5000;

/**
 * Up to where one reading goes. Below the oldest transaction that still runs nothing is ever added, which is what
 * makes a place in the ledger out of a transaction number (ledger.seal_finished does the same).
 */
const EDGE = {
  name: "wallet-ledger-edge",
  text: `
    with safe as materialized (select pg_snapshot_xmin(pg_current_snapshot()) as xid),
      part as materialized (
        select t.xid from ledger.transfers t, safe
          where t.xid >= $1::xid8 and t.xid < safe.xid order by t.xid limit $2)
    select case when count(*) < $2 then (select s.xid::text from safe s)
        else ((array_agg(p.xid order by p.xid desc))[1]::text::bigint + 1)::text end as mark,
        count(*) < $2 as "isWhole"
      from part p`,
  row: { mark: "", isWhole: true },
};

export type LedgerPart = {
  /** Where this reading ends and the next one goes on. */
  readonly mark: string;
  /** Whether there is no more at this moment. */
  readonly isWhole: boolean;
  /** Nothing lies between: the ledger has not moved, or is a restored one that the mark is ahead of. */
  readonly isEmpty: boolean;
};

/** The part of the ledger after a mark that can be read now: whole transactions, each in exactly one part. */
export async function ledgerPartAfter({ db }: Pick<Context, "db">, from: string): Promise<LedgerPart> {
  const [edge] = await db.call(EDGE, [from, MOST]);
  if (!edge) return { mark: from, isWhole: true, isEmpty: true };
  return { ...edge, isEmpty: BigInt(edge.mark) <= BigInt(from) };
}
