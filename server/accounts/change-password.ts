import type { Brand } from "../brand/index.ts";
import type { Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Gateways } from "../gateway/index.ts";
import { sendMessage } from "../messages/index.ts";
import { forgetLinks } from "../verification/index.ts";
import { checkPassword, hashPassword } from "./password.ts";
import { savePassword } from "./password-age.ts";
import { type PasswordRefusal, passwordRefusal } from "./password-refusal.ts";
import { judgeTry, type MoneyLocked } from "./payment-tries.ts";
import { markProofChanged, readProofs } from "./proof-store.ts";
import { closeOtherSessions } from "./session.ts";
import { readLoginHash } from "./store.ts";
import { tellByGateway } from "./tell-by-gateway.ts";

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
};

export type ChangePasswordRefusal =
  | MoneyLocked
  | PasswordRefusal
  | { readonly reason: "passwordWrong" | "samePassword" };

/**
 * Gives a player another password (L14). A wrong present one counts as a try at money (payment-tries.ts): whoever sits
 * at somebody's open session must not be able to guess it here. All other sign-ins and browsers that are remembered
 * end, and the player is told. No money leaves for a day (moneyOutHeldUntil), unless the house itself asked for the
 * change.
 */
export async function changePassword(
  context: Context,
  gateways: Gateways,
  { brand, playerId, oldPassword, newPassword, family, language }: PasswordChange,
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
  const wished = { playerId, username: proofs?.username, typed: newPassword };
  const refusal = await passwordRefusal(context, wished);
  if (refusal) return refuse(refusal);
  const hashed = await hashPassword(newPassword);
  if (!hashed.ok) return hashed;

  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    await savePassword(transaction, { playerId, hash: hashed.value, at: context.now() });
    // A login that is held has got at no money yet, and it is the house that asks for the change.
    if (oldPassword !== null) await markProofChanged(transaction, playerId, context.now());
    await closeOtherSessions(inside, { playerId, exceptFamily: family });
    await forgetLinks(inside, playerId);
    const key = `password:${context.newId()}`;
    await sendMessage(inside, { playerId, kind: "passwordChanged", facts: {}, key });
  });
  if (proofs) tellByGateway(gateways, { brand, kind: "passwordChanged", proofs, language });
  return done(null);
}
