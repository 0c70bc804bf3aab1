import { type Language, localText } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { type BookVendor, bookOf, type ListedVendor, vendorIn } from "../book.ts";
import { type Category, type Game, gameIn } from "../game.ts";

const HOT_MAX = 20;
const POPULAR_MAX = 20;
const RAIL_MAX = 12;

/** Where a list comes from: how many it shows of how many that have the mark, out of all that are open. */
export type HotFooter = { readonly shown: number; readonly marked: number; readonly open: number };
export type HotList = { readonly list: readonly Game[]; readonly footer: HotFooter };

/** The open games that the operator marked as hot, most popular first, 20 at most, and what they were taken from. */
export async function hotList(
  context: Context,
  { language, limit = HOT_MAX }: { language: Language; limit?: number },
): Promise<HotList> {
  const open = (await bookOf(context)).games.filter(({ state }) => state === "open");
  const marked = open.filter(({ isHot }) => isHot);
  const list = marked.slice(0, limit).map((row) => gameIn(language, row));
  return { list, footer: { shown: list.length, marked: marked.length, open: open.length } };
}

/** The games of the hot list alone. */
export async function hotGames(
  context: Context,
  request: { language: Language; limit?: number },
): Promise<readonly Game[]> {
  return (await hotList(context, request)).list;
}

/** The most popular open games, of one category or of all, 20 at most. */
export async function popularGames(
  context: Context,
  {
    language,
    category,
    limit = POPULAR_MAX,
  }: { language: Language; category?: Category | undefined; limit?: number },
): Promise<Game[]> {
  const { games, shelves } = await bookOf(context);
  const rows = category ? (shelves.get(category)?.games ?? []) : games;
  return firstOpen(rows, limit).map((row) => gameIn(language, row));
}

function firstOpen<Row extends { state: string }>(rows: readonly Row[], most: number): Row[] {
  const found: Row[] = [];
  for (const row of rows) {
    if (found.length === most) break;
    if (row.state === "open") found.push(row);
  }
  return found;
}

export type VendorRail = { readonly vendor: string; readonly name: string; readonly games: readonly Game[] };

/** The most popular open games of each vendor of a category, 12 of each at most; `vendors` bounds how many vendors. */
export async function vendorRails(
  context: Context,
  { category, language, vendors: most }: { category: Category; language: Language; vendors?: number },
): Promise<VendorRail[]> {
  const shelf = (await bookOf(context)).shelves.get(category);
  const vendors = shelf?.vendors.filter(({ hasOpen }) => hasOpen).slice(0, most) ?? [];
  return vendors.map(({ code, names }) => ({
    vendor: code,
    name: localText(names, language),
    games: firstOpen(shelf?.games.filter(({ vendor }) => vendor === code) ?? [], RAIL_MAX).map((row) =>
      gameIn(language, row),
    ),
  }));
}

export type HotVendor = ListedVendor & { readonly category: Category };

/** The vendors of the hot games, who has most of them first; each once, under the category of its best game. */
export async function hotVendors(
  context: Context,
  { language, limit = HOT_MAX }: { language: Language; limit?: number },
): Promise<HotVendor[]> {
  const { games, shelves } = await bookOf(context);
  const found = new Map<string, { category: Category; hot: number }>();
  for (const { vendor, category, isHot, state } of games) {
    if (!isHot || state !== "open") continue;
    const known = found.get(vendor);
    if (known) known.hot += 1;
    else found.set(vendor, { category, hot: 1 });
  }
  const vendorOf = (code: string, category: Category): BookVendor | undefined =>
    shelves.get(category)?.vendors.find((vendor) => vendor.code === code);
  return [...found]
    .sort(([, left], [, right]) => right.hot - left.hot)
    .slice(0, limit)
    .flatMap(([code, { category }]) => {
      const vendor = vendorOf(code, category);
      return vendor ? [{ ...vendorIn(language, vendor), category }] : [];
    });
}

export type CategoryRail = { readonly category: Category; readonly games: readonly Game[] };

/** The best open games of every category that has any, 12 of each at most. */
export async function categoryRails(
  context: Context,
  { language }: { language: Language },
): Promise<CategoryRail[]> {
  const { shelves } = await bookOf(context);
  const open = [...shelves.values()].filter(({ hasOpen }) => hasOpen);
  return open.map(({ category, games }) => ({
    category,
    games: firstOpen(games, RAIL_MAX).map((row) => gameIn(language, row)),
  }));
}

export type VendorPlace = ListedVendor & { readonly category: Category };

/** Every vendor in each category in which it has an open game, category by category. */
export async function vendorsOf(
  context: Context,
  { language, limit }: { language: Language; limit: number },
): Promise<VendorPlace[]> {
  const { shelves } = await bookOf(context);
  return [...shelves.values()]
    .flatMap(({ category, vendors }) =>
      vendors.filter(({ hasOpen }) => hasOpen).map((vendor) => ({ ...vendorIn(language, vendor), category })),
    )
    .slice(0, limit);
}
