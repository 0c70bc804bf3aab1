import { type Language, localText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { bookOf } from "./book.ts";

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
