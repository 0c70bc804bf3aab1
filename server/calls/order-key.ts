import { createHash } from "node:crypto";

/**
 * The key of an order or a question that a call asks for: their rules know the ids that forms carry, and an app's own
 * key is any text. The same key of a player is always the same order.
 */
export function orderKeyOf(key: string): string {
  const hash = createHash("sha256").update(`call ${key}`).digest("hex");
  const parts = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20)];
  return [...parts, hash.slice(20, 32)].join("-");
}
