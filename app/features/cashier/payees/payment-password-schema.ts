import { z } from "zod";
import type { Translate } from "#app/i18n/translate.ts";
import { typedText } from "#app/lib/browser/typed-text.ts";
import { wayBack } from "#app/lib/browser/way-back.ts";

/** The check of a payment-password post: everything is there and the new one is twice the same. */
export function paymentPasswordSchema(t: Translate) {
  const typed = typedText(t, "cashier.reasons.fillIn");
  return z
    .object({
      password: typed,
      paymentPassword: typed,
      confirmPaymentPassword: typed,
      redirectTo: wayBack,
    })
    .refine(({ paymentPassword, confirmPaymentPassword }) => paymentPassword === confirmPaymentPassword, {
      path: ["confirmPaymentPassword"],
      message: t("reasons.inconsistentTwice"),
    });
}
