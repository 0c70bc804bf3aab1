import {
  mayOpen,
  noteOpened,
  type Player,
  type RegistrationRefusal,
  requirePasswordChange,
} from "../accounts/index.ts";
import { checkRegistration, hashRegistration, registerPlayer } from "../accounts/parts.ts";
import { beginWith, type Rates } from "../agents/index.ts";
import { recordEvent } from "../audit/index.ts";
import type { Brand } from "../brand/index.ts";
import type { Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";

export type OpeningRequest = {
  readonly brand: Brand;
  readonly agent: Pick<Player, "id">;
  /** The agent, or the sub-login that opens it in that name. */
  readonly subLogin?: string | undefined;
  readonly username: string;
  /** Within the brand's rule: the form has seen to that. */
  readonly password: string;
  readonly accountType: 0 | 2;
  readonly language: Language;
  /** What the person begins with: at most what the agent has. */
  readonly rates?: Rates;
};

export type OpeningRefusal =
  | RegistrationRefusal
  | { readonly reason: "noTeam" | "openedMany" | "rateTooHigh" };

/**
 * Opens an account directly below a partner or an agent (A05). Its first password opens only the page where it is
 * changed, and there the person says of what age they are and agrees to the terms, which nobody does for them.
 */
export async function openByAgent(
  context: Context,
  { brand, agent, subLogin, username, password, accountType, language, rates = {} }: OpeningRequest,
): Promise<Outcome<{ readonly playerId: bigint }, OpeningRefusal>> {
  const request = { brand, language, registration: { ...NOTHING_TOLD, username, password } };
  const checked = await checkRegistration(context, request);
  if (!checked.ok) return checked;
  const hashed = await hashRegistration(context, { password });
  if (!hashed.ok) return hashed;
  return allOrNothing<Outcome<{ readonly playerId: bigint }, OpeningRefusal>>(context.db, async (db) => {
    const inside = { ...context, db };
    const may = await mayOpen(inside, agent.id);
    if (may !== "yes") return refuse({ reason: may });
    const opened = { by: agent.id, accountType };
    const made = await registerPlayer(inside, { ...request, hashes: hashed.value, opened });
    if (!made.ok) return made;
    const { playerId } = made.value;
    if (!(await beginWith(inside, { agent, playerId, rates }))) return refuse({ reason: "rateTooHigh" });
    await requirePasswordChange(inside, playerId);
    await noteOpened(inside, { playerId, agent: agent.id });
    await recordEvent(inside, {
      operator: subLogin === undefined ? `agent ${agent.id}` : `agent ${agent.id} by ${subLogin}`,
      action: "account open",
      subject: `player ${playerId}`,
      after: { accountType },
    });
    return done({ playerId });
  });
}

const NOTHING_TOLD = { payeeName: null, email: null, mobile: null, contacts: {}, referralCode: null };
