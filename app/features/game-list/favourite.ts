/**
 * Whether a player has marked a game, in the words of its markup, so that a page which is kept for all members can
 * have places for them: what the heart shows, and what pressing it asks for.
 */
export type Favourite = { readonly state: string; readonly press: string };

export function favouriteOf(isMarked: boolean): Favourite {
  return isMarked ? { state: "on", press: "0" } : { state: "off", press: "1" };
}
