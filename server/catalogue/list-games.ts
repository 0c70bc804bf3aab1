import type { Language } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { searchWords } from "./fold-search.ts";
import { type Category, type Game, gameIn } from "./game.ts";
import { type ListedVendor, shelves, vendorsOn } from "./shelves.ts";
import { readPage } from "./store.ts";

const PAGE_SIZE = 15;
const PAGE_NO_MAX = 1_000_000;

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
  readonly gameName?: Given;
  readonly minBet?: Given;
  readonly list?: Given;
  readonly pageNo?: number;
  /** Whose favourites are marked; without it the lists `fav` and `recent` are empty. */
  readonly playerId?: bigint | undefined;
};

/** The filters in force; empty means that it does not narrow the list. */
export type GameFilters = {
  readonly vassalage: string;
  readonly gameName: string;
  readonly minBet: MinBet | "";
  readonly list: List | "";
};

export type ListedGame = Game & { readonly isFavourite: boolean };

export type GameList = {
  readonly games: readonly ListedGame[];
  readonly pageNo: number;
  readonly totalPages: number;
  readonly total: number;
  readonly vendors: readonly ListedVendor[];
  readonly filters: GameFilters;
};

/**
 * One page of a category. The page number is clamped to 1..totalPages, and a filter that nobody offers
 * (an unknown vendor, bet or list) counts as not set. Which filters go together is the page's matter:
 * given together they narrow the list together.
 */
export async function listGames(context: Context, request: GameListRequest): Promise<GameList> {
  const { category, language, playerId = null } = request;
  const vendors = vendorsOn(await shelves(context), category, language);
  const filters = filtersOf(request, vendors);
  const rows = await readPage(context.db, {
    category,
    vendor: filters.vassalage || null,
    words: searchWords(filters.gameName),
    minBetMinor: filters.minBet === "" ? null : MIN_BETS[filters.minBet],
    list: filters.list,
    playerId,
    pageNo: wholePage(request.pageNo),
    pageSize: PAGE_SIZE,
  });
  const total = rows[0]?.total ?? 0;
  return {
    games: rows.map((row) => ({ ...gameIn(language, row), isFavourite: row.isFavourite })),
    pageNo: rows[0]?.pageNo ?? 1,
    totalPages: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    total,
    vendors,
    filters,
  };
}

function filtersOf(request: GameListRequest, vendors: readonly ListedVendor[]): GameFilters {
  const vendor = vendors.find(({ code }) => code === request.vassalage);
  return {
    vassalage: vendor?.code ?? "",
    gameName: request.gameName?.trim() ?? "",
    minBet: isMinBet(request.minBet) ? request.minBet : "",
    list: LISTS.find((list) => list === request.list) ?? "",
  };
}

function isMinBet(given: Given): given is MinBet {
  return typeof given === "string" && Object.hasOwn(MIN_BETS, given);
}

function wholePage(pageNo = 1): number {
  if (!(pageNo >= 1)) return 1;
  return Math.min(Math.floor(pageNo), PAGE_NO_MAX);
}
