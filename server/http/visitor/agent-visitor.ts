import { isAgentType, leadsTeam } from "../../accounts/index.ts";
import { type Acting, type AgentRight, actingFor } from "../../agents/index.ts";
import { opensBy } from "../routes/route-says.ts";
import { type PlayerVisitor, type RequestArgs, requirePlayer } from "./visitor.ts";

/** The one at work in the agent centre. Its player is the owner, whoever has signed in: all is read and done in that name. */
export type AgentVisitor = PlayerVisitor & {
  /** The sub-login that has signed in; null for the owner. */
  readonly acting: Acting | null;
};

export type AgentAsking = {
  readonly visitor: AgentVisitor;
  readonly isAgent: boolean;
  /** Whether a team is theirs, and the page: a sub-login has the right for it. */
  readonly hasTeam: boolean;
  /** Whether a right is theirs: each is the owner's. */
  readonly may: (right: AgentRight) => boolean;
};

/**
 * The visitor of the agent area, and what of it is theirs (A01). A stranger is led to the login. The one place where
 * the right of a sub-login is asked for: what the page says of itself is held against what its owner has ticked.
 */
export async function agentVisitor(args: RequestArgs): Promise<AgentAsking> {
  const asking = await agentAtWork(args);
  const { visitor } = asking;
  if (visitor.acting === null) return asking;
  const says = visitor.routes.at(new URL(args.request.url));
  return { ...asking, hasTeam: asking.hasTeam && opensBy(says, visitor.acting.rights) };
}

/** The same for what stands around a page, whatever the page takes. */
export async function agentAtWork(args: RequestArgs): Promise<AgentAsking> {
  const visitor = await requirePlayer(args);
  const { context, player } = visitor;
  const acting = await actingFor(context, player);
  const { accountType } = player;
  const hasTeam = acting !== null || leadsTeam(accountType);
  const may = (right: AgentRight) => hasTeam && (acting === null || acting.rights.has(right));
  const inName = { ...visitor, player: acting?.owner ?? player, acting };
  return { visitor: inName, isAgent: isAgentType(accountType), hasTeam, may };
}
