import { isAgentType, leadsTeam } from "../../accounts/index.ts";
import { type PlayerVisitor, type RequestArgs, requirePlayer } from "./visitor.ts";

export type AgentAsking = {
  readonly visitor: PlayerVisitor;
  readonly isAgent: boolean;
  /** Whether a team is theirs to see. A sub-login's is its owner's. */
  readonly hasTeam: boolean;
};

/** The visitor of the agent area, and what of it is theirs (A01). A stranger is led to the login. */
export async function agentVisitor(args: RequestArgs): Promise<AgentAsking> {
  const visitor = await requirePlayer(args);
  const { accountType } = visitor.player;
  return { visitor, isAgent: isAgentType(accountType), hasTeam: leadsTeam(accountType) };
}
