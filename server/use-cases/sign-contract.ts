import {
  checkPaymentPassword,
  hasPaymentPassword,
  hasSecondFactor,
  type PaymentPasswordRefusal,
} from "../accounts/index.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { checkSecondProof, type SecondProof, type SecondProofRefusal } from "./second-proof.ts";

export type SignerProof = Omit<SecondProof, "to"> & { readonly paymentPassword: string | undefined };

export type SignerRefusal =
  | (SecondProofRefusal & { readonly by: "secondFactor" })
  | (PaymentPasswordRefusal & { readonly by: "paymentPassword" });

/**
 * Whether a signature under a contract is the player's own: by the code of the second factor and by the payment
 * password, each where the account has it. Asked before the rule, outside its transaction.
 */
export async function checkSigner(
  context: Context,
  { paymentPassword = "", ...proof }: SignerProof,
): Promise<Outcome<null, SignerRefusal>> {
  const proven = await checkSecondProof(context, { ...proof, to: "contract" });
  if (!proven.ok) return refuse({ ...proven.refusal, by: "secondFactor" });
  const { playerId } = proof;
  if (!(await hasPaymentPassword(context, playerId))) return done(null);
  const known = await checkPaymentPassword(context, { playerId, paymentPassword });
  return known.ok ? done(null) : refuse({ ...known.refusal, by: "paymentPassword" });
}

/**
 * The same for a sub-login, by what is its own: its owner's password and code stay with the owner. It signs nothing
 * while it has neither, because then whoever finds its browser open would sign.
 */
export async function checkSubLoginSigner(
  context: Context,
  proof: SignerProof,
): Promise<
  Outcome<null, SignerRefusal | { readonly reason: "proofMissing"; readonly by: "paymentPassword" }>
> {
  const { playerId } = proof;
  const canProve =
    (await hasPaymentPassword(context, playerId)) || (await hasSecondFactor(context, playerId));
  return canProve ? checkSigner(context, proof) : refuse({ reason: "proofMissing", by: "paymentPassword" });
}
