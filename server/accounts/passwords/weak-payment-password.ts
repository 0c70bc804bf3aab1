import { normaliseTyped } from "../../core/numbers/digits.ts";

/** Shorter than a login's, because five wrong tries lock it: six digits are a guess in two hundred thousand. */
const LENGTH_MIN = 6;
const LENGTH_MAX = 128;

/** Whether a payment password is what is guessed first: too short, one character again and again, or a run like 123456. */
export function isWeakPaymentPassword(typed: string): boolean {
  const letters = [...normaliseTyped(typed).trim()];
  if (letters.length < LENGTH_MIN || letters.length > LENGTH_MAX) return true;
  const steps = letters.slice(1).map((letter, index) => codeOf(letter) - codeOf(letters[index] ?? ""));
  const [first = 0] = steps;
  return Math.abs(first) <= 1 && steps.every((step) => step === first);
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
