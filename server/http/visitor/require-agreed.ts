import { redirect } from "@remix-run/node";
import { memberPaths } from "#app/lib/paths/member-paths.ts";
import { agreeToTerms, hasAgreedSince } from "../../accounts/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { PlayerVisitor } from "./visitor.ts";

type Agreeing = Pick<PlayerVisitor, "context" | "brand" | "player">;

/** Whether the house has asked for the terms to be agreed to anew, and this player has not done it yet. */
export async function owesAgreement({ context, brand, player }: Agreeing): Promise<boolean> {
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

/** A player agrees to the version of the terms that they read: nobody agrees to what came meanwhile. */
export async function agreeAsRead(
  { context, brand, player }: Agreeing,
  version: string,
): Promise<Outcome<null, { readonly reason: "termsChanged" }>> {
  if (version !== brand.termsVersion) return refuse({ reason: "termsChanged" });
  await agreeToTerms(context, { playerId: player.id, version });
  return done(null);
}
