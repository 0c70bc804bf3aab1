import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { gathered } from "../db/gathered.ts";
import { classes, favourites, games, recents, vendors } from "../db/schema/catalogue.ts";
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
      ({ playerId }) => new Set(rows.flatMap(({ player, node }) => (player === playerId ? node : []))),
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
  await db.orm
    .insert(favourites)
    .values({ player: playerId, node: nodeId, addedAt: at })
    .onConflictDoNothing();
}

export async function deleteFavourite(db: Database, playerId: bigint, nodeId: string): Promise<void> {
  await db.orm.delete(favourites).where(and(eq(favourites.player, playerId), eq(favourites.node, nodeId)));
}

export async function saveRecent(db: Database, { playerId, nodeId, at }: Mark): Promise<void> {
  await db.orm
    .insert(recents)
    .values({ player: playerId, node: nodeId, lastAt: at })
    .onConflictDoUpdate({ target: [recents.player, recents.node], set: { lastAt: at } });
}

export async function saveVendorState(db: Database, code: string, state: PlayState): Promise<boolean> {
  const changed = await db.orm.update(vendors).set({ state }).where(eq(vendors.code, code)).returning();
  return changed.length > 0;
}

export async function saveGameState(db: Database, nodeId: string, state: PlayState): Promise<boolean> {
  const changed = await db.orm.update(games).set({ state }).where(eq(games.nodeId, nodeId)).returning();
  return changed.length > 0;
}

export async function saveGameHot(db: Database, nodeId: string, isHot: boolean): Promise<boolean> {
  const changed = await db.orm.update(games).set({ isHot }).where(eq(games.nodeId, nodeId)).returning();
  return changed.length > 0;
}

/** Names and order come from the vendor again and again; the state is the operator's and stays. */
export async function saveVendors(db: Database, rows: (typeof vendors.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db.orm
    .insert(vendors)
    .values(rows)
    .onConflictDoUpdate({
      target: vendors.code,
      set: { names: sql`excluded.names`, position: sql`excluded.position` },
    });
}

export async function saveClasses(db: Database, rows: (typeof classes.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db.orm
    .insert(classes)
    .values(rows)
    .onConflictDoUpdate({
      target: classes.code,
      set: { names: sql`excluded.names`, position: sql`excluded.position` },
    });
}

/** What the vendor says of a game is taken over; hot mark, popularity and state are the operator's and stay. */
export async function saveGames(db: Database, rows: (typeof games.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  await db.orm
    .insert(games)
    .values(rows)
    .onConflictDoUpdate({
      target: games.nodeId,
      set: {
        category: sql`excluded.category`,
        names: sql`excluded.names`,
        picture: sql`excluded.picture`,
        minBetMinor: sql`excluded.min_bet_minor`,
        rtpBasisPoints: sql`excluded.rtp_basis_points`,
        searchText: sql`excluded.search_text`,
        nameWords: sql`excluded.name_words`,
        classify: sql`excluded.classify`,
      },
    });
}
