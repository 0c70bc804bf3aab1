import type { LoaderFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { type SubLogin, subLoginOf } from "#server/agents/index.ts";
import type { AgentVisitor } from "#server/http/visitor/agent-visitor.ts";

const number = z
  .string()
  .regex(/^[1-9]\d{0,17}$/)
  .transform(BigInt);

const asked = z.object({
  before: number.nullable(),
  done: z.enum(["made", "rights", "end"]).nullable(),
});

/** The sub-login that an address names, for its owner alone. */
export async function namedSubLogin(
  { params }: Pick<LoaderFunctionArgs, "params">,
  { context, player }: AgentVisitor,
): Promise<SubLogin> {
  const read = number.safeParse(params.playerId);
  const found = read.success ? await subLoginOf(context, { ownerId: player.id, playerId: read.data }) : null;
  if (!found) throw new Response(null, { status: 404 });
  return found;
}

/** Where a page of deeds begins, and what was done a moment ago. */
export function deedsAsked(address: string): z.infer<typeof asked> {
  const { searchParams } = new URL(address);
  const read = asked.safeParse({ before: searchParams.get("before"), done: searchParams.get("done") });
  if (!read.success) throw new Response(null, { status: 404 });
  return read.data;
}
