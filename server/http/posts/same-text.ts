import { timingSafeEqual } from "node:crypto";

/** Compares a secret with what was sent, in a time that tells nothing of how much of it was right. */
export function sameText(expected: string, given: string): boolean {
  const left = Buffer.from(expected);
  const right = Buffer.from(given);
  return left.length === right.length && timingSafeEqual(left, right);
}
