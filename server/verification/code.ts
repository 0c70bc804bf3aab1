import { createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import { normaliseTyped } from "../core/numbers/digits.ts";
import { MINUTE_MS } from "../core/time.ts";

const DIGITS = 6;

export const CODE_TTL_MS = 5 * MINUTE_MS;
export const CODE_TRIES = 5;

/** Six digits from the machine's cryptographic source; a code may begin with zeros. */
export function newCode(): string {
  return String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
}

/** The digits of what was typed, in whatever script and with whatever between them; null where there are not six. */
export function typedCode(typed: string): string | null {
  const digits = normaliseTyped(typed.slice(0, 100)).replace(/[\s-]/g, "");
  return /^\d{6}$/.test(digits) ? digits : null;
}

export type SealedCode = { readonly key: Uint8Array; readonly digest: Uint8Array };

/** What is kept of a code. `about` is what it is good for: the same digits for something else are another code. */
export function sealCode(code: string, about: string): SealedCode {
  const key = randomBytes(32);
  return { key, digest: digestOf(key, code, about) };
}

export function isSealed({ key, digest }: SealedCode, code: string, about: string): boolean {
  return timingSafeEqual(digestOf(key, code, about), digest);
}

function digestOf(key: Uint8Array, code: string, about: string): Buffer {
  return createHmac("sha256", key).update(`${about}|${code}`).digest();
}
