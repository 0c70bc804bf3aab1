import { type Language, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { kept } from "../db/kept.ts";
import { type Category, type Game, gameIn } from "./game.ts";
import { readHot, readRails } from "./store.ts";

const HOT_MAX = 20;
const RAIL_MAX = 12;

const hot = kept(SECOND_MS, ({ db }) => readHot(db, HOT_MAX));
const rails = kept(SECOND_MS, ({ db }) => readRails(db, RAIL_MAX));

/** The open games that the operator marked as hot, most popular first, 20 at most. */
export async function hotGames(
  context: Context,
  { language, limit = HOT_MAX }: { language: Language; limit?: number },
): Promise<Game[]> {
  const rows = await hot(context);
  return rows.slice(0, limit).map((row) => gameIn(language, row));
}

export type VendorRail = { readonly vendor: string; readonly name: string; readonly games: readonly Game[] };

/** The most popular open games of each vendor of a category, 12 of each at most. */
export async function vendorRails(
  context: Context,
  { category, language }: { category: Category; language: Language },
): Promise<VendorRail[]> {
  const rows = (await rails(context)).filter((row) => row.category === category);
  const names = new Map(rows.map((row) => [row.vendor, localText(row.vendorNames, language)]));
  return [...names].map(([vendor, name]) => ({
    vendor,
    name,
    games: rows.filter((row) => row.vendor === vendor).map((row) => gameIn(language, row)),
  }));
}
