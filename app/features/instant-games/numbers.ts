import type { Language } from "#server/core/languages.ts";
import { type Asset, formatMoney, money } from "#server/core/numbers/money.ts";
import { formatShort } from "#server/core/numbers/numbers.ts";

/** How many times a stake: whole ones without decimals. */
export function timesText(hundredths: number, language: Language): string {
  return `${formatShort(hundredths, language)}×`;
}

/** A stake times hundredths, written as money. */
export function paidText(
  stakeMinor: string,
  hundredths: number,
  { asset, language }: { asset: Asset; language: Language },
): string {
  return formatMoney(money((BigInt(stakeMinor) * BigInt(hundredths)) / 100n, asset), language);
}
