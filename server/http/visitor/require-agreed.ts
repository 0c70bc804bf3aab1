import { redirect } from "@remix-run/node";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { hasAgreedSince } from "../../accounts/index.ts";
import type { PlayerVisitor } from "./visitor.ts";

/** Whether the house has asked for the terms to be agreed to anew, and this player has not done it yet. */
export async function owesAgreement({
  context,
  brand,
  player,
}: Pick<PlayerVisitor, "context" | "brand" | "player">): Promise<boolean> {
  if (!brand.termsAskedAt) return false;
  return !(await hasAgreedSince(context, { playerId: player.id, since: brand.termsAskedAt }));
}

/**
 * Sends who owes an agreement to read the terms, and from there to `back`: before money comes in and before it is played
 * with, never before it goes out.
 */
export async function requireAgreed(visitor: PlayerVisitor, back: string): Promise<void> {
  if (await owesAgreement(visitor)) throw redirect(memberPaths.termsAsked({ redirectTo: back }), 303);
}
