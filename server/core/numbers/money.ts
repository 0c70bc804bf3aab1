import type { Language } from "../languages.ts";
import { normaliseTyped } from "./digits.ts";
import { formatDecimal } from "./numbers.ts";

/**
 * The assets that a balance can be kept in. `scale` is how many decimals the minor unit stands for.
 * The table ledger.assets has the same rows; a test compares the two.
 */
export const ASSETS = {
  P: { scale: 2, symbol: "P" },
  TRIAL: { scale: 2, symbol: "T" },
  PTS: { scale: 0, symbol: "★" },
} as const;

export type Asset = keyof typeof ASSETS;

/** An exact amount: `{ minor: 1050n, asset: "P" }` is 10.50 P. Nothing in the house holds money otherwise. */
export type Money = { readonly minor: bigint; readonly asset: Asset };

/** The largest amount that a bigint column holds. */
export const MINOR_MAX = 2n ** 63n - 1n;

export function isAsset(text: string): text is Asset {
  return Object.hasOwn(ASSETS, text);
}

export function money(minor: bigint, asset: Asset): Money {
  return { minor, asset };
}

const TYPED_AMOUNT = /^(\d{1,19})(?:\.(\d+))?$/;

/**
 * Reads an amount that a person typed in any of the six languages: Persian and Arabic digits,
 * thousands separators (`,` `٬` `،` spaces and, where the language writes it so, `.`), decimal point or `٫`.
 * Null when it is not an amount: a sign, an exponent, more decimals than the asset has, more than
 * MINOR_MAX, separators in the wrong place. Never rounds.
 */
export function parseMoney(typed: string, asset: Asset, language: Language = "en"): Money | null {
  const { scale } = ASSETS[asset];
  const canonical = canonicalAmount(normaliseTyped(typed).trim(), language);
  const parts = canonical === null ? null : TYPED_AMOUNT.exec(canonical);
  if (!parts) return null;
  const [, whole = "", decimals = ""] = parts;
  if (decimals.length > scale) return null;
  const minor = BigInt(whole + decimals.padEnd(scale, "0"));
  return minor > MINOR_MAX ? null : { minor, asset };
}

/** The languages that write 1.234,50. The others write 1,234.50. */
const COMMA_DECIMAL: ReadonlySet<Language> = new Set(["id", "vi"]);

function canonicalAmount(text: string, language: Language): string | null {
  const swapped = COMMA_DECIMAL.has(language)
    ? text.replace(/[.,]/g, (mark) => (mark === "." ? "," : "."))
    : text;
  const plain = swapped.replace(/٫/g, ".").replace(/[٬،\u00a0\u202f ]/g, ",");
  const [whole = "", ...rest] = plain.split(".");
  if (rest.length > 1) return null;
  const grouped = /^\d{1,3}(,\d{3})+$/.test(whole);
  if (whole.includes(",") && !grouped) return null;
  return [whole.replaceAll(",", ""), ...rest].join(".");
}

/** The number alone, in the digits and separators of the language: `۱٬۲۳۴٫۵۰`. Exact for any bigint. */
export function formatAmount({ minor, asset }: Money, language: Language): string {
  return formatDecimal(minor, ASSETS[asset].scale, language);
}

/** The amount with the symbol of its asset, never on two lines. A page wraps it in `<bdi>` (app/components/amount.tsx). */
export function formatMoney(amount: Money, language: Language): string {
  return `${formatAmount(amount, language)}\u00a0${ASSETS[amount.asset].symbol}`;
}

/** The amount as the wallet protocol and CSV files write it: Latin digits, a point, no grouping. */
export function plainAmount({ minor, asset }: Money): string {
  const { scale } = ASSETS[asset];
  const digits = (minor < 0n ? -minor : minor).toString().padStart(scale + 1, "0");
  const whole = digits.slice(0, digits.length - scale);
  return `${minor < 0n ? "-" : ""}${whole}${scale === 0 ? "" : `.${digits.slice(-scale)}`}`;
}
