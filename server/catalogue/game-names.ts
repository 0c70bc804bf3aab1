import { type Language, localText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { bookOf } from "./book.ts";
import type { Category } from "./game.ts";

/** A game as records outside of the catalogue name it; null for a movement that belongs to none. */
export type PlayedGame = { readonly vendor: string; readonly game: string | null };

/**
 * The names of the games of a record. A game that has left the catalogue goes by its code, and none at all
 * by an empty name.
 */
export async function gameNames(
  context: Context,
  { language, games }: { language: Language; games: readonly PlayedGame[] },
): Promise<(played: PlayedGame) => string> {
  const book = games.length === 0 ? null : await bookOf(context);
  return ({ vendor, game }) => {
    const known = book?.byCode.get(`${vendor}/${game}`);
    return known ? localText(known.names, language) : (game ?? "");
  };
}

/** Where a game of a record stands: its category and its vendor. */
export type PlayedPlace = { readonly category: Category | null; readonly vendorName: string };

/**
 * The categories and vendors of the games of a record. One that has left the catalogue has no category, and its vendor
 * goes by its code.
 */
export async function gamePlaces(
  context: Context,
  { language }: { readonly language: Language },
): Promise<(played: PlayedGame) => PlayedPlace> {
  const book = await bookOf(context);
  return ({ vendor, game }) => {
    const known = book.byCode.get(`${vendor}/${game}`);
    return {
      category: known?.category ?? null,
      vendorName: known ? localText(known.vendorNames, language) : vendor,
    };
  };
}

/** The names of the vendors of a record, by code. One that has left the catalogue goes by its code. */
export async function vendorNames(
  context: Context,
  { language }: { readonly language: Language },
): Promise<(vendor: string) => string> {
  const book = await bookOf(context);
  return (vendor) => {
    const names = book.vendorNames.get(vendor);
    return names ? localText(names, language) : vendor;
  };
}
