import { z } from "zod";
import { sayReasons } from "#app/features/entry-form/say-reasons.ts";
import type { Speaker } from "#app/i18n/speech.tsx";
import type { Translate } from "#app/i18n/translate.ts";
import { typedText } from "#app/lib/browser/typed-text.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { type ChangePasswordRefusal, newPasswordShape, sameTwice } from "#server/accounts/index.ts";
import type { FieldSetting } from "#server/brand/index.ts";

/** The check of a change of password; the present one is a proof unless the login is held for this (L14). */
export function changePasswordSchema(t: Translate, settings: readonly FieldSetting[], asksOld: boolean) {
  const say = sayReasons(t);
  const same = sameTwice(say);
  const oldPassword = typedText(t, "codes.reasons.oldPasswordMissing");
  return z
    .object({
      oldPassword: asksOld ? oldPassword : oldPassword.optional(),
      ...newPasswordShape(settings, say),
    })
    .refine(same.check, same.told);
}

/** Why a password was not changed, at its field, and with what status that is answered. */
export function sayChangeRefusal(
  refusal: ChangePasswordRefusal,
  { t, language, timeZone }: Speaker,
): { status: 422 | 429; errors: Record<string, string[]> } {
  switch (refusal.reason) {
    case "tooBusy":
      return { status: 429, errors: { "": [t("reasons.tooBusy")] } };
    case "moneyLocked": {
      const until = formatMoment(refusal.until, language, timeZone);
      return { status: 422, errors: { "": [t("cashier.reasons.moneyLocked", { until })] } };
    }
    case "passwordWrong":
      return { status: 422, errors: { oldPassword: [t("codes.reasons.passwordWrong")] } };
    case "samePassword":
      return { status: 422, errors: { newPassword: [t("codes.reasons.samePassword")] } };
    case "staleForm":
      return { status: 422, errors: { "": [t("reasons.staleForm")] } };
    case "passwordCommon":
    case "passwordIsPayment":
      return { status: 422, errors: { newPassword: [t(`reasons.${refusal.reason}`)] } };
  }
}
