import type { Speaker } from "#app/i18n/speech.tsx";
import { formatTime } from "#app/lib/dates.ts";
import type twoFactor from "../../../locales/en/twoFactor.json";

/** Why a code or a password is not taken. One without a sentence does not compile. */
export type FactorReason = keyof typeof twoFactor.reasons;

type FactorRefusal = { readonly reason: FactorReason; readonly until?: Date };

const FIELDS: Readonly<Partial<Record<FactorReason, string>>> = {
  codeMissing: "code",
  codeWrong: "code",
  codeUsed: "code",
  passwordWrong: "password",
};

/** What was refused, in the visitor's language, at the field that it is about: the status and the errors of an answer. */
export function factorAnswer(
  { reason, until }: FactorRefusal,
  { t, language, timeZone }: Speaker,
): readonly [status: 422 | 429, errors: Record<string, string[]>] {
  const time = until ? formatTime(until, language, timeZone) : "";
  const errors = { [FIELDS[reason] ?? ""]: [t(`twoFactor.reasons.${reason}`, { until: time })] };
  return [reason === "tooMany" || reason === "tooBusy" ? 429 : 422, errors];
}
