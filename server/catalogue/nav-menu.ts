import type { Language } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { CATEGORIES, type Category } from "./game.ts";
import { type ListedVendor, shelves, vendorsOn } from "./shelves.ts";

/** Three columns of ten. */
const VENDORS_MAX = 30;

export type NavCategory = { readonly category: Category; readonly vendors: readonly ListedVendor[] };

/**
 * The categories that have an open game, each with the vendors to choose from. A category that does not
 * list its vendors (FISH) has none here.
 */
export async function navMenu(context: Context, language: Language): Promise<NavCategory[]> {
  const rows = await shelves(context);
  const open = rows.filter((row) => row.hasOpen);
  const listed = open.filter((row) => row.listsVendors);
  return CATEGORIES.filter((category) => open.some((row) => row.category === category)).map((category) => ({
    category,
    vendors: vendorsOn(listed, category, language).slice(0, VENDORS_MAX),
  }));
}
