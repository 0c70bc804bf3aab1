import type { Language } from "../core/languages.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { type Game, gameIn } from "./game.ts";
import { deleteFavourite, insertFavourite, readGame, readRecent, saveRecent } from "./store.ts";

export type FavouriteRequest = { playerId: bigint; nodeId: string; favourite: boolean };

/**
 * Marks a game as a favourite or takes the mark off. The form says which of the two is wanted, so that
 * sent twice it does the same thing once.
 */
export async function setFavourite(
  { db, now }: Context,
  { playerId, nodeId, favourite }: FavouriteRequest,
): Promise<Outcome<{ favourite: boolean }, { reason: "unknownGame" }>> {
  if (!favourite) {
    await deleteFavourite(db, playerId, nodeId);
    return done({ favourite });
  }
  const game = await readGame(db, nodeId);
  if (!game || game.state === "disabled") return refuse({ reason: "unknownGame" });
  await insertFavourite(db, { playerId, nodeId, at: now() });
  return done({ favourite });
}

/** Notes that a player launched a game now. The game must be in the catalogue. */
export async function rememberRecent(
  { db, now }: Context,
  { playerId, nodeId }: { playerId: bigint; nodeId: string },
): Promise<void> {
  await saveRecent(db, { playerId, nodeId, at: now() });
}

/** What the player launched last, latest first. Disabled games are left out. */
export async function recentGames(
  { db }: Context,
  { playerId, language, limit }: { playerId: bigint; language: Language; limit: number },
): Promise<Game[]> {
  const rows = await readRecent(db, playerId, limit);
  return rows.map((row) => gameIn(language, row));
}
