import { type Language, localText } from "../core/languages.ts";
import { SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { kept } from "../db/kept.ts";
import type { Category } from "./game.ts";
import { foldSearch } from "./search/fold-search.ts";
import type { BookRow, CategoryRow, ClassRow, IsGame } from "./statements.ts";
import { readBook, readRevision } from "./store.ts";

/** A vendor with something to show in one category. */
export type BookVendor = {
  readonly code: string;
  readonly names: BookRow["vendorNames"];
  readonly isGame: IsGame;
  readonly hasOpen: boolean;
  readonly games: number;
  /** Its code and names, folded: what a search for it is compared with. */
  readonly searchText: string;
};

/** What one category shows: nothing that is disabled. The best games first, vendors in their order. */
export type Shelf = {
  readonly category: Category;
  readonly listsVendors: boolean;
  readonly games: readonly BookRow[];
  readonly vendors: readonly BookVendor[];
  readonly classes: readonly ClassRow[];
  readonly hasOpen: boolean;
};

/** Everything that can be played, put in the orders in which pages ask for it. */
export type Book = {
  readonly games: readonly BookRow[];
  readonly byNode: ReadonlyMap<string, BookRow>;
  readonly byCode: ReadonlyMap<string, BookRow>;
  /** The names of each vendor, by its code. */
  readonly vendorNames: ReadonlyMap<string, BookRow["vendorNames"]>;
  /** In the order of the navigation; a category without games has an empty shelf. */
  readonly shelves: ReadonlyMap<Category, Shelf>;
  /** Lists that somebody asked for lately (keptList): they hold as long as the book does. */
  readonly lists: Map<string, readonly BookRow[]>;
};

type Edition = { readonly number: bigint; readonly book: Promise<Book> };

/** How long a process goes by what it read last. */
export const BOOK_AGE_MAX_MS = SECOND_MS;

const revision = kept(BOOK_AGE_MAX_MS, ({ db }) => readRevision(db));
const editions = new WeakMap<Database, Edition>();

/**
 * The catalogue as it is now, at most a second old. Whether it has changed is asked once a second, and only then
 * is it read: five thousand games cost a page no more than fifty do. A transaction has its own copy.
 */
export async function bookOf(context: Context): Promise<Book> {
  const { db } = context;
  const number = await revision(context);
  const known = editions.get(db);
  if (known?.number === number) return known.book;
  const fresh: Edition = { number, book: readBook(db).then(bound) };
  editions.set(db, fresh);
  fresh.book.catch(() => {
    if (editions.get(db) === fresh) editions.delete(db);
  });
  return fresh.book;
}

type Pages = { readonly games: BookRow[]; readonly categories: CategoryRow[]; readonly classes: ClassRow[] };

function bound({ games, categories, classes }: Pages): Book {
  const shown = games.filter(({ state }) => state !== "disabled");
  return {
    games,
    byNode: new Map(games.map((game) => [game.nodeId, game])),
    byCode: new Map(games.map((game) => [`${game.vendor}/${game.code}`, game])),
    vendorNames: new Map(games.map((game) => [game.vendor, game.vendorNames])),
    shelves: new Map(
      categories.map(({ code, listsVendors }) => {
        const own = shown.filter(({ category }) => category === code);
        return [code, { category: code, listsVendors, ...shelfOf(own, classes) }] as const;
      }),
    ),
    lists: new Map(),
  };
}

function shelfOf(games: BookRow[], classes: ClassRow[]): Omit<Shelf, "category" | "listsVendors"> {
  const used = new Set(games.map(({ gameClassify }) => gameClassify));
  return {
    games,
    vendors: vendorsOf(games),
    classes: classes.filter(({ code }) => used.has(code)),
    hasOpen: games.some(({ state }) => state === "open"),
  };
}

function vendorsOf(games: BookRow[]): BookVendor[] {
  const byVendor = new Map<string, BookRow[]>();
  for (const game of games) {
    const own = byVendor.get(game.vendor);
    if (own) own.push(game);
    else byVendor.set(game.vendor, [game]);
  }
  return [...byVendor.values()]
    .flatMap((own) => (own[0] ? [{ first: own[0], own }] : []))
    .sort(({ first: left }, { first: right }) => inOrder(left, right))
    .map(({ first, own }) => ({
      code: first.vendor,
      names: first.vendorNames,
      isGame: first.vendorIsGame,
      hasOpen: own.some(({ state }) => state === "open"),
      games: own.length,
      searchText: [first.vendor, ...Object.values(first.vendorNames)].map(foldSearch).join(" "),
    }));
}

function inOrder(left: BookRow, right: BookRow): number {
  return left.vendorPosition - right.vendorPosition || (left.vendor < right.vendor ? -1 : 1);
}

/** How many lists a book keeps ready: more are asked for only by who tries addresses out. */
const LISTS_KEPT = 300;

/** A list that many ask for, made once for a book. What it is made of must be in the key, and nobody's own. */
export function keptList(book: Book, key: string, make: () => readonly BookRow[]): readonly BookRow[] {
  const known = book.lists.get(key);
  if (known) return known;
  const made = make();
  if (book.lists.size >= LISTS_KEPT) book.lists.clear();
  book.lists.set(key, made);
  return made;
}

export type ListedVendor = {
  readonly code: string;
  readonly name: string;
  readonly isGame: IsGame;
  /** How many games of it the category shows. */
  readonly games: number;
};

/** A vendor as a page lists it, in one language. */
export function vendorIn(language: Language, { code, names, isGame, games }: BookVendor): ListedVendor {
  return { code, name: localText(names, language), isGame, games };
}
