import { z } from "zod";
import type { Translate } from "#app/i18n/translate.ts";

const LENGTH_MAX = 200;

/** The check of a payment-password post: everything is there and the new one is twice the same. */
export function paymentPasswordSchema(t: Translate) {
  const typed = z
    .string({ error: () => t("cashier.reasons.fillIn") })
    .max(LENGTH_MAX, t("reasons.tooLong"))
    .refine((text) => text.trim() !== "", t("cashier.reasons.fillIn"));
  return z
    .object({
      password: typed,
      paymentPassword: typed,
      confirmPaymentPassword: typed,
      redirectTo: z.string().optional(),
    })
    .refine(({ paymentPassword, confirmPaymentPassword }) => paymentPassword === confirmPaymentPassword, {
      path: ["confirmPaymentPassword"],
      message: t("reasons.inconsistentTwice"),
    });
}
