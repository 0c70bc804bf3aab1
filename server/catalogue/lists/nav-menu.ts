import type { Language } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { bookOf, type ListedVendor, vendorIn } from "../book.ts";
import type { Category } from "../game.ts";

/** Three columns of ten. */
const VENDORS_MAX = 30;

export type NavCategory = { readonly category: Category; readonly vendors: readonly ListedVendor[] };

/**
 * The categories that have an open game, each with the vendors to choose from. A category that does not
 * list its vendors (FISH) has none here.
 */
export async function navMenu(context: Context, language: Language): Promise<NavCategory[]> {
  const { shelves } = await bookOf(context);
  const open = [...shelves.values()].filter(({ hasOpen }) => hasOpen);
  return open.map(({ category, listsVendors, vendors }) => ({
    category,
    vendors: listsVendors
      ? vendors
          .filter(({ hasOpen }) => hasOpen)
          .slice(0, VENDORS_MAX)
          .map((vendor) => vendorIn(language, vendor))
      : [],
  }));
}
