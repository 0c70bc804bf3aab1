import type { Language } from "../languages.ts";
import { formatNumber } from "./number-text.ts";

/**
 * A number of so many decimals, counted in the last of them, in the digits and separators of the language:
 * `۱٬۲۳۴٫۵۰` for 123450 and two. Exact for any bigint.
 */
export function formatDecimal(units: bigint, decimals: number, language: Language): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, "0");
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return formatNumber(units < 0n ? `-${text}` : text, language);
}

/** Odds, prices and multipliers, which are counted in hundredths of a stake: 198 is `1.98`. */
export function formatHundredths(hundredths: bigint | number, language: Language): string {
  return formatDecimal(BigInt(hundredths), 2, language);
}

/** The same without decimals where there are none: 200 is `2`. */
export function formatShort(hundredths: bigint | number, language: Language): string {
  const units = BigInt(hundredths);
  return units % 100n === 0n ? formatWhole(units / 100n, language) : formatHundredths(units, language);
}

/** A whole number, also as JSON carries one that is too large for it. */
export function formatWhole(value: bigint | number | string, language: Language): string {
  return formatDecimal(BigInt(value), 0, language);
}
