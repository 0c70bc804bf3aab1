import type { Brand } from "../../brand/index.ts";
import type { Language } from "../../core/languages.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import type { Gateways } from "../../gateway/index.ts";
import { sendMessage } from "../../messages/index.ts";
import { forgetLinks } from "../../verification/index.ts";
import { markProofChanged, readProofs } from "../profile/proof-store.ts";
import { type Agreement, agreeFirst } from "../registration/first-agreement.ts";
import { closeOtherSessions } from "../sessions/end-sign-ins.ts";
import { isStillOpen } from "../sessions/is-still-open.ts";
import { readLoginHash } from "../store.ts";
import { tellByGateway } from "../tell-by-gateway.ts";
import { checkPassword, hashPassword } from "./password.ts";
import { savePassword } from "./password-age.ts";
import { type PasswordRefusal, passwordRefusal } from "./password-refusal.ts";
import { judgeTry, type MoneyLocked } from "./payment-tries.ts";

export type PasswordChange = {
  readonly brand: Brand;
  readonly playerId: bigint;
  /** Null for a login that is held for a new password: it has just been proved. */
  readonly oldPassword: string | null;
  /** Within the brand's rule: the form has seen to that. */
  readonly newPassword: string;
  /** The sign-in that goes on; every other one ends. */
  readonly family: string;
  readonly language: Language;
  /** What is agreed to with the change, where an agent opened the account: kept only if the password is. */
  readonly agrees?: Agreement | null;
};

export type ChangePasswordRefusal =
  | MoneyLocked
  | PasswordRefusal
  | { readonly reason: "passwordWrong" | "samePassword" | "staleForm" };

/**
 * Gives a player another password (L14). A wrong present one counts as a try at money (payment-tries.ts): whoever sits
 * at somebody's open session must not be able to guess it here. All other sign-ins and browsers that are remembered
 * end, and the player is told. No money leaves for a day (moneyOutHeldUntil), unless the house itself asked for the
 * change. Whoever was signed out meanwhile, by a recovery or by another change, changes nothing any more.
 */
export async function changePassword(
  context: Context,
  gateways: Gateways,
  { brand, playerId, oldPassword, newPassword, family, language, agrees = null }: PasswordChange,
): Promise<Outcome<null, ChangePasswordRefusal>> {
  const { db } = context;
  const loginHash = await readLoginHash(db, playerId);
  if (oldPassword !== null) {
    const proven = await judgeTry(context, { playerId, typed: oldPassword, secrets: { login: loginHash } });
    if (!proven.ok) return proven;
    if (!proven.value) return refuse({ reason: "passwordWrong" });
  }
  const isSame = await checkPassword(loginHash, newPassword);
  if (!isSame.ok) return isSame;
  if (isSame.value) return refuse({ reason: "samePassword" });
  const proofs = await readProofs(db, playerId);
  const hashed = await hashPassword(newPassword);
  if (!hashed.ok) return hashed;
  const wished = { playerId, username: proofs?.username, typed: newPassword };
  const refusal = await passwordRefusal(context, wished);

  const isAsked = oldPassword === null;
  const change = { playerId, hash: hashed.value, was: loginHash, refusal, family, isAsked, agrees };
  const changed = await allOrNothing(db, (transaction) =>
    putChanged({ ...context, db: transaction }, change),
  );
  if (!changed.ok) return changed;
  if (proofs) tellByGateway(gateways, { brand, kind: "passwordChanged", proofs, language });
  return done(null);
}

type Change = {
  readonly playerId: bigint;
  readonly hash: string;
  /** The hash of the old one, as it was proved. */
  readonly was: string | null;
  /** What speaks against the password. */
  readonly refusal: PasswordRefusal | null;
  readonly family: string;
  /** The house asks for the change. */
  readonly isAsked: boolean;
  readonly agrees: Agreement | null;
};

async function putChanged(
  context: Context,
  { playerId, hash, was, refusal, family, isAsked, agrees }: Change,
): Promise<Outcome<null, PasswordRefusal | { reason: "staleForm" | "passwordWrong" }>> {
  const { db, now } = context;
  // Of several changes at once, one is made: to the others the old password is not the one that was proved.
  const isSaved = await savePassword(db, { playerId, hash, was, at: now() });
  // Not before: until it is saved here, another password may be saved elsewhere.
  if (!(await isStillOpen(context, { family }))) return refuse({ reason: "staleForm" });
  if (!isSaved) return refuse({ reason: isAsked ? "staleForm" : "passwordWrong" });
  // Told only where the change would be made, or the payment password could be guessed by changes that come to nothing.
  if (refusal) return refuse(refusal);
  if (agrees) await agreeFirst(context, { playerId, ...agrees });
  // A login that is held has got at no money yet, and it is the house that asks for the change.
  if (!isAsked) await markProofChanged(db, playerId, now());
  await closeOtherSessions(context, { playerId, exceptFamily: family });
  await forgetLinks(context, playerId);
  const key = `password:${context.newId()}`;
  await sendMessage(context, { playerId, kind: "passwordChanged", facts: {}, key });
  return done(null);
}
