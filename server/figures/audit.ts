import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { type Break, raiseAlarms } from "../wallet/index.ts";
import { FIGURES } from "./change-statement.ts";
import { keyOf, recount } from "./recount.ts";
import { KEPT, type Kept } from "./recount-statements.ts";
import { holdMark } from "./store.ts";

export type Audit = {
  /** How many buckets were counted. */
  readonly buckets: number;
  /** Those that are not what the ledger says, with both sums. */
  readonly apart: readonly string[];
  /** Of them, what nobody knew of. */
  readonly fresh: readonly Break[];
};

/**
 * Counts a day of UTC anew from the ledger and raises an alarm for each bucket that is another. Nobody reads on
 * meanwhile, so both are of one place in the ledger.
 */
export async function auditFigures(context: Context, day: Date): Promise<Audit> {
  const { buckets, apart } = await context.db.transaction((db) => compare(db, day));
  const found = apart.map((subject) => ({ invariant: "figures", subject }));
  return { buckets, apart, fresh: await raiseAlarms(context, found) };
}

/** The same for the day that ended last. */
export function auditYesterday(context: Context): Promise<Audit> {
  const today = Math.floor(context.now().getTime() / DAY_MS) * DAY_MS;
  return auditFigures(context, new Date(today - DAY_MS));
}

async function compare(db: Database, from: Date): Promise<Pick<Audit, "buckets" | "apart">> {
  const { xid } = await holdMark(db);
  const until = later(from, DAY_MS);
  const counted = new Map((await recount(db, { from, until, xid })).map((sums) => [keyOf(sums), sums]));
  const kept = new Map((await db.call(KEPT, [from, until])).map((sums) => [keyOf(sums), sums]));
  const names = [...new Set([...counted.keys(), ...kept.keys()])].sort();
  const apart = names.flatMap((name) => {
    const [was, is] = [kept.get(name), counted.get(name)].map(said);
    return was === is ? [] : [`bucket ${name}: kept ${was}, counted ${is}`];
  });
  return { buckets: names.length, apart };
}

function said(sums: Kept | undefined): string {
  if (!sums) return "nothing";
  return FIGURES.flatMap((figure) => (sums[figure] === 0n ? [] : [`${figure} ${sums[figure]}`])).join(", ");
}
