import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { SocialIdentity } from "../../gateway/identity/index.ts";
import { isAgentType } from "../account-type.ts";
import type { Place } from "../player.ts";
import { insertAttempt } from "../store.ts";
import { readSocialPlayer } from "./social-store.ts";

export type SocialLoginRequest = {
  readonly brandId: string;
  readonly identity: Pick<SocialIdentity, "provider" | "subject">;
  readonly place: Place;
};

export type SocialLoginRefusal = {
  readonly reason: "unknownIdentity" | "blocked" | "excluded" | "agentsElsewhere";
};

/**
 * The account that somebody came with; one that is shut out is written down (server/http/sign-in/complete-login.ts
 * writes down who comes in). Only the provider's own name for it
 * counts: an address that is equal to a player's proves nothing, because it is not the provider's to give. Agents
 * have a door of their own (L15). Opens no session.
 */
export async function logInSocially(
  { db, now }: Context,
  { brandId, identity, place }: SocialLoginRequest,
): Promise<Outcome<{ playerId: bigint }, SocialLoginRefusal>> {
  const known = await readSocialPlayer(db, { brandId, ...identity });
  if (!known) return refuse({ reason: "unknownIdentity" });
  const { playerId, state } = known;
  const isAgent = isAgentType(known.accountType);
  if (state === "active" && !isAgent) return done({ playerId });
  const outcome = state === "active" ? "otherDoor" : state;
  await insertAttempt(db, { brand: brandId, player: playerId, outcome, way: "social", at: now(), ...place });
  return refuse({ reason: state === "active" ? "agentsElsewhere" : state });
}
