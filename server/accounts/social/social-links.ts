import { hasFlag } from "../../brand/index.ts";
import type { TooBusy } from "../../core/bounds/bounded-queue.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import type { Provider, SocialIdentity } from "../../gateway/identity/index.ts";
import { sendMessage } from "../../messages/index.ts";
import { judgeTry, type MoneyLocked } from "../passwords/payment-tries.ts";
import { findPlayer } from "../player-state.ts";
import { readLoginHash } from "../store.ts";
import type { SocialLink } from "./social-statements.ts";
import { deleteLink, holdOwnWaysIn, insertLink, readLinked, readSocialLinks } from "./social-store.ts";

/** How people call them, in every language. */
export const PROVIDER_NAMES = { google: "Google", facebook: "Facebook" } as const satisfies Record<
  Provider,
  string
>;

export type LinkRequest = {
  readonly playerId: bigint;
  readonly brandId: string;
  readonly identity: SocialIdentity;
};

export type LinkRefusal = {
  readonly reason: "linkedElsewhere" | "providerLinked";
};

/** The accounts elsewhere with which a player can come in. */
export function socialLinksOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<readonly SocialLink[]> {
  return readSocialLinks(db, playerId);
}

/**
 * Lets a player come in with an account elsewhere from now on: one of each provider, and each for one player of a
 * brand. Asks for no proof that the player wants it: registration and linkWithPassword do. The same again is the same.
 */
export async function linkIdentity(
  context: Context,
  { playerId, brandId, identity }: LinkRequest,
): Promise<Outcome<null, LinkRefusal>> {
  const { provider, subject, email, name } = identity;
  const named = { brandId, provider, subject, playerId };
  return context.db.transaction(async (db) => {
    const label = email ?? name ?? "";
    if (await insertLink(db, { ...named, label, at: context.now() })) {
      await tell({ ...context, db }, { playerId, kind: "socialLinked", provider });
      return done(null);
    }
    const linked = await readLinked(db, named);
    if (linked.some((one) => one.playerId === playerId && one.subject === subject)) return done(null);
    const isElsewhere = linked.some((one) => one.subject === subject);
    return refuse({ reason: isElsewhere ? ("linkedElsewhere" as const) : ("providerLinked" as const) });
  });
}

/**
 * The same for a player who is signed in, for the password: a session alone must not open a door that stays. A wrong
 * one counts as a try at money (payment-tries.ts). Must not run inside a transaction.
 */
export async function linkWithPassword(
  context: Context,
  { password, ...request }: LinkRequest & { readonly password: string },
): Promise<Outcome<null, LinkRefusal | MoneyLocked | TooBusy | { reason: "passwordWrong" }>> {
  const { playerId } = request;
  const secrets = { login: await readLoginHash(context.db, playerId) };
  const judged = await judgeTry(context, { playerId, typed: password, secrets });
  if (!judged.ok) return judged;
  return judged.value ? linkIdentity(context, request) : refuse({ reason: "passwordWrong" });
}

/** Takes an account elsewhere from a player again, unless nothing else would lead in. */
export async function unlinkSocial(
  context: Context,
  { playerId, provider }: { readonly playerId: bigint; readonly provider: Provider },
): Promise<Outcome<null, { reason: "notLinked" | "lastWayIn" }>> {
  const player = await findPlayer(context, playerId);
  const numberLeadsIn = player !== null && (await isNumberWayIn(context, player.brandId));
  return context.db.transaction(async (db) => {
    const hasOwn = await holdOwnWaysIn(db, { playerId, numberLeadsIn });
    const links = await readSocialLinks(db, playerId);
    if (!links.some((link) => link.provider === provider)) return refuse({ reason: "notLinked" as const });
    if (!hasOwn && links.length === 1) return refuse({ reason: "lastWayIn" as const });
    await deleteLink(db, playerId, provider);
    await tell({ ...context, db }, { playerId, kind: "socialUnlinked", provider });
    return done(null);
  });
}

/** Whether a proven number opens the door here: by a code at the login, or by recovery. */
async function isNumberWayIn(context: Context, brandId: string): Promise<boolean> {
  if (await hasFlag(context, brandId, "MOBILEVERCODELOGIN3")) return true;
  return hasFlag(context, brandId, "PHONEVERIFY3");
}

async function tell(
  context: Context,
  {
    playerId,
    kind,
    provider,
  }: { playerId: bigint; kind: "socialLinked" | "socialUnlinked"; provider: Provider },
): Promise<void> {
  const facts = { provider: PROVIDER_NAMES[provider] };
  await sendMessage(context, { playerId, kind, facts, key: `${kind}:${context.newId()}` });
}
