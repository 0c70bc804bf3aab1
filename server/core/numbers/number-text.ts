import type { Language } from "../languages.ts";
import { toPersianDigits } from "./digits.ts";

/** Between thousands, and before decimals. Fixed here and not asked of the machine, so that server and browser print the same. */
function separators(language: Language): string {
  if (language === "fa") return "٬٫";
  return language === "id" || language === "vi" ? ".," : ",.";
}

/** A number as it is, or as it is written with a point, in the digits and separators of the language. */
export function formatNumber(value: bigint | number | string, language: Language): string {
  const [group = "", decimal] = separators(language);
  const [whole = "", decimals] = String(value).split(".");
  const grouped = whole.replace("-", "\u200e−").replace(/\B(?=(\d{3})+$)/g, group);
  const text = decimals ? grouped + decimal + decimals : grouped;
  return language === "fa" ? toPersianDigits(text) : text;
}
