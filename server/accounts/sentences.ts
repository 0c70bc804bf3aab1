import type { ContactField, PatternId, RegistrationField } from "../brand/index.ts";

/** A field that can be missing, or the kind of it: keys under `reasons.missing`. */
export type MissingField = Exclude<RegistrationField, ContactField> | "whatsapp" | "zalo" | "contact";

/** What a form of this module can say, as keys under `reasons` in the locale files. */
export type SentenceKey =
  | `missing.${MissingField}`
  | `pattern.${PatternId}`
  | "lengths.exact"
  | "lengths.range"
  | "inconsistentTwice"
  | "passwordCommon"
  | "paymentPasswordWeak"
  | "paymentPasswordIsLogin"
  | "acceptTerms"
  | "ofAge"
  | "tooLong"
  | "unreadable";

/** Says something in the visitor's language; whoever builds a form brings it along. */
export type Say = (key: SentenceKey, holes?: Readonly<Record<string, string | number>>) => string;

type Rule = { readonly patternId: PatternId; readonly minLength: number; readonly maxLength: number };

/**
 * The sentence of a field's rule (S03): the lengths are filled in, and where both are one number it is
 * said once. The same sentence is the hint below the field.
 */
export function ruleSentence({ patternId, minLength: min, maxLength: max }: Rule, say: Say): string {
  const length = min === max ? say("lengths.exact", { max }) : say("lengths.range", { min, max });
  return say(`pattern.${patternId}`, { length, min, max });
}
