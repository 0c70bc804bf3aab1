import { z } from "zod";
import type { Translate } from "#app/i18n/translate.ts";
import { typedText } from "#app/lib/browser/typed-text.ts";

function fields(t: Translate) {
  return {
    code: typedText(t, "twoFactor.reasons.codeMissing"),
    password: typedText(t, "twoFactor.reasons.passwordMissing"),
  };
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
