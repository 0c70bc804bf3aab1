import type { Asset } from "../core/numbers/money.ts";
import type { Database } from "../db/database.ts";
import { holdMark, readMark } from "./store.ts";
import {
  ACTIVE_PEOPLE,
  type ChildTotals,
  TOTALS_BY_CHILD,
  TOTALS_OF_TEAM,
  type Totals,
} from "./team-statements.ts";

export type { ChildTotals, Totals } from "./team-statements.ts";

/** Buckets of those below an agent that begin in `[from, until)`, by who stood below then. The agent is not among them. */
export type TeamTime = {
  readonly agent: bigint;
  readonly asset: Asset;
  readonly from: Date;
  readonly until: Date;
};

/**
 * Up to where buckets are complete: those that ended by `at`, with every movement before `position`. What changes one of
 * them later stands in figures.corrections above that position.
 */
export async function completeTo(db: Database): Promise<{ readonly position: bigint; readonly at: Date }> {
  const { xid, completeTo: at } = await readMark(db);
  return { position: BigInt(xid), at };
}

/** The same, and until the transaction ends it stays there: nobody reads on, and no bucket changes. */
export async function holdComplete(db: Database): Promise<{ readonly position: bigint; readonly at: Date }> {
  const { xid, completeTo: at } = await holdMark(db);
  return { position: BigInt(xid), at };
}

/** What a team came to, by product and vendor; `direct` is those directly below alone. */
export function totalsOfTeam(
  db: Database,
  { scope, ...time }: TeamTime & { readonly scope: "direct" | "team" },
): Promise<readonly Totals[]> {
  return db.call(TOTALS_OF_TEAM, [...valuesOf(time), scope === "team"]);
}

/** The same for each of those directly below, with everybody below them: together they are the whole team. */
export function totalsByChild(db: Database, time: TeamTime): Promise<readonly ChildTotals[]> {
  return db.call(TOTALS_BY_CHILD, [...valuesOf(time), true]);
}

/**
 * How many of the whole team staked so much or more. Trial accounts, those who are blocked and those who had excluded
 * themselves are not counted.
 */
export async function activePeople(
  db: Database,
  { leastStake, ...time }: TeamTime & { readonly leastStake: bigint },
): Promise<number> {
  const [row] = await db.call(ACTIVE_PEOPLE, [...valuesOf(time), true, leastStake]);
  return row?.people ?? 0;
}

const valuesOf = ({ agent, asset, from, until }: TeamTime) => [agent, asset, from, until];
