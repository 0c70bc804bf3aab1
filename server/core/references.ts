import type { NewId } from "./ids.ts";

/** Crockford's digits: none of them is taken for another when it is read aloud. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/**
 * What people call something by: a capital letter for its kind, `-` and eight characters. They stand for the last
 * forty bits of a new id, which are from the cryptographic source, so nobody guesses another's.
 */
export function makeReference(kind: string, newId: NewId): string {
  const bits = BigInt(`0x${newId().slice(-10)}`);
  const digits = Array.from(
    { length: LENGTH },
    (_, place) => DIGITS[Number((bits >> BigInt(5 * place)) & 31n)],
  );
  return `${kind}-${digits.join("")}`;
}

/**
 * The reference of one of these kinds that somebody read aloud or typed: small letters, and o, i, l for 0 and 1.
 * Null when it is none.
 */
export function typedReference(kinds: string, typed: string): string | null {
  const match = /^([A-Z])-?([0-9A-Z]{8})$/.exec(typed.trim().toUpperCase());
  const [, kind = "", typedDigits = ""] = match ?? [];
  if (kind === "" || !kinds.includes(kind)) return null;
  const digits = typedDigits.replaceAll("O", "0").replace(/[IL]/g, "1");
  return digits.includes("U") ? null : `${kind}-${digits}`;
}
