import type { Database } from "../db/database.ts";
import type { Totals } from "./team-statements.ts";
import type { TeamTime } from "./team-totals.ts";
import { ACTIVE_OF_TEAMS, TOTALS_OF_TEAMS } from "./teams-statements.ts";

type TeamsTime = Omit<TeamTime, "agent">;

/** What the whole teams of several agents came to, by product and vendor: of each what `totalsOfTeam` gives. */
export async function totalsOfTeams(
  db: Database,
  agents: readonly bigint[],
  { asset, from, until }: TeamsTime,
): Promise<(agent: bigint) => readonly Totals[]> {
  const rows = await db.call(TOTALS_OF_TEAMS, [agents, asset, from, until]);
  const byAgent = new Map<bigint, Totals[]>();
  for (const { agent, ...totals } of rows) {
    const own = byAgent.get(agent);
    if (own) own.push(totals);
    else byAgent.set(agent, [totals]);
  }
  return (agent) => byAgent.get(agent) ?? [];
}

/** One agent, and what somebody below has to stake to be counted. */
export type Counting = { readonly agent: bigint; readonly leastStake: bigint };

/** How many were active in the whole teams of several agents: of each what `activePeople` gives. */
export async function activeOfTeams(
  db: Database,
  asked: readonly Counting[],
  { asset, from, until }: TeamsTime,
): Promise<(counting: Counting) => number> {
  const keyOf = ({ agent, leastStake }: Counting) => `${agent} ${leastStake}`;
  const each = [...new Map(asked.map((counting) => [keyOf(counting), counting])).values()];
  const agents = each.map(({ agent }) => agent);
  const leasts = each.map(({ leastStake }) => leastStake);
  const rows = await db.call(ACTIVE_OF_TEAMS, [agents, asset, from, until, leasts]);
  const people = new Map(rows.map((row) => [keyOf({ agent: row.agent, leastStake: row.stake }), row.people]));
  return (counting) => people.get(keyOf(counting)) ?? 0;
}
