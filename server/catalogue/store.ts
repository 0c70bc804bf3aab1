import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { favourites, games, recents, vendors } from "../db/schema/catalogue.ts";
import type { Category, GameRow, PlayState } from "./game.ts";
import {
  HOT,
  NAMES,
  type NamesRow,
  ONE,
  PAGE,
  type PageRow,
  RAILS,
  RECENT,
  SHELVES,
  type ShelfRow,
  STATES,
  type StateRow,
} from "./statements.ts";

export function readShelves(db: Database): Promise<ShelfRow[]> {
  return db.call(SHELVES, []);
}

export function readStates(db: Database): Promise<StateRow[]> {
  return db.call(STATES, []);
}

export function readHot(db: Database, most: number): Promise<GameRow[]> {
  return db.call(HOT, [most]);
}

/** The best open games of every category and vendor, those of one vendor together. */
export function readRails(db: Database, mostOfEach: number): Promise<GameRow[]> {
  return db.call(RAILS, [mostOfEach]);
}

export async function readGame(db: Database, nodeId: string): Promise<GameRow | null> {
  const [row] = await db.call(ONE, [nodeId]);
  return row ?? null;
}

export function readNames(db: Database, codes: readonly string[]): Promise<NamesRow[]> {
  return db.call(NAMES, [codes]);
}

export function readRecent(db: Database, playerId: bigint, most: number): Promise<GameRow[]> {
  return db.call(RECENT, [playerId, most]);
}

export type PageRequest = {
  readonly category: Category;
  readonly vendor: string | null;
  readonly words: readonly string[];
  readonly minBetMinor: bigint | null;
  readonly list: string;
  readonly playerId: bigint | null;
  readonly pageNo: number;
  readonly pageSize: number;
};

export function readPage(db: Database, request: PageRequest): Promise<PageRow[]> {
  const { category, vendor, words, minBetMinor, list, playerId, pageNo, pageSize } = request;
  const patterns = words.map((word) => `%${word}%`);
  return db.call(PAGE, [category, vendor, patterns, minBetMinor, list, playerId, pageNo, pageSize]);
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
      },
    });
}
