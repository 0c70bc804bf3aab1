import { MINUTE_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";

const ROLL_UP = {
  name: "ledger-rollup",
  text: "select ledger.rollup() as folded",
  timeoutMs: MINUTE_MS,
  row: { folded: 0n },
};

const BROKEN = {
  name: "ledger-broken-invariants",
  text: "select invariant, subject from ledger.broken_invariants()",
  timeoutMs: 10 * MINUTE_MS,
  row: { invariant: "", subject: "" },
};

/** Folds finished movements into the balances of the house. Gives how many entries; safe to run at any time. */
export async function rollUp({ db }: Pick<Context, "db">): Promise<bigint> {
  const [row] = await db.call(ROLL_UP, []);
  return row?.folded ?? 0n;
}

/** Counts the whole ledger again and names everything that is wrong with it; empty when nothing is. */
export async function brokenInvariants({
  db,
}: Pick<Context, "db">): Promise<{ invariant: string; subject: string }[]> {
  return db.call(BROKEN, []);
}
