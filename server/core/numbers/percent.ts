import type { Language } from "../languages.ts";
import { toPersianDigits } from "./digits.ts";

const DECIMAL_COMMA: ReadonlySet<Language> = new Set(["id", "vi"]);

/** Hundredths of a percent as the language writes them: 9512 is `95.12%` and `۹۵٫۱۲٪`. Exact, never rounded. */
export function formatBasisPoints(basisPoints: number, language: Language): string {
  const digits = String(basisPoints).padStart(3, "0");
  const whole = digits.slice(0, -2);
  const decimals = digits.slice(-2);
  if (language === "fa") return `${toPersianDigits(`${whole}٫${decimals}`)}٪`;
  return `${whole}${DECIMAL_COMMA.has(language) ? "," : "."}${decimals}%`;
}

/** A whole percent: `50%` and `۵۰٪`. */
export function formatPercent(percent: number, language: Language): string {
  return language === "fa" ? `${toPersianDigits(String(percent))}٪` : `${percent}%`;
}

const SHARE_DIGITS = 30;

/** A share of one as a decimal, cut off where its fraction is longer than anybody reads: `0.9512…`. */
export function shareText(numerator: bigint, denominator: bigint): string {
  const scale = 10n ** BigInt(SHARE_DIGITS);
  const digits = ((numerator * scale) / denominator).toString().padStart(SHARE_DIGITS + 1, "0");
  const rest = (numerator * scale) % denominator === 0n ? "" : "…";
  return `${digits.slice(0, -SHARE_DIGITS)}.${digits.slice(-SHARE_DIGITS)}${rest}`;
}
