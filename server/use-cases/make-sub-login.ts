import { type Player, type RegistrationRefusal, requirePasswordChange } from "../accounts/index.ts";
import { checkRegistration, hashRegistration, registerPlayer } from "../accounts/parts.ts";
import { type AgentRight, keepSubLogin, maySubLogin } from "../agents/index.ts";
import type { Brand } from "../brand/index.ts";
import type { Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";

export type SubLoginRequest = {
  readonly brand: Brand;
  readonly owner: Pick<Player, "id">;
  readonly username: string;
  /** Within the brand's rule: the form has seen to that. */
  readonly password: string;
  readonly rights: readonly AgentRight[];
  readonly language: Language;
};

export type SubLoginRefusal = RegistrationRefusal | { readonly reason: "noTeam" | "subLoginsMany" };

type Made = Outcome<{ readonly playerId: bigint }, SubLoginRefusal>;

/**
 * Makes a login for somebody who works in the name of a partner or an agent (A01). Its first password opens only the
 * page where it is changed; its owner never knows the one after it.
 */
export async function makeSubLogin(
  context: Context,
  { brand, owner, username, password, rights, language }: SubLoginRequest,
): Promise<Made> {
  const request = { brand, language, registration: { ...NOTHING_TOLD, username, password } };
  const checked = await checkRegistration(context, request);
  if (!checked.ok) return checked;
  const hashed = await hashRegistration(context, { password });
  if (!hashed.ok) return hashed;
  return allOrNothing<Made>(context.db, async (db) => {
    const inside = { ...context, db };
    const may = await maySubLogin(inside, owner.id);
    if (!may.ok) return refuse(may.refusal);
    const subLogin = may.value.accountType;
    const made = await registerPlayer(inside, { ...request, hashes: hashed.value, subLogin });
    if (!made.ok) return made;
    const { playerId } = made.value;
    await keepSubLogin(inside, { playerId, ownerId: owner.id, rights });
    await requirePasswordChange(inside, playerId);
    return done({ playerId });
  });
}

const NOTHING_TOLD = { payeeName: null, email: null, mobile: null, contacts: {}, referralCode: null };
