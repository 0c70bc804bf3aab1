import type { Language } from "#server/core/languages.ts";
import { type Asset, formatAmount, formatMoney, money } from "#server/core/money.ts";

/** Hundredths as the language writes them: 198 is `1.98`. */
export function hundredthsText(hundredths: number, language: Language): string {
  return formatAmount({ minor: BigInt(hundredths), asset: "P" }, language);
}

/** How many times a stake: whole ones without decimals. */
export function timesText(hundredths: number, language: Language): string {
  const whole = hundredths % 100 === 0;
  return `${whole ? wholeText(hundredths / 100, language) : hundredthsText(hundredths, language)}×`;
}

export function wholeText(value: number | bigint, language: Language): string {
  return formatAmount({ minor: BigInt(value), asset: "PTS" }, language);
}

/** Two digits of a number that may be large: `1,234.50` for 123450 hundredths, without needless decimals. */
export function shortText(hundredths: bigint, language: Language): string {
  return hundredths % 100n === 0n
    ? wholeText(hundredths / 100n, language)
    : formatAmount({ minor: hundredths, asset: "P" }, language);
}

/** A stake times hundredths, written as money. */
export function paidText(
  stakeMinor: string,
  hundredths: number,
  { asset, language }: { asset: Asset; language: Language },
): string {
  return formatMoney(money((BigInt(stakeMinor) * BigInt(hundredths)) / 100n, asset), language);
}
