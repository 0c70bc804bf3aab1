import { leadsTeam, peopleOf } from "../../accounts/index.ts";
import { maskedName } from "../../core/text/masked-name.ts";
import type { Context } from "../../db/context.ts";
import { type TeamPlace, teamPage } from "../../team/index.ts";

/** Somebody directly below to whom a contract can be offered. */
export type DirectAgent = { readonly id: bigint; readonly name: string };

/** As many pages of a team are looked through. */
const PAGES_MOST = 20;

/** The agents directly below an agent, by the masked names that those above see (A04). */
export async function directAgents(
  context: Pick<Context, "db">,
  playerId: bigint,
): Promise<readonly DirectAgent[]> {
  const agents: DirectAgent[] = [];
  let after: TeamPlace | null = null;
  for (let page = 0; page < PAGES_MOST; page += 1) {
    const { rows, next } = await teamPage(context, { playerId, isWhole: false, after });
    const people = await peopleOf(
      context,
      rows.map((row) => row.playerId),
    );
    for (const { id, username, accountType, state } of people.values()) {
      if (leadsTeam(accountType) && state === "active") agents.push({ id, name: maskedName(username) });
    }
    if (!next) break;
    after = next;
  }
  return agents;
}
