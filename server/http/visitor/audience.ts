import { isPlayer, type Visitor } from "./visitor.ts";

/**
 * For whom a page speaks. A page that is rendered once for many members (`template`) speaks to members, so what it
 * shows may differ between audiences and the page is kept all the same.
 */
export function audienceOf(visitor: Visitor): "guests" | "members" {
  return visitor.template !== null || isPlayer(visitor) ? "members" : "guests";
}
