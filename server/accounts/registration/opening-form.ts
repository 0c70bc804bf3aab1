import { z } from "zod";
import type { FieldSetting } from "../../brand/index.ts";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import { problemOf } from "../field-problem.ts";
import { newPasswordShape, sameTwice } from "../passwords/new-password-form.ts";
import type { Say } from "../sentences.ts";

const TYPED_MAX = 300;

/** A name and a first password for somebody else, by the rules of the brand's registration (A05). */
export function openingForm(settings: readonly FieldSetting[], say: Say) {
  const same = sameTwice(say);
  return z
    .object({ ...openedShape(settings, say), kind: z.enum(["member", "agent"]) })
    .refine(same.check, same.told);
}

/** The same for a sub-login, of which its owner says what it may instead of what it is (A01). */
export function subLoginForm(settings: readonly FieldSetting[], say: Say) {
  const same = sameTwice(say);
  return z.object(openedShape(settings, say)).refine(same.check, same.told);
}

function openedShape(settings: readonly FieldSetting[], say: Say) {
  const rule = settings.find(({ field }) => field === "username");
  const username = z
    .string({ error: () => say("missing.username") })
    .max(TYPED_MAX, say("tooLong"))
    .transform((typed) => normaliseTyped(typed).trim())
    .superRefine((typed, check) => {
      const problems = rule ? problemOf({ ...rule, required: true }, { username: typed }, say) : [];
      for (const { message } of problems) check.addIssue({ code: "custom", message });
    });
  return {
    username,
    ...newPasswordShape(settings, say),
    key: z.string().max(64),
    paymentPassword: z.string().max(TYPED_MAX).optional(),
    code: z.string().max(TYPED_MAX).optional(),
  };
}
