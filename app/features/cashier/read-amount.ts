import type { Language } from "#server/core/languages.ts";
import { type Asset, type Money, parseMoney } from "#server/core/numbers/money.ts";

/** An amount as a form or an address gives it. A pick is written as the house writes it, whatever the language. */
export type GivenAmount = { readonly preset?: string | undefined; readonly amount?: string | undefined };

/** What counts of it: what was typed, else the pick. Without script a pick cannot be taken back. */
export function countingAmount({ preset, amount }: GivenAmount): Record<string, string> {
  const typed = amount?.trim();
  if (typed) return { amount: typed };
  return preset ? { preset } : {};
}

/** The same of an address: `?amount=` or `?preset=`. */
export function amountIn(query: URLSearchParams): GivenAmount {
  return countingAmount({ preset: query.get("preset") ?? "", amount: query.get("amount") ?? "" });
}

/** The amount of an order form; null when what was typed or picked is none. */
export function readAmount(given: GivenAmount, asset: Asset, language: Language): Money | null {
  const { amount, preset } = countingAmount(given);
  return amount ? parseMoney(amount, asset, language) : parseMoney(preset ?? "", asset);
}
