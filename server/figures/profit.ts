import type { Database } from "../db/database.ts";
import { type PersonSums, PROFIT_OF_TEAM } from "./profit-statement.ts";
import type { TeamTime } from "./team-totals.ts";

export type { PersonSums } from "./profit-statement.ts";

export type PersonProfit = PersonSums & { readonly playerId: bigint };

export type ProfitAsked = TeamTime & {
  /** The agent of the team, or one above them. */
  readonly viewer: bigint;
  readonly isWhole: boolean;
  /** The number of the last person of the page before. */
  readonly after: bigint;
  readonly most: number;
};

const NOTHING: PersonSums = {
  validStake: 0n,
  payout: 0n,
  bonusCost: 0n,
  deposits: 0n,
  withdrawals: 0n,
  fees: 0n,
};

/** The people of a team with their own figures, and the sum of all of them, from one reading. */
export async function profitOfTeam(
  db: Database,
  { agent, asset, from, until, viewer, isWhole, after, most }: ProfitAsked,
): Promise<{ readonly total: PersonSums; readonly people: readonly PersonProfit[] }> {
  // The row of the sum, and one person more than are asked for, so that it is known whether there is a next page.
  const values = [agent, asset, from, until, isWhole, after, viewer, most + 2];
  const rows = await db.call(PROFIT_OF_TEAM, values);
  const sum = rows.find(({ playerId }) => playerId === null);
  const people = rows.flatMap(({ playerId, ...sums }) => (playerId === null ? [] : [{ playerId, ...sums }]));
  return { total: sum ?? NOTHING, people };
}
