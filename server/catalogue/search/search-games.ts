import { type Language, localText } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { type Book, bookOf, keptList } from "../book.ts";
import { type Category, type Game, gameIn } from "../game.ts";
import { popularGames } from "../lists/hot-games.ts";
import { clampedPage } from "../lists/page-of.ts";
import type { BookRow } from "../statements.ts";
import { closestWord } from "./closest-word.ts";
import { foldSearch, searchWords } from "./fold-search.ts";

const VENDORS_MAX = 12;
const SUGGESTED = 6;

export type SearchRequest = {
  readonly typed: string;
  readonly language: Language;
  readonly pageNo?: number | undefined;
};

/** A vendor that was found, once for each category in which it has something to show. */
export type FoundVendor = {
  readonly code: string;
  readonly name: string;
  readonly category: Category;
  readonly games: number;
};

export type SearchResult = {
  /** What was searched for; empty when nothing was, or signs only. */
  readonly typed: string;
  /** What was found instead of what was typed, where nothing has that name; null where something has. */
  readonly meant: string | null;
  readonly vendors: readonly FoundVendor[];
  readonly games: readonly Game[];
  readonly total: number;
  readonly pageNo: number;
  readonly totalPages: number;
  /** What to look at when nothing was found. */
  readonly suggested: readonly Game[];
};

/**
 * Searches vendors and games of every category, whatever the keyboard: letters, digits, case and order of words do
 * not matter. Where nothing is found, each unknown word is taken for the nearest known one.
 */
export async function searchGames(
  context: Context,
  { typed, language, pageNo }: SearchRequest,
): Promise<SearchResult> {
  const book = await bookOf(context);
  const words = searchWords(typed);
  const exact = gamesWith(book, words);
  const corrected = exact.length > 0 ? null : meantBy(book, words);
  const rows = corrected ? gamesWith(book, corrected) : exact;
  const { shown, ...page } = clampedPage(rows, pageNo);
  const isEmpty = rows.length === 0;
  return {
    ...page,
    typed: words.length === 0 ? "" : typed.trim(),
    meant: corrected && !isEmpty ? corrected.join(" ") : null,
    vendors: vendorsWith(book, corrected ?? words, language),
    games: shown.map((row) => gameIn(language, row)),
    suggested: isEmpty ? await popularGames(context, { language, limit: SUGGESTED }) : [],
  };
}

/** Games whose own name has the words come before those that are found by their vendor. Many look for the same. */
function gamesWith(book: Book, words: readonly string[]): readonly BookRow[] {
  if (words.length === 0) return [];
  return keptList(book, `? ${words.join(" ")}`, () => {
    const named: BookRow[] = [];
    const ofVendor: BookRow[] = [];
    for (const row of book.games) {
      if (row.state === "disabled" || !hasAll(row.searchText, words)) continue;
      (hasAll(row.nameWords, words) ? named : ofVendor).push(row);
    }
    return [...named, ...ofVendor];
  });
}

function hasAll(text: string, words: readonly string[]): boolean {
  for (const word of words) if (!text.includes(word)) return false;
  return true;
}

function vendorsWith(book: Book, words: readonly string[], language: Language): FoundVendor[] {
  if (words.length === 0) return [];
  const found = [...book.shelves.values()].flatMap(({ category, vendors }) =>
    vendors
      .filter(({ searchText }) => hasAll(searchText, words))
      .map(({ code, names, games }) => ({ code, name: localText(names, language), category, games })),
  );
  return found.slice(0, VENDORS_MAX);
}

const vocabularies = new WeakMap<Book, ReadonlySet<string>>();

/** Every word of every name. Made when a search first finds nothing, and kept with its book. */
function vocabularyOf(book: Book): ReadonlySet<string> {
  const known = vocabularies.get(book);
  if (known) return known;
  const made = new Set(
    book.games.flatMap(({ nameWords, vendorNames, vendor }) => [
      ...nameWords.split(" "),
      ...Object.values(vendorNames).map(foldSearch),
      foldSearch(vendor),
    ]),
  );
  vocabularies.set(book, made);
  return made;
}

/** The words with each unknown one replaced by the nearest known; null when one of them resembles nothing. */
function meantBy(book: Book, words: readonly string[]): string[] | null {
  if (words.length === 0) return null;
  const vocabulary = vocabularyOf(book);
  const meant = words.map((word) => (vocabulary.has(word) ? word : closestWord(word, vocabulary)));
  return meant.every((word) => word !== null) ? meant : null;
}
