import type { Game } from "#server/catalogue/index.ts";

/**
 * How somebody plays a game for nothing: with our play money where they are offered it and the game takes it, else as
 * its vendor's own demo, which takes no account. Null: not at all.
 */
export function freeWay(
  { hasTrial, hasDemo }: Pick<Game, "hasTrial" | "hasDemo">,
  offersFree: boolean,
): "trial" | "demo" | null {
  if (hasTrial && offersFree) return "trial";
  return hasDemo ? "demo" : null;
}
