import { type Language, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import { kept } from "../db/kept.ts";
import type { Category } from "./game.ts";
import { readShelves } from "./store.ts";

/** The categories and the vendors in each, for everybody: at most a second old. */
export const shelves = kept(SECOND_MS, ({ db }) => readShelves(db));

export type ListedVendor = { readonly code: string; readonly name: string };

/** The vendors with something to show in a category, in one language. */
export function vendorsOn(
  rows: Awaited<ReturnType<typeof shelves>>,
  category: Category,
  language: Language,
): ListedVendor[] {
  const shelf = rows.filter((row) => row.category === category);
  return shelf.map(({ vendor, vendorNames }) => ({ code: vendor, name: localText(vendorNames, language) }));
}
