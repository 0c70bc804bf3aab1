import { type Language, localText } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { type Book, bookOf, keptList, type ListedVendor, type Shelf, vendorIn } from "../book.ts";
import { type Category, type Game, gameIn } from "../game.ts";
import { searchWords } from "../search/fold-search.ts";
import type { BookRow } from "../statements.ts";
import { readFavourites, readRecents } from "../store.ts";
import { clampedPage } from "./page-of.ts";
import { favouritesAmong, OWN_MAX } from "./player-lists.ts";

/** The lowest bets to choose from, in minor units: a game is listed when it can be played for that much or less. */
export const MIN_BETS = { "0.01": 1n, "0.05": 5n, "0.1": 10n, "0.5": 50n, "0.75": 75n } as const;
export type MinBet = keyof typeof MIN_BETS;

/** The lists beside "all". Favourites and recent games are a player's own. */
export const LISTS = ["hot", "fav", "recent"] as const;
export type List = (typeof LISTS)[number];

type Given = string | null | undefined;

export type GameListRequest = {
  readonly category: Category;
  readonly language: Language;
  readonly vassalage?: Given;
  readonly gameClassify?: Given;
  readonly gameName?: Given;
  readonly minBet?: Given;
  readonly list?: Given;
  readonly pageNo?: number;
  /** The player whose favourites are marked; without it the lists `fav` and `recent` are empty. */
  readonly playerId?: bigint | undefined;
};

/** The filters in force; empty means that it does not narrow the list. */
export type GameFilters = {
  readonly vassalage: string;
  readonly gameClassify: string;
  readonly gameName: string;
  readonly minBet: MinBet | "";
  readonly list: List | "";
};

export type ListedGame = Game & { readonly isFavourite: boolean };

export type ListedClass = { readonly code: string; readonly name: string };

export type GameList = {
  readonly games: readonly ListedGame[];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly total: number;
  readonly vendors: readonly ListedVendor[];
  readonly classes: readonly ListedClass[];
  readonly filters: GameFilters;
};

/**
 * One page of a category. The page number is clamped to 1..totalPages, and a filter that nobody offers
 * (an unknown vendor, kind, bet or list) counts as not set. Which filters go together is the page's matter:
 * given together they narrow the list together.
 */
export async function listGames(context: Context, request: GameListRequest): Promise<GameList> {
  const { category, language, playerId } = request;
  const book = await bookOf(context);
  const shelf = book.shelves.get(category);
  if (!shelf) throw new Error(`The catalogue has no category ${category}`);
  const filters = filtersOf(request, shelf);
  const words = searchWords(filters.gameName);
  const rows = (await listed(context, book, { shelf, filters, playerId })).filter((row) =>
    words.every((word) => row.searchText.includes(word)),
  );
  const { shown, ...page } = clampedPage(rows, request.pageNo);
  const nodeIds = shown.map(({ nodeId }) => nodeId);
  const favourites = await favouritesAmong(context, { playerId, nodeIds });
  return {
    ...page,
    games: shown.map((row) => ({ ...gameIn(language, row), isFavourite: favourites.has(row.nodeId) })),
    vendors: shelf.vendors.map((vendor) => vendorIn(language, vendor)),
    classes: shelf.classes.map(({ code, names }) => ({ code, name: localText(names, language) })),
    filters,
  };
}

function filtersOf(request: GameListRequest, shelf: Shelf): GameFilters {
  return {
    vassalage: shelf.vendors.find(({ code }) => code === request.vassalage)?.code ?? "",
    gameClassify: shelf.classes.find(({ code }) => code === request.gameClassify)?.code ?? "",
    gameName: request.gameName?.trim() ?? "",
    minBet: isMinBet(request.minBet) ? request.minBet : "",
    list: LISTS.find((list) => list === request.list) ?? "",
  };
}

function isMinBet(given: Given): given is MinBet {
  return typeof given === "string" && Object.hasOwn(MIN_BETS, given);
}

type Wanted = {
  readonly shelf: Shelf;
  readonly filters: GameFilters;
  readonly playerId: bigint | undefined;
};

/** The games that the filters let through, but for the name. A player's own lists are in their own order. */
async function listed(context: Context, book: Book, { shelf, filters, playerId }: Wanted) {
  const { list, vassalage, gameClassify, minBet } = filters;
  if (list !== "fav" && list !== "recent") {
    const key = [shelf.category, list, vassalage, gameClassify, minBet].join(" ");
    return keptList(book, key, () =>
      narrowed(shelf.games, filters).filter(({ isHot }) => isHot || list !== "hot"),
    );
  }
  if (playerId === undefined) return [];
  const read = list === "fav" ? readFavourites : readRecents;
  const nodes = await read(context.db, playerId, OWN_MAX);
  const own = nodes.flatMap((node) => book.byNode.get(node) ?? []);
  return narrowed(own, filters).filter(
    ({ category, state }) => category === shelf.category && state !== "disabled",
  );
}

function narrowed(games: readonly BookRow[], filters: GameFilters): readonly BookRow[] {
  const { vassalage, gameClassify, minBet } = filters;
  const most = minBet === "" ? null : MIN_BETS[minBet];
  return games.filter(
    (game) =>
      (vassalage === "" || game.vendor === vassalage) &&
      (gameClassify === "" || game.gameClassify === gameClassify) &&
      (most === null || game.minBetMinor <= most),
  );
}
