import { findPlayer, leadsTeam, setAccountType, setUpline, uplineOf } from "../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import type { Statement } from "../../db/database.ts";
import { sendMessage } from "../../messages/index.ts";
import { lineFrom, teamPage } from "../../team/index.ts";
import { CONTRACT, type Contract } from "./contract-statements.ts";
import { answerVersion, endVersion, holdContracts, saveState } from "./contract-store.ts";
import { tellOtherSide } from "./tell-other-side.ts";

export type EndAgentRefusal = { readonly reason: "unknownPlayer" | "notAgent" };

/** What an agent left behind: how many contracts ended, and how many people stand below another one now. */
export type EndedAgent = {
  readonly contracts: number;
  readonly moved: number;
  readonly upline: bigint | null;
};

const LIVING: Statement<Contract> = {
  name: "agents.living-contracts-of",
  text: `
    select ${CONTRACT} from agents.contracts c
    where (c.first_party = $1::bigint or c.second_party = $1::bigint) and c.ended_at is null order by c.id`,
};

/**
 * Makes a member of a partner or an agent, from now on. Everybody directly below stands below the one above, or below
 * nobody; an agent who then stands below nobody is a partner. Every contract ends on both sides. The period that has
 * begun is still billed, of what is played until the step of figures that has begun is over (stand-below.ts): so long
 * everybody still counts for the line before.
 */
export function endAgent(context: Context, playerId: bigint): Promise<Outcome<EndedAgent, EndAgentRefusal>> {
  return allOrNothing<Outcome<EndedAgent, EndAgentRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    await holdContracts(db);
    const player = await findPlayer(inside, playerId);
    if (!player) return refuse({ reason: "unknownPlayer" });
    if (!leadsTeam(player.accountType)) return refuse({ reason: "notAgent" });
    const contracts = await db.call(LIVING, [playerId]);
    for (const contract of contracts) await endContract(inside, contract, playerId);
    const upline = (await uplineOf(inside, playerId))?.id ?? null;
    const moved = await moveTeam(inside, playerId, upline);
    await setAccountType(inside, { playerId, accountType: 0 });
    const key = `agentEnded:${context.now().toISOString()}`;
    await sendMessage(inside, {
      playerId,
      kind: "agentEnded",
      facts: { contracts: String(contracts.length), until: lineFrom(context.now()).toISOString() },
      key,
    });
    return done({ contracts: contracts.length, moved, upline });
  });
}

/** Nobody is asked. The other side is told of this contract, and the agent of all of them at once. */
async function endContract(context: Context, contract: Contract, playerId: bigint): Promise<void> {
  const at = context.now();
  const contractId = contract.id;
  await answerVersion(context.db, { contractId, answer: "expired", at, answerer: null });
  await endVersion(context.db, contractId, at);
  await saveState(context.db, contractId, { state: "terminated", endedAt: at, endedBy: "house" });
  const by = contract.firstParty === playerId ? "first" : "second";
  await tellOtherSide(context, contract, { by, what: "contractEndedByHouse" });
}

async function moveTeam(context: Context, playerId: bigint, uplineId: bigint | null): Promise<number> {
  let moved = 0;
  for (;;) {
    const { rows } = await teamPage(context, { playerId, isWhole: false, after: null });
    if (rows.length === 0) return moved;
    for (const { playerId: child } of rows) {
      const set = await setUpline(context, { playerId: child, uplineId });
      if (!set.ok) throw new Error(`player ${child} cannot stand below ${uplineId}: ${set.refusal.reason}`);
      const type = (await findPlayer(context, child))?.accountType;
      if (uplineId === null && type === 2) await setAccountType(context, { playerId: child, accountType: 1 });
      moved += 1;
    }
  }
}
