import type { LoaderFunctionArgs } from "@remix-run/node";
import type { AgentVisitor } from "#server/http/visitor/agent-visitor.ts";
import type { DownAsker } from "#server/transfers/index.ts";

/** The sender, the receiver, and the one who proves it: a sub-login by what is its own. */
export function downAsker(
  { params: { playerId = "" } }: Pick<LoaderFunctionArgs, "params">,
  { player: owner, brand, acting }: AgentVisitor,
): DownAsker {
  if (!/^[1-9]\d{0,17}$/.test(playerId)) throw new Response(null, { status: 404 });
  return { owner, brand, childId: BigInt(playerId), signerId: acting?.id ?? owner.id };
}
