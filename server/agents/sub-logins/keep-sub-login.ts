import { type Player, setPlayerState } from "../../accounts/index.ts";
import { recordEvent } from "../../audit/index.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { AGENT_RIGHTS, type AgentRight, SUB_LOGINS_MAX } from "./rights.ts";
import {
  COUNT_AT_WORK,
  END_SUB_LOGIN,
  HOLD_OWNER,
  INSERT_SUB_LOGIN,
  SET_RIGHTS,
} from "./sub-login-statements.ts";
import { findSubLogin } from "./sub-logins-of.ts";

export type UnknownSubLogin = { readonly reason: "unknownSubLogin" };

/** Holds an owner until the transaction ends, and says of which type a sub-login more would be. */
export async function maySubLogin(
  { db }: Pick<Context, "db">,
  ownerId: bigint,
): Promise<Outcome<{ readonly accountType: 41 | 42 }, { readonly reason: "noTeam" | "subLoginsMany" }>> {
  const [owner] = await db.call(HOLD_OWNER, [ownerId]);
  if (!owner) return refuse({ reason: "noTeam" });
  const [atWork] = await db.call(COUNT_AT_WORK, [ownerId]);
  if ((atWork?.many ?? 0) >= SUB_LOGINS_MAX) return refuse({ reason: "subLoginsMany" });
  return done({ accountType: owner.accountType === 1 ? 41 : 42 });
}

type Kept = { readonly playerId: bigint; readonly ownerId: bigint; readonly rights: readonly AgentRight[] };

/** Keeps whose a new login is, and what it may. Belongs into the transaction that makes it (server/use-cases). */
export async function keepSubLogin(
  context: Pick<Context, "db" | "now">,
  { playerId, ownerId, rights }: Kept,
): Promise<void> {
  const ticked = inOrder(rights);
  await context.db.call(INSERT_SUB_LOGIN, [playerId, ownerId, ticked, context.now()]);
  await recordEvent(context, {
    operator: `agent ${ownerId}`,
    action: "sub-login make",
    subject: `player ${playerId}`,
    after: { rights: ticked.join(" ") },
  });
}

/** Ticks other rights from the next press on. Only its owner does, while it is at work. */
export function setSubLoginRights(
  context: Context,
  { playerId, ownerId, rights }: Kept,
): Promise<Outcome<null, UnknownSubLogin>> {
  return allOrNothing<Outcome<null, UnknownSubLogin>>(context.db, async (db) => {
    const ticked = inOrder(rights);
    const [changed] = await db.call(SET_RIGHTS, [ownerId, playerId, ticked]);
    if (!changed) return refuse({ reason: "unknownSubLogin" });
    await recordEvent(
      { ...context, db },
      {
        operator: `agent ${ownerId}`,
        action: "sub-login rights",
        subject: `player ${playerId}`,
        before: { rights: changed.before.join(" ") },
        after: { rights: ticked.join(" ") },
      },
    );
    return done(null);
  });
}

export type SubLoginEnding = {
  readonly playerId: bigint;
  /** Its owner, or an operator by name, whose command keeps the audit itself. */
  readonly by: { readonly owner: Pick<Player, "id"> } | { readonly operator: string };
};

/** Ends a sub-login for good: it is signed out everywhere in the same moment, and no door opens to it again. */
export function endSubLogin(
  context: Context,
  { playerId, by }: SubLoginEnding,
): Promise<Outcome<null, UnknownSubLogin>> {
  return allOrNothing<Outcome<null, UnknownSubLogin>>(context.db, async (db) => {
    const inside = { ...context, db };
    const found = await findSubLogin(inside, playerId);
    const isTheirs = "operator" in by || found?.ownerId === by.owner.id;
    const name = "operator" in by ? by.operator : `agent ${by.owner.id}`;
    const [ended] = found && isTheirs ? await db.call(END_SUB_LOGIN, [playerId, context.now(), name]) : [];
    if (!ended) return refuse({ reason: "unknownSubLogin" });
    const shut = await setPlayerState(inside, { playerId, state: "blocked" });
    if (!shut.ok) throw new Error(`Sub-login ${playerId} has no account.`);
    if ("owner" in by) {
      await recordEvent(inside, { operator: name, action: "sub-login end", subject: `player ${playerId}` });
    }
    return done(null);
  });
}

const inOrder = (rights: readonly AgentRight[]): AgentRight[] =>
  AGENT_RIGHTS.filter((right) => rights.includes(right));
