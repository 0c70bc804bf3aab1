import { isTrialType, type Player } from "../../accounts/index.ts";
import type { Outcome } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { type TooMany, takeGuestQuestion, takeNetworkQuestion } from "./per-address.ts";
import { takeOwnQuestion } from "./per-member.ts";

type Asking = { readonly address: string; readonly player: Pick<Player, "id" | "accountType"> | null };

/**
 * Counts a question to the house: a member's for themselves, so that nobody who shares their address waits for them;
 * that of a guest or of a trial account, of which anybody has as many as they like, for its address.
 */
export function takeQuestion(context: Context, { address, player }: Asking): Outcome<null, TooMany> {
  if (!player || isTrialType(player.accountType)) return takeGuestQuestion(context, address);
  const own = takeOwnQuestion(context, player.id);
  return own.ok ? takeNetworkQuestion(context, address) : own;
}
