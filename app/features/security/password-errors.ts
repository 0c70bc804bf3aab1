import type { Speaker } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import type { SetPaymentPasswordRefusal } from "#server/accounts/index.ts";

/** Beside which field each refusal stands; "" is the form as a whole. */
const FIELDS = {
  passwordWrong: "password",
  paymentPasswordWeak: "paymentPassword",
  sameAsLogin: "paymentPassword",
  moneyLocked: "",
  tooBusy: "",
} as const satisfies Record<SetPaymentPasswordRefusal["reason"], string>;

/** Why a password was not right, or another not taken, at its field, in the visitor's language. */
export function passwordErrors(
  refusal: SetPaymentPasswordRefusal,
  { language, t, timeZone }: Speaker,
): Record<string, string[]> {
  const until = "until" in refusal ? formatMoment(refusal.until, language, timeZone) : "";
  return { [FIELDS[refusal.reason]]: [t(`cashier.reasons.${refusal.reason}`, { until })] };
}
