import { z } from "zod";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import { oneLine } from "../../core/text/typed-lines.ts";
import { pictureFiles } from "../../pictures/index.ts";
import type { ApplicationRule, Channel } from "./application-rule.ts";

export const REMARK_MAX = 140;

/** Far above what is ever right: beyond these nobody counts. */
const READ_MAX = 2000;

/** What the form can say: keys under `application.reasons`. */
export type ApplicationFormReason = "remarkLength" | "error_whatsapp" | "error_zalo";

/** A number with its country, or for Zalo a name as well. */
const CONTACTS: Readonly<Record<Channel, RegExp>> = {
  whatsapp: /^\+?\d{8,15}$/,
  zalo: /^(?:\+?\d{8,15}|[A-Za-z][A-Za-z0-9._]{2,39})$/,
};

/** What a member writes who applies for a promotion; pictures are judged by the rule, by what is in them. */
export function applicationForm(
  { contact }: Pick<ApplicationRule, "contact">,
  say: (reason: ApplicationFormReason) => string,
) {
  return z.object({
    remark: z
      .string()
      .max(READ_MAX, { error: say("remarkLength"), abort: true })
      .default("")
      .transform(oneLine)
      .refine((text) => [...text].length <= REMARK_MAX, say("remarkLength")),
    contact: z
      .string()
      .max(READ_MAX)
      .default("")
      .transform((typed) => normaliseTyped(typed).replace(/[\s()-]/g, ""))
      .refine((text) => !contact || CONTACTS[contact].test(text), contact && say(`error_${contact}`)),
    pictures: pictureFiles,
  });
}
