import { isAgentType, isTrialType, type Player } from "../accounts/index.ts";
import type { Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { makeReference } from "../core/references.ts";
import type { Context } from "../db/context.ts";
import type { Applied } from "./application-form.ts";
import { insertApplication } from "./store.ts";

export type ApplyRequest = {
  readonly brandId: string;
  readonly language: Language;
  /** The player who is signed in. Nobody names an account that is not theirs. */
  readonly player: Player | null;
  readonly applied: Applied;
};

export type ApplyRefusal = { readonly reason: "applicationOpen" | "agentAlready" | "trialAccount" };

/**
 * Keeps what somebody wrote who would like to be a partner, and gives the reference by which it is asked for. One
 * contact, and one account, has one open application.
 */
export async function applyAsPartner(
  { db, now, newId }: Context,
  { brandId, language, player, applied }: ApplyRequest,
): Promise<Outcome<{ reference: string }, ApplyRefusal>> {
  if (player && isAgentType(player.accountType)) return refuse({ reason: "agentAlready" });
  if (player && isTrialType(player.accountType)) return refuse({ reason: "trialAccount" });
  const written = await insertApplication(db, {
    ...applied,
    reference: makeReference("A", newId),
    brandId,
    foldedContact: foldContact(applied.contact),
    language,
    playerId: player?.id ?? null,
    at: now(),
  });
  return written ? done({ reference: written.reference }) : refuse({ reason: "applicationOpen" });
}

/** Two spellings of one contact are one: what people put between letters and digits does not count. */
export function foldContact(contact: string): string {
  const folded = contact
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s()\-_.@+/:]/g, "");
  return folded === "" ? contact : folded.replace(/^00(?=\d)/, "");
}
