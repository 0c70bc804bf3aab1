import type { NewId } from "../core/ids.ts";

/** Crockford's digits: none of them is taken for another when it is read aloud. */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH = 8;

/**
 * What people call an order by: `D-` or `W-` and eight characters. They stand for the last forty bits of a new
 * id, which are from the cryptographic source, so nobody guesses another's.
 */
export function newReference(kind: "D" | "W", newId: NewId): string {
  const bits = BigInt(`0x${newId().slice(-10)}`);
  const digits = Array.from(
    { length: LENGTH },
    (_, place) => DIGITS[Number((bits >> BigInt(5 * place)) & 31n)],
  );
  return `${kind}-${digits.join("")}`;
}

/** The reference that somebody read aloud or typed: small letters, and o, i, l for 0 and 1. Null when it is none. */
export function readReference(typed: string): string | null {
  const match = /^([DW])-?([0-9A-Z]{8})$/.exec(typed.trim().toUpperCase());
  if (!match) return null;
  const digits = (match[2] ?? "").replaceAll("O", "0").replace(/[IL]/g, "1");
  return digits.includes("U") ? null : `${match[1]}-${digits}`;
}
