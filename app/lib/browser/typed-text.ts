import { z } from "zod";
import type { MessageKey } from "#app/i18n/message-key.ts";
import type { Translate } from "#app/i18n/translate.ts";

/** More than anybody means to type into one field. */
const LENGTH_MAX = 500;

/** A text that has to be typed; `missing` is what is said where it was not. */
export function typedText(t: Translate, missing: MessageKey) {
  return z
    .string({ error: () => t(missing) })
    .max(LENGTH_MAX, t("reasons.tooLong"))
    .refine((text) => text.trim() !== "", t(missing));
}
