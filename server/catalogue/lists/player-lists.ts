import type { Language } from "../../core/languages.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { bookOf } from "../book.ts";
import { type Game, gameIn } from "../game.ts";
import {
  deleteFavourite,
  insertFavourite,
  readFavouritesAmong,
  readGame,
  readRecents,
  saveRecent,
} from "../store.ts";

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

/** Which of some games a player has marked; a list of others may hold more than was asked for. */
export async function favouritesAmong(
  { db }: Pick<Context, "db">,
  { playerId, nodeIds }: { playerId: bigint | undefined; nodeIds: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (playerId === undefined || nodeIds.length === 0) return new Set();
  return readFavouritesAmong(db, { playerId, nodeIds });
}

/** Of a player's own lists no more is read than this, and of recent games more than asked for: some are disabled. */
export const OWN_MAX = 1000;
const RECENT_SPARE = 20;

/** What the player launched last, latest first. Disabled games are left out. */
export async function recentGames(
  context: Context,
  { playerId, language, limit }: { playerId: bigint; language: Language; limit: number },
): Promise<Game[]> {
  const [{ byNode }, nodes] = await Promise.all([
    bookOf(context),
    readRecents(context.db, playerId, Math.min(limit + RECENT_SPARE, OWN_MAX)),
  ]);
  const rows = nodes.flatMap((node) => byNode.get(node) ?? []).filter(({ state }) => state !== "disabled");
  return rows.slice(0, limit).map((row) => gameIn(language, row));
}
