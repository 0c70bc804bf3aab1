import type { Database } from "../db/database.ts";
import { CHANGES, type Change } from "./change-statement.ts";
import {
  ADD,
  ADD_GAMES,
  CORRECT,
  FIRST_UNREAD,
  GAMES,
  type Game,
  HOLD_MARK,
  MARK,
  type Mark,
  SAVE_MARK,
} from "./statements.ts";

export type { Change } from "./change-statement.ts";
export type { Game, Mark } from "./statements.ts";

const one = ([mark]: readonly Mark[]): Mark => {
  if (!mark) throw new Error("There is no mark up to which the ledger was read for figures.");
  return mark;
};

export const readMark = async (db: Database): Promise<Mark> => one(await db.call(MARK, []));

/** Until the transaction ends, nobody else writes buckets. */
export const holdMark = async (db: Database): Promise<Mark> => one(await db.call(HOLD_MARK, []));

export async function saveMark(db: Database, { xid, completeTo }: Mark): Promise<void> {
  await db.call(SAVE_MARK, [xid, completeTo]);
}

/** When the first of what is written behind a mark happened; null where there is nothing. */
export async function firstUnread(db: Database, xid: string): Promise<Date | null> {
  const [row] = await db.call(FIRST_UNREAD, [xid]);
  return row?.at ?? null;
}

/** By how much each bucket changed between two marks. */
export function readChanges(db: Database, from: string, to: string): Promise<Change[]> {
  return db.call(CHANGES, [from, to]);
}

type Key = Pick<Game, "vendor" | "game">;

export function readGames(db: Database, games: readonly Key[]): Promise<Game[]> {
  return db.call(GAMES, [games.map(({ vendor }) => vendor), games.map(({ game }) => game)]);
}

export async function addGames(db: Database, games: readonly Game[]): Promise<void> {
  const column = (name: keyof Game) => games.map((game) => game[name]);
  await db.call(ADD_GAMES, [column("vendor"), column("game"), column("product")]);
}

export type ChangeOfProduct = Omit<Change, "game"> & { readonly product: string };

/** Adds to buckets, and writes down what changes those that were complete to a moment. */
export async function addChanges(
  db: Database,
  changes: readonly ChangeOfProduct[],
  { position, completeTo }: { readonly position: string; readonly completeTo: Date },
): Promise<void> {
  const column = (name: keyof ChangeOfProduct) => changes.map((change) => change[name]);
  const values = [
    column("playerId"),
    changes.map(({ at }) => at.toISOString()),
    column("assetId"),
    column("product"),
    column("vendor"),
    column("validStake"),
    column("payout"),
    column("bonusGiven"),
    column("bonusReleased"),
    column("deposits"),
    column("withdrawals"),
    column("fees"),
  ];
  await db.call(ADD, values);
  await db.call(CORRECT, [...values, position, completeTo]);
}
