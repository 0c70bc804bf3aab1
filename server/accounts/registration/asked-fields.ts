import type { FieldSetting } from "../../brand/index.ts";
import { ruleSentence, type Say } from "../sentences.ts";

/** A field of the registration form as its page shows it, with its rule in words. */
export type AskedField = Pick<FieldSetting, "field" | "required" | "minLength" | "maxLength"> & {
  readonly rule: string;
};

/** Asked for in ways of their own: what proves that a person asks, and that the number is theirs. */
const PROOFS: ReadonlySet<FieldSetting["field"]> = new Set(["captcha", "verificationCode"]);

/**
 * What the page asks for: the fields that are switched on, but for the proofs. The pattern itself stays here: people
 * type on many keyboards, and the server reads their digits and letters before it looks; a browser would not.
 */
export function askedFields(settings: readonly FieldSetting[], say: Say): AskedField[] {
  return settings
    .filter(({ field, enabled }) => enabled && !PROOFS.has(field))
    .map((setting) => {
      const { field, required, minLength, maxLength } = setting;
      return { field, required, minLength, maxLength, rule: ruleSentence(setting, say) };
    });
}
