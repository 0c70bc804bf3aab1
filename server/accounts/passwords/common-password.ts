import { normaliseTyped } from "../../core/numbers/digits.ts";
import { foldUsername } from "../fold-username.ts";
import common from "./common-passwords.json" with { type: "json" };

const COMMON: ReadonlySet<string> = new Set(common);

/** A name shorter than this stands in many a good password by chance. */
const NAME_LENGTH_MIN = 4;

/**
 * Whether a password is among those that are guessed first: one of the well-known, one character again and again, a
 * run of neighbours such as abcdefgh, or one that holds the player's own name. Sentence: `reasons.passwordCommon`.
 */
export function isCommonPassword(typed: string, username = ""): boolean {
  const password = normaliseTyped(typed.normalize("NFKC")).trim().toLowerCase();
  const name = foldUsername(username);
  if (name.length >= NAME_LENGTH_MIN && password.includes(name)) return true;
  return COMMON.has(password) || isRun(password);
}

/** Each character one step from the one before, always the same way; or not a step at all. */
function isRun(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}
