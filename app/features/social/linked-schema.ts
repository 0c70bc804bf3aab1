import { z } from "zod";
import type { Translate } from "#app/i18n/translate.ts";
import { typedText } from "#app/lib/browser/typed-text.ts";

/** What the forms of the page about linked accounts post. */
export function linkedForm(t: Translate) {
  const password = typedText(t, "twoFactor.reasons.passwordMissing");
  return z.discriminatedUnion("intent", [
    z.object({ intent: z.literal("link"), password }),
    z.object({ intent: z.literal("cancel") }),
    z.object({ intent: z.literal("unlink"), provider: z.enum(["google", "facebook"]) }),
  ]);
}
