import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { AccountType } from "./player.ts";
import { readPlayer, saveAccountType } from "./store.ts";

/** Those who work with the house to bring players: partners, agents, and sub-logins of either. */
const AGENT_TYPES: ReadonlySet<AccountType> = new Set([1, 2, 41, 42]);

/** Whether somebody of this type may see the agent centre (A01). */
export function isAgentType(accountType: AccountType): boolean {
  return AGENT_TYPES.has(accountType);
}

/** Whether somebody of this type has a team: partners and agents. A sub-login's is its owner's. */
export function leadsTeam(accountType: AccountType): boolean {
  return accountType === 1 || accountType === 2;
}

/** Whether it is a sub-login, which works in its owner's name and has nothing of its own but the way in. */
export function isSubLoginType(accountType: AccountType): accountType is 41 | 42 {
  return accountType === 41 || accountType === 42;
}

/**
 * Whether the header shows the way to the agent centre (§4): to a trial account too, which is told there what it takes.
 */
export function seesAgentItem(accountType: AccountType): boolean {
  return isAgentType(accountType) || isTrialType(accountType);
}

/** Whether an account of this type has play money alone, and never any of its own (G11). */
export function isTrialType(accountType: AccountType): boolean {
  return accountType === 4;
}

export type AccountTypeRequest = { readonly playerId: bigint; readonly accountType: 0 | 1 | 2 };

/**
 * Makes a member a partner or an agent, or a member again. A trial account has play money alone and becomes nothing
 * else, which the seam of the vendors relies on (server/vendors/desk.ts); a sub-login belongs to somebody and is theirs
 * to end.
 */
export async function setAccountType(
  { db }: Pick<Context, "db">,
  { playerId, accountType }: AccountTypeRequest,
): Promise<Outcome<{ before: AccountType }, { reason: "unknownPlayer" | "trialAccount" | "subLogin" }>> {
  return db.transaction(async (transaction) => {
    const player = await readPlayer(transaction, playerId);
    if (!player) return refuse({ reason: "unknownPlayer" });
    const before = player.accountType;
    if (isTrialType(before)) return refuse({ reason: "trialAccount" });
    if (isSubLoginType(before)) return refuse({ reason: "subLogin" });
    await saveAccountType(transaction, playerId, accountType);
    return done({ before });
  });
}
