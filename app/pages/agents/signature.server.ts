import type { ShownSignature } from "#app/features/contracts/signature-fields.tsx";
import type { Speaker } from "#app/i18n/speech.tsx";
import { shownCodeField } from "#app/lib/shown-code-field.ts";
import { hasPaymentPassword, hasSecondFactor } from "#server/accounts/index.ts";
import type { ContractAnswer } from "#server/agents/index.ts";
import type { AgentVisitor } from "#server/http/visitor/agent-visitor.ts";
import {
  checkSigner,
  checkSubLoginSigner,
  signAnswer,
  signAnswerAsSubLogin,
} from "#server/use-cases/index.ts";

/** The one whose passwords and codes a signature is made with: a sub-login's own, never its owner's. */
const signerId = ({ acting, player }: AgentVisitor) => acting?.id ?? player.id;

/** What a visitor is asked for when they sign. */
export async function signatureOf(visitor: AgentVisitor, { t }: Speaker): Promise<ShownSignature> {
  const { context } = visitor;
  const playerId = signerId(visitor);
  const [hasPassword, asksForCode] = await Promise.all([
    hasPaymentPassword(context, playerId),
    hasSecondFactor(context, playerId),
  ]);
  return { hasPassword, codeField: asksForCode ? shownCodeField(t) : null, key: context.newId() };
}

type Typed = {
  readonly key: string;
  readonly paymentPassword?: string | undefined;
  readonly code?: string | undefined;
};

/** Whether what was typed makes a signature of the visitor's own. A sub-login that could prove nothing signs nothing. */
export function checkSignature(visitor: AgentVisitor, typed: Typed) {
  const { context, acting } = visitor;
  const proof = proofOf(visitor, typed);
  return acting ? checkSubLoginSigner(context, proof) : checkSigner(context, proof);
}

function proofOf(visitor: AgentVisitor, { key, paymentPassword, code }: Typed) {
  const { houseSecret } = visitor.platform.config;
  return { playerId: signerId(visitor), key, paymentPassword, code, houseSecret };
}

/** Answers in the visitor's name what the other side has asked for. */
export function answerAsked(visitor: AgentVisitor, typed: Typed, said: Omit<ContractAnswer, "by">) {
  const { context, acting } = visitor;
  const signing = { answer: { ...said, by: signedBy(visitor) }, proof: proofOf(visitor, typed) };
  return acting ? signAnswerAsSubLogin(context, signing) : signAnswer(context, signing);
}

/** The names below what is signed: the owner, and the sub-login that signed in that name. */
export const signedBy = ({ player, acting }: AgentVisitor) =>
  acting ? { playerId: player.id, subLogin: acting.username } : { playerId: player.id };
