import { isAgentType } from "../accounts/index.ts";
import { type PlayerVisitor, type RequestArgs, requirePlayer } from "./visitor.ts";

/** Who asks for the agent area, and whether it is theirs (A01). A stranger is led to the login. */
export async function agentVisitor(
  args: RequestArgs,
): Promise<{ readonly visitor: PlayerVisitor; readonly isAgent: boolean }> {
  const visitor = await requirePlayer(args);
  return { visitor, isAgent: isAgentType(visitor.player.accountType) };
}
