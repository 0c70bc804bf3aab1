import {
  checkPaymentPassword,
  hasPaymentPassword,
  hasSecondFactor,
  type PaymentPasswordRefusal,
} from "../accounts/index.ts";
import type { AnswerRefusal, ContractAnswer } from "../agents/index.ts";
import { answerContract } from "../agents/parts.ts";
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

type NoProof = { readonly reason: "proofMissing"; readonly by: "paymentPassword" };

/**
 * The same for a sub-login, by what is its own: its owner's password and code stay with the owner. It signs nothing
 * while it has neither, because then whoever finds its browser open would sign.
 */
export async function checkSubLoginSigner(
  context: Context,
  proof: SignerProof,
): Promise<Outcome<null, SignerRefusal | NoProof>> {
  const { playerId } = proof;
  const canProve =
    (await hasPaymentPassword(context, playerId)) || (await hasSecondFactor(context, playerId));
  return canProve ? checkSigner(context, proof) : refuse({ reason: "proofMissing", by: "paymentPassword" });
}

type Refusal = { readonly reason: string };
type Answered<Proof extends Refusal> = Outcome<null, Proof | (AnswerRefusal & { readonly by: "contract" })>;
type Signing = { readonly answer: ContractAnswer; readonly proof: SignerProof };

/** Answers what the other side of a contract has asked for. A yes needs the signer's own proof; a no needs none. */
export const signAnswer = (context: Context, signing: Signing): Promise<Answered<SignerRefusal>> =>
  answerProven(context, signing, checkSigner);

/** The same by a sub-login, in its owner's name and with its own proof. */
export const signAnswerAsSubLogin = (
  context: Context,
  signing: Signing,
): Promise<Answered<SignerRefusal | NoProof>> => answerProven(context, signing, checkSubLoginSigner);

async function answerProven<Proof extends Refusal>(
  context: Context,
  { answer, proof }: Signing,
  check: (context: Context, proof: SignerProof) => Promise<Outcome<null, Proof>>,
): Promise<Answered<Proof>> {
  const own = answer.answer === "agree" ? await check(context, proof) : done(null);
  if (!own.ok) return own;
  const answered = await answerContract(context, answer);
  return answered.ok ? answered : refuse({ ...answered.refusal, by: "contract" as const });
}
