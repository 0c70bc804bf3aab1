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

/** What a record can be filtered by: vendors, and the games of the vendor or category that was chosen. */
export type PlayedChoices = {
  readonly vendors: readonly { readonly code: string; readonly name: string }[];
  readonly games: readonly { readonly code: string; readonly name: string }[];
  /** Of the category, every game as `VENDOR/game`; null where none was chosen. */
  readonly inCategory: readonly string[] | null;
};

/** The choices for a record, in the order of their names. Games are listed once a vendor is chosen. */
export async function playedChoices(
  context: Context,
  {
    language,
    vendor,
    category,
  }: { readonly language: Language; readonly vendor: string; readonly category: string },
): Promise<PlayedChoices> {
  const { byCode } = await bookOf(context);
  const all = [...byCode];
  const vendors = new Map(all.map(([, one]) => [one.vendor, localText(one.vendorNames, language)]));
  const chosen = all.filter(([, one]) => category === "" || one.category === category);
  const games = vendor === "" ? [] : chosen.filter(([, one]) => one.vendor === vendor);
  return {
    vendors: byName([...vendors].map(([code, name]) => ({ code, name }))),
    games: byName(games.map(([, one]) => ({ code: one.code, name: localText(one.names, language) }))),
    inCategory: category === "" ? null : chosen.map(([code]) => code),
  };
}

const byName = <One extends { readonly name: string }>(some: One[]) =>
  some.sort((one, other) => one.name.localeCompare(other.name));
