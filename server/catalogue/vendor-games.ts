import { type Language, localText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { bookOf } from "./book.ts";
import { type Category, type Game, gameIn } from "./game.ts";

const GAMES_MAX = 60;

export type VendorGames = {
  readonly vendor: string;
  readonly name: string;
  readonly category: Category;
  readonly games: readonly Game[];
  readonly total: number;
};

/** The games of one vendor, the best 60, for the list that opens over a page. Null for one with nothing to show. */
export async function vendorGames(
  context: Context,
  { vendor, language }: { vendor: string; language: Language },
): Promise<VendorGames | null> {
  const { games } = await bookOf(context);
  const own = games.filter((game) => game.vendor === vendor && game.state !== "disabled");
  const [first] = own;
  if (!first) return null;
  return {
    vendor,
    name: localText(first.vendorNames, language),
    category: first.category,
    games: own.slice(0, GAMES_MAX).map((row) => gameIn(language, row)),
    total: own.length,
  };
}
