import { randomBytes } from "node:crypto";
import { normaliseTyped } from "../../core/numbers/digits.ts";

/** Digits and letters that nobody takes for each other. They are 32, so that a byte has each of them equally often. */
const ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const LENGTH = 8;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);

export function newCode(): string {
  return [...randomBytes(LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join("");
}

/** A code as it is kept, whatever case and digits it was typed in; null for what cannot be one. */
export function readCode(typed: string | null): string | null {
  const written = normaliseTyped(typed ?? "")
    .trim()
    .toUpperCase();
  return CODE.test(written) ? written : null;
}
