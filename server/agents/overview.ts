import type { Context } from "../db/context.ts";
import { overviewOfTeam, type TeamOverview } from "../figures/index.ts";
import { cameBetween } from "../team/index.ts";
import { INCOME_BESIDE, type IncomeSource } from "./pay/income/income-list-statements.ts";

export type Beside<Value> = { readonly now: Value; readonly before: Value };

export type Overview = TeamOverview & {
  /** How many came below, of those who still stand there. */
  readonly came: Beside<number>;
  /** What came of contracts and rates; a source that brought nothing is left out. In minor units of real money. */
  readonly income: readonly (Beside<bigint> & { readonly source: IncomeSource })[];
};

export type OverviewRequest = {
  readonly playerId: bigint;
  readonly from: Date;
  readonly until: Date;
  /** Where the time before begins. */
  readonly before: Date;
  readonly timeZone: string;
};

/** What an agent's whole team came to in some time, beside the time before it (A01): three queries, however large it is. */
export async function teamOverview(
  { db }: Pick<Context, "db">,
  { playerId, ...time }: OverviewRequest,
): Promise<Overview> {
  const figures = await overviewOfTeam(db, { agent: playerId, asset: "P", ...time });
  const came = await cameBetween(db, playerId, time);
  const { from, until, before } = time;
  const income = await db.call(INCOME_BESIDE, [playerId, from, until, before]);
  return { ...figures, came, income };
}
