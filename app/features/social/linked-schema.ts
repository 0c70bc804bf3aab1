import { z } from "zod";
import type { Translate } from "#app/i18n/translate.ts";

const LENGTH_MAX = 200;

/** What the forms of the page about linked accounts post. */
export function linkedForm(t: Translate) {
  const password = z
    .string({ error: () => t("twoFactor.reasons.passwordMissing") })
    .max(LENGTH_MAX, t("reasons.tooLong"))
    .refine((text) => text.trim() !== "", t("twoFactor.reasons.passwordMissing"));
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("link"), password }),
    z.object({ intent: z.literal("cancel") }),
    z.object({ intent: z.literal("unlink"), provider: z.enum(["google", "facebook"]) }),
  ]);
}
