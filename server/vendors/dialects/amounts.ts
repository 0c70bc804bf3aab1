import { ASSETS, type Asset, isAsset, plainAmount } from "../../core/numbers/money.ts";

/** A currency that is not ours, and points, are read as most currencies are; the wallet protocol refuses them. */
const USUAL_SCALE = 2;

function scaleOf(currency: string): number {
  return isAsset(currency) && currency !== "PTS" ? ASSETS[currency].scale : USUAL_SCALE;
}

const DECIMAL = /^(\d{1,19})(?:\.(\d{1,19}))?$/;

/** Digits of minor units for a decimal text like `10.50`; null when it is none, or finer than the currency. */
export function minorOfDecimal(text: string, currency: string): string | null {
  const parts = DECIMAL.exec(text);
  if (!parts) return null;
  const [, whole = "", decimals = ""] = parts;
  const scale = scaleOf(currency);
  return decimals.length > scale ? null : BigInt(whole + decimals.padEnd(scale, "0")).toString();
}

/** `10.50` for 1050 minor units, in Latin digits. */
export function decimalOfMinor(minor: string, asset: Asset): string {
  return plainAmount({ minor: BigInt(minor), asset });
}

/** Decimals of the units in which a dialect counts money in whole numbers. */
const UNIT_SCALE = 5;

/** Digits of minor units for a whole number of hundred-thousandths; null when it is none, or not a whole minor unit. */
export function minorOfUnits(digits: string, currency: string): string | null {
  if (!/^\d{1,25}$/.test(digits)) return null;
  const [units, perMinor] = [BigInt(digits), unitsPerMinor(currency)];
  return units % perMinor === 0n ? (units / perMinor).toString() : null;
}

/** Hundred-thousandths for digits of minor units. */
export function unitsOfMinor(minor: string, currency: string): string {
  return (BigInt(minor) * unitsPerMinor(currency)).toString();
}

function unitsPerMinor(currency: string): bigint {
  return 10n ** BigInt(UNIT_SCALE - scaleOf(currency));
}
