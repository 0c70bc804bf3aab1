import type { LocalText } from "../../core/languages.ts";
import type { Category } from "../game.ts";
import { CATEGORY_WORDS } from "./category-words.ts";
import { foldSearch, foldWords } from "./fold-search.ts";

type Named = {
  readonly category: Category;
  readonly vendor: string;
  readonly names: LocalText;
  readonly vendorNames: LocalText;
};

/**
 * What a game is found by: every name of it, of its vendor and of its category, and the words of its own names one by
 * one.
 */
export function searchable({ category, vendor, names, vendorNames }: Named): {
  searchText: string;
  nameWords: string;
} {
  const texts = [...Object.values(names), ...Object.values(vendorNames), vendor, ...CATEGORY_WORDS[category]];
  return {
    searchText: texts.map(foldSearch).join(" "),
    nameWords: [...new Set(Object.values(names).flatMap(foldWords))].join(" "),
  };
}
