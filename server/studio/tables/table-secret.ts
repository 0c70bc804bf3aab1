import { randomBytes } from "node:crypto";
import { commitOf } from "../fairness/pf1.ts";

const SECRET_BYTES = 32;

/**
 * The secret of a table and its fingerprint, which is shown before anybody's seed is in. Tables are played side by
 * side, so their secrets may not follow from each other as the links of one chain do: the link of the table that ends
 * first would tell the cards of every table before it. A secret is used as a link is (sharedDraw) and checked alike.
 */
export function newTableSecret(): { secret: string; commitment: string } {
  const secret = randomBytes(SECRET_BYTES).toString("hex");
  return { secret, commitment: commitOf(secret) };
}
