import { z } from "zod";
import { FIELD_LENGTH_MAX, type FieldSetting } from "../../brand/index.ts";
import { normaliseTyped } from "../../core/numbers/digits.ts";
import { followsRule } from "../field-problem.ts";
import { ruleSentence, type Say } from "../sentences.ts";
import { isCommonPassword } from "./common-password.ts";

/** The rule of a password where a brand has said nothing. */
const PLAIN_RULE = { patternId: "password", minLength: 8, maxLength: 128, acceptedPattern: null } as const;

/** What a brand asks of a password: the row of its registration form. */
export function passwordRule(
  settings: readonly FieldSetting[],
): Pick<FieldSetting, "patternId" | "minLength" | "maxLength" | "acceptedPattern"> {
  return settings.find(({ field }) => field === "password") ?? PLAIN_RULE;
}

/**
 * A new password, typed twice, by the rule of the brand (S03, L14): fields newPassword and confirmNewPassword. Whoever
 * makes a form of it adds what else it has.
 */
export function newPasswordShape(settings: readonly FieldSetting[], say: Say) {
  const rule = passwordRule(settings);
  const typed = z
    .string({ error: () => say("missing.password") })
    .max(FIELD_LENGTH_MAX, say("tooLong"))
    .transform((text) => normaliseTyped(text).trim());
  return {
    newPassword: typed.superRefine((text, check) => {
      const told = (message: string) => check.addIssue({ code: "custom", message });
      if (text === "") told(say("missing.password"));
      else if (!followsRule(rule, text)) told(ruleSentence(rule, say));
      else if (isCommonPassword(text)) told(say("passwordCommon"));
    }),
    confirmNewPassword: z
      .string({ error: () => say("missing.confirmPassword") })
      .max(FIELD_LENGTH_MAX, say("tooLong"))
      .transform((text) => normaliseTyped(text).trim()),
  };
}

/** Both are the same; the sentence is the specification's "inconsistent twice". */
export function sameTwice(say: Say) {
  return {
    check: (typed: { readonly newPassword: string; readonly confirmNewPassword: string }) =>
      typed.newPassword === typed.confirmNewPassword,
    told: { path: ["confirmNewPassword"], message: say("inconsistentTwice") },
  };
}

/** The sentence of the rule, which is the hint below the field. */
export function passwordHint(settings: readonly FieldSetting[], say: Say): string {
  return ruleSentence(passwordRule(settings), say);
}
