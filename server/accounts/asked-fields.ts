import type { FieldSetting } from "../brand/index.ts";
import { ruleSentence, type Say } from "./sentences.ts";

/** A field of the registration form as its page shows it, with its rule in words. */
export type AskedField = Pick<FieldSetting, "field" | "required" | "minLength" | "maxLength"> & {
  readonly rule: string;
};

/**
 * What the page asks for: the fields that are switched on. The pattern itself stays here: people type on many
 * keyboards, and the server reads their digits and letters before it looks; a browser would not.
 */
export function askedFields(settings: readonly FieldSetting[], say: Say): AskedField[] {
  return settings
    .filter(({ enabled }) => enabled)
    .map((setting) => {
      const { field, required, minLength, maxLength } = setting;
      return { field, required, minLength, maxLength, rule: ruleSentence(setting, say) };
    });
}
