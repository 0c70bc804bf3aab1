import { tooMany } from "#app/features/entry-form/too-many.ts";
import type { MessageKey } from "#app/i18n/message-key.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import type { TooMany } from "#server/http/tries/per-address.ts";
import type { RegisterRefusal } from "#server/use-cases/index.ts";
import { affiliateKey } from "./affiliate-key.ts";

type Told = { readonly field: string; readonly status: 403 | 409 | 422 | 429; readonly key: MessageKey };

/** Where each refusal belongs, and how it is answered. */
const TOLD: Readonly<Record<RegisterRefusal["reason"], Told>> = {
  registrationClosed: { field: "", status: 403, key: "reasons.registrationClosed" },
  usernameTaken: { field: "username", status: 409, key: "reasons.usernameTaken" },
  mobileTaken: { field: "mobileNum", status: 409, key: "reasons.mobileTaken" },
  affiliateUnknown: { field: "affiliateCode", status: 422, key: "reasons.affiliateUnknown" },
  tooBusy: { field: "", status: 429, key: "reasons.tooBusy" },
  captchaMissing: { field: "captcha", status: 422, key: "challenge.reasons.captchaMissing" },
  captchaWrong: { field: "captcha", status: 422, key: "challenge.reasons.captchaWrong" },
  captchaExpired: { field: "captcha", status: 422, key: "challenge.reasons.captchaExpired" },
  providerRefused: { field: "captcha", status: 422, key: "challenge.reasons.providerRefused" },
  providerAway: { field: "captcha", status: 422, key: "challenge.reasons.providerAway" },
  workMissing: { field: "captcha", status: 422, key: "challenge.reasons.workMissing" },
  lettersOnly: { field: "captcha", status: 429, key: "challenge.reasons.lettersOnly" },
  tooManyAnswers: { field: "captcha", status: 429, key: "challenge.reasons.tooManyAnswers" },
  codeMissing: { field: "verificationCode", status: 422, key: "codes.reasons.codeMissing" },
  codeWrong: { field: "verificationCode", status: 422, key: "codes.reasons.codeWrong" },
  codeExpired: { field: "verificationCode", status: 422, key: "codes.reasons.codeExpired" },
  numberInvalid: { field: "mobileNum", status: 422, key: "codes.reasons.numberInvalid" },
  tooManyLater: { field: "verificationCode", status: 429, key: "codes.reasons.tooManyLater" },
  quota: { field: "verificationCode", status: 422, key: "codes.reasons.quota" },
  notOffered: { field: "verificationCode", status: 422, key: "codes.reasons.notOffered" },
  captchaInvalid: { field: "verificationCode", status: 422, key: "codes.reasons.captchaInvalid" },
  loginFailed: { field: "verificationCode", status: 422, key: "codes.reasons.loginFailed" },
  unknownError: { field: "verificationCode", status: 422, key: "codes.reasons.unknownError" },
  unreachable: { field: "verificationCode", status: 422, key: "codes.reasons.unreachable" },
};

type Refused = { readonly status: Told["status"]; readonly errors: Record<string, string[]> };

/** What a refused registration is answered with, in the visitor's language. */
export function registrationRefused(refusal: RegisterRefusal | TooMany, speaker: Speaker): Refused {
  if (refusal.reason === "tooMany") return { status: 429, errors: tooMany(refusal.retryAt, speaker) };
  const { field, status, key: told } = TOLD[refusal.reason];
  const key = refusal.reason === "affiliateUnknown" ? affiliateKey(refusal.over) : told;
  return { status, errors: { [field]: [speaker.t(key)] } };
}
