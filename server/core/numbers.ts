import { toPersianDigits } from "./digits.ts";
import type { Language } from "./languages.ts";

/** Fixed here and not asked of the machine, so that server and browser always print the same. */
const SEPARATORS: Record<Language, { group: string; decimal: string }> = {
  fa: { group: "٬", decimal: "٫" },
  en: { group: ",", decimal: "." },
  zh: { group: ",", decimal: "." },
  id: { group: ".", decimal: "," },
  th: { group: ",", decimal: "." },
  vi: { group: ".", decimal: "," },
};

/**
 * A number of so many decimals, counted in the last of them, in the digits and separators of the language:
 * `۱٬۲۳۴٫۵۰` for 123450 and two. Exact for any bigint.
 */
export function formatDecimal(units: bigint, decimals: number, language: Language): string {
  const { group, decimal } = SEPARATORS[language];
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, group);
  const text = decimals === 0 ? whole : `${whole}${decimal}${digits.slice(-decimals)}`;
  const signed = units < 0n ? `\u200e−${text}` : text;
  return language === "fa" ? toPersianDigits(signed) : signed;
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

/** A number as it is, with as many decimals as it has. */
export function formatNumber(value: bigint | number, language: Language): string {
  const [, whole, decimals = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  return whole === undefined
    ? String(value)
    : formatDecimal(BigInt(whole + decimals), decimals.length, language);
}
