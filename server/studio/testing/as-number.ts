import { type Rational, wholeUnits } from "../rational.ts";

const DIGITS = 1_000_000_000n;

/** A fraction to nine digits, for what is measured and not paid. */
export function asNumber(value: Rational): number {
  return Number(wholeUnits(value, DIGITS)) / Number(DIGITS);
}
