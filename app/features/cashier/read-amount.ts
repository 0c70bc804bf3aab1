import type { Language } from "#server/core/languages.ts";
import { type Asset, type Money, parseMoney } from "#server/core/money.ts";

type Given = { readonly preset?: string | undefined; readonly amount?: string | undefined };

/** What was typed, else what was picked. Without script a pick cannot be taken back, so typing outranks it. */
export function typedAmount({ preset, amount }: Given): string {
  return amount?.trim() || (preset ?? "");
}

/** The amount of an order form; null when what was typed or picked is none. A pick is written as the house writes it. */
export function readAmount(given: Given, asset: Asset, language: Language): Money | null {
  const typed = given.amount?.trim();
  return typed ? parseMoney(typed, asset, language) : parseMoney(given.preset ?? "", asset);
}
