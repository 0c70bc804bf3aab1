import { findPlayer, isSubLoginType, leadsTeam, type Player } from "../../accounts/index.ts";
import type { Context } from "../../db/context.ts";
import { AGENT_RIGHTS, type AgentRight } from "./rights.ts";
import { SUB_LOGIN_OF, SUB_LOGINS_OF, type SubLogin } from "./sub-login-statements.ts";

/** Ended ones stay, so that what they did can be looked at: so many of all are listed. */
const LISTED_MAX = 200;

/** A sub-login at work: who it is, in whose name, and what it may. */
export type Acting = {
  readonly id: bigint;
  readonly username: string;
  readonly owner: Player;
  readonly rights: ReadonlySet<AgentRight>;
};

/** The sub-logins of an owner, those at work first (A01). */
export function subLoginsOf({ db }: Pick<Context, "db">, ownerId: bigint): Promise<SubLogin[]> {
  return db.call(SUB_LOGINS_OF, [ownerId, LISTED_MAX]);
}

/** One sub-login of an owner's own; null for any other. */
export async function subLoginOf(
  { db }: Pick<Context, "db">,
  { ownerId, playerId }: { readonly ownerId: bigint; readonly playerId: bigint },
): Promise<SubLogin | null> {
  const found = await findSubLogin({ db }, playerId);
  return found?.ownerId === ownerId ? found : null;
}

/** The same for an operator, whoever its owner is. */
export async function findSubLogin({ db }: Pick<Context, "db">, playerId: bigint): Promise<SubLogin | null> {
  const [found] = await db.call(SUB_LOGIN_OF, [playerId]);
  return found ?? null;
}

/**
 * In whose name a sub-login works, and with which rights. Null once it has ended, or its owner is shut out or leads no
 * team any more: then it may do nothing.
 */
export async function actingFor(context: Context, player: Player): Promise<Acting | null> {
  if (!isSubLoginType(player.accountType)) return null;
  const found = await findSubLogin(context, player.id);
  if (!found || found.endedAt !== null) return null;
  const owner = await findPlayer(context, found.ownerId);
  if (owner?.state !== "active" || !leadsTeam(owner.accountType)) return null;
  const rights = new Set(AGENT_RIGHTS.filter((right) => found.rights.includes(right)));
  return { id: player.id, username: player.username, owner, rights };
}
