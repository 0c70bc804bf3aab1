import type { LocalText } from "../../core/languages.ts";
import { asJson } from "../../db/as-json.ts";
import type { Database } from "../../db/database.ts";
import { type OfferedRow, SAVE_OFFERED } from "../write-statements.ts";
import {
  CATEGORY_WORDS,
  type CategoryWord,
  DROP_WAITING,
  KNOWN_GAMES,
  KNOWN_VENDOR,
  type KnownGame,
  PUT_AWAY,
  SAVE_CATEGORY_WORD,
  SAVE_FOREIGN_VENDOR,
  SAVE_PICTURE,
  SAVE_WAITING,
  SHOW_PICTURE,
  WAITING,
  type WaitingGame,
} from "./offer-statements.ts";

export function readKnownGames(db: Database, vendor: string): Promise<KnownGame[]> {
  return db.call(KNOWN_GAMES, [vendor]);
}

export async function isKnownVendor(db: Database, vendor: string): Promise<boolean> {
  return (await db.call(KNOWN_VENDOR, [vendor])).length > 0;
}

/** The games of the house come first, then vendors in the order in which they came. */
const AFTER_OURS = 100;

export async function saveForeignVendor(db: Database, code: string, names: LocalText): Promise<void> {
  await db.call(SAVE_FOREIGN_VENDOR, [code, JSON.stringify(names), AFTER_OURS]);
}

/** As much as one statement writes while others wait. */
const ROWS_AT_ONCE = 1000;

export async function saveOffered(db: Database, rows: readonly OfferedRow[]): Promise<void> {
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE)
    await db.call(SAVE_OFFERED, [asJson(rows.slice(first, first + ROWS_AT_ONCE))]);
}

export async function putAway(
  db: Database,
  vendor: string,
  codes: readonly string[],
  at: Date,
): Promise<void> {
  if (codes.length > 0) await db.call(PUT_AWAY, [vendor, codes, at]);
}

export type MadePicture = { readonly name: string; readonly bytes: Uint8Array };

/** The same bytes have the same name, whoever brings them. */
export async function savePicture(db: Database, { name, bytes }: MadePicture, at: Date): Promise<void> {
  await db.call(SAVE_PICTURE, [name, bytes, at]);
}

export async function showPicture(
  db: Database,
  { vendor, code, from, path }: { vendor: string; code: string; from: string; path: string },
): Promise<void> {
  await db.call(SHOW_PICTURE, [vendor, code, path, from]);
}

export async function readCategoryWords(db: Database, vendor: string): Promise<Map<string, string>> {
  const rows = await db.call(CATEGORY_WORDS, [vendor]);
  return new Map(rows.map(({ word, category }) => [word, category]));
}

export async function saveCategoryWord(
  db: Database,
  { vendor, word, category }: CategoryWord & { readonly vendor: string },
): Promise<void> {
  await db.call(SAVE_CATEGORY_WORD, [vendor, word, category]);
}

export function readWaiting(db: Database): Promise<WaitingGame[]> {
  return db.call(WAITING, []);
}

/** Of this vendor exactly these wait; one who has waited before keeps the moment since when. */
export async function saveWaiting(
  db: Database,
  vendor: string,
  waiting: readonly WaitingGame[],
): Promise<void> {
  await db.call(DROP_WAITING, [vendor, waiting.map(({ code }) => code)]);
  for (let first = 0; first < waiting.length; first += ROWS_AT_ONCE)
    await db.call(SAVE_WAITING, [asJson(waiting.slice(first, first + ROWS_AT_ONCE))]);
}
