import { asJson } from "../db/as-json.ts";
import type { Database } from "../db/database.ts";
import { gathered } from "../db/gathered.ts";
import type { GameRow, PlayState } from "./game.ts";
import {
  BOOK,
  type BookRow,
  CATEGORY_ROWS,
  type CategoryRow,
  CLASSES,
  type ClassRow,
  FAVOURITES,
  FAVOURITES_AMONG,
  ONE,
  RECENTS,
  REVISION,
} from "./statements.ts";
import {
  MARK_FAVOURITE,
  type OwnGame,
  type Placed,
  SAVE_CLASSES,
  SAVE_GAMES,
  SAVE_RECENT,
  SAVE_VENDORS,
  SET_GAME_HOT,
  SET_GAME_STATE,
  SET_VENDOR_STATE,
  UNMARK_FAVOURITE,
} from "./write-statements.ts";

export async function readRevision(db: Database): Promise<bigint> {
  const [row] = await db.call(REVISION, []);
  return row?.number ?? 0n;
}

export async function readBook(
  db: Database,
): Promise<{ games: BookRow[]; categories: CategoryRow[]; classes: ClassRow[] }> {
  const [games, categories, classes] = await Promise.all([
    db.call(BOOK, []),
    db.call(CATEGORY_ROWS, []),
    db.call(CLASSES, []),
  ]);
  return { games, categories, classes };
}

export async function readGame(db: Database, nodeId: string): Promise<GameRow | null> {
  const [row] = await db.call(ONE, [nodeId]);
  return row ?? null;
}

/** A player's favourites, the one that was marked last first. */
export async function readFavourites(db: Database, playerId: bigint, most: number): Promise<string[]> {
  return (await db.call(FAVOURITES, [playerId, most])).map(({ node }) => node);
}

type AskedFavourites = { readonly playerId: bigint; readonly nodeIds: readonly string[] };

/** Which of some games are a player's favourites. Pages that are made together ask together. */
export const readFavouritesAmong: (db: Database, asked: AskedFavourites) => Promise<ReadonlySet<string>> =
  gathered(async (db, asked: AskedFavourites[]) => {
    const players = [...new Set(asked.map(({ playerId }) => playerId))];
    const nodes = [...new Set(asked.flatMap(({ nodeIds }) => nodeIds))];
    const rows = await db.call(FAVOURITES_AMONG, [players, nodes]);
    return asked.map(
      ({ playerId }) =>
        new Set(rows.flatMap(({ playerId: player, node }) => (player === playerId ? node : []))),
    );
  });

type AskedRecents = { readonly playerId: bigint; readonly most: number };

/** Every page of a player shows them, so pages that are made together ask together. */
const gatherRecents = gathered(async (db, asked: AskedRecents[]) => {
  const players = [...new Set(asked.map(({ playerId }) => playerId))];
  const rows = await db.call(RECENTS, [players, Math.max(...asked.map(({ most }) => most))]);
  return asked.map(({ playerId, most }) => {
    const own = rows.filter(({ player }) => player === playerId);
    return own.slice(0, most).map(({ node }) => node);
  });
});

/** What a player launched, the latest first. */
export function readRecents(db: Database, playerId: bigint, most: number): Promise<string[]> {
  return gatherRecents(db, { playerId, most });
}

type Mark = { readonly playerId: bigint; readonly nodeId: string; readonly at: Date };

export async function insertFavourite(db: Database, { playerId, nodeId, at }: Mark): Promise<void> {
  await db.call(MARK_FAVOURITE, [playerId, nodeId, at]);
}

export async function deleteFavourite(db: Database, playerId: bigint, nodeId: string): Promise<void> {
  await db.call(UNMARK_FAVOURITE, [playerId, nodeId]);
}

export async function saveRecent(db: Database, { playerId, nodeId, at }: Mark): Promise<void> {
  await db.call(SAVE_RECENT, [playerId, nodeId, at]);
}

export async function saveVendorState(db: Database, code: string, state: PlayState): Promise<boolean> {
  return (await db.call(SET_VENDOR_STATE, [code, state])).length > 0;
}

export async function saveGameState(db: Database, nodeId: string, state: PlayState): Promise<boolean> {
  return (await db.call(SET_GAME_STATE, [nodeId, state])).length > 0;
}

export async function saveGameHot(db: Database, nodeId: string, isHot: boolean): Promise<boolean> {
  return (await db.call(SET_GAME_HOT, [nodeId, isHot])).length > 0;
}

export async function saveVendors(db: Database, vendors: readonly Placed[]): Promise<void> {
  await db.call(SAVE_VENDORS, [asJson(vendors)]);
}

export async function saveClasses(db: Database, classes: readonly Placed[]): Promise<void> {
  await db.call(SAVE_CLASSES, [asJson(classes)]);
}

export async function saveGames(db: Database, games: readonly OwnGame[]): Promise<void> {
  await db.call(SAVE_GAMES, [asJson(games)]);
}
