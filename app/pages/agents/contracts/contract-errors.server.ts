import type { ContractReason } from "#app/features/contracts/contract-reason.ts";
import { factorAnswer } from "#app/features/two-factor/factor-answer.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { answerAsked, checkSignature } from "../signature.server.ts";

type Checked = Awaited<ReturnType<typeof checkSignature>>;
type SignatureRefusal = Extract<Checked, { readonly ok: false }>["refusal"];
type AnswerRefusal = Extract<Awaited<ReturnType<typeof answerAsked>>, { readonly ok: false }>["refusal"];

type Answer = readonly [status: 422 | 429, errors: Record<string, string[]>];

/** Why a signature was not taken as the player's own, at the field that it is about. */
export function signatureAnswer(refusal: SignatureRefusal, speaker: Speaker): Answer {
  if (refusal.by === "secondFactor") return factorAnswer(refusal, speaker);
  const { t, language, timeZone } = speaker;
  const { reason } = refusal;
  const until = "until" in refusal ? formatMoment(refusal.until, language, timeZone) : "";
  const field = reason === "paymentPasswordWrong" ? "paymentPassword" : "";
  const isBusy = reason === "moneyLocked" || reason === "tooBusy";
  return [isBusy ? 429 : 422, { [field]: [t(`contracts.reasons.${reason}`, { until })] }];
}

/** Why a rule said no, about the form as a whole. */
export function contractAnswer({ reason }: { readonly reason: ContractReason }, { t }: Speaker): Answer {
  return [422, { "": [t(`contracts.reasons.${reason}`)] }];
}

/** Why an answer was not taken: the signature, or the rule. */
export const answerRefused = (refusal: AnswerRefusal, speaker: Speaker): Answer =>
  refusal.by === "contract" ? contractAnswer(refusal, speaker) : signatureAnswer(refusal, speaker);
