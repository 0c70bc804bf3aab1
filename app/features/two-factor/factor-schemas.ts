import { z } from "zod";
import type { Translate } from "#app/i18n/translate.ts";

const LENGTH_MAX = 200;

function fields(t: Translate) {
  const typed = (missing: "codeMissing" | "passwordMissing") =>
    z
      .string({ error: () => t(`twoFactor.reasons.${missing}`) })
      .max(LENGTH_MAX, t("reasons.tooLong"))
      .refine((text) => text.trim() !== "", t(`twoFactor.reasons.${missing}`));
  return { code: typed("codeMissing"), password: typed("passwordMissing") };
}

/** What the second step of a login posts. */
export function codeForm(t: Translate) {
  return z.object({ code: fields(t).code });
}

/** What the forms of the page about two-step sign-in post. */
export function factorForm(t: Translate) {
  const { code, password } = fields(t);
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("begin") }),
    z.object({ intent: z.literal("on"), code, password }),
    z.object({ intent: z.literal("renew"), code }),
    z.object({ intent: z.literal("off"), code, password }),
  ]);
}
