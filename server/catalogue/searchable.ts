import type { LocalText } from "../core/languages.ts";
import { foldSearch, foldWords } from "./fold-search.ts";

type Named = { readonly vendor: string; readonly names: LocalText; readonly vendorNames: LocalText };

/** What a game is found by: every name of it and of its vendor, and the words of its own names one by one. */
export function searchable({ vendor, names, vendorNames }: Named): { searchText: string; nameWords: string } {
  const texts = [...Object.values(names), ...Object.values(vendorNames), vendor];
  return {
    searchText: texts.map(foldSearch).join(" "),
    nameWords: [...new Set(Object.values(names).flatMap(foldWords))].join(" "),
  };
}
