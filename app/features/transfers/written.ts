import type { Language } from "#server/core/languages.ts";
import { formatMoney, type Money } from "#server/core/numbers/money.ts";

/** An amount inside a sentence, kept apart from the direction of the words around it. */
export function written(amount: Money, language: Language): string {
  return apart(formatMoney(amount, language));
}

export function apart(text: string): string {
  return `\u2068${text}\u2069`;
}
