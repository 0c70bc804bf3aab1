import { type Language, localText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { readNames } from "./store.ts";

/** A game as records outside of the catalogue name it; null for a movement that belongs to none. */
export type PlayedGame = { readonly vendor: string; readonly game: string | null };

/**
 * The names of the games of a record, read in one statement. A game that has left the catalogue goes by
 * its code, and none at all by an empty name.
 */
export async function gameNames(
  { db }: Context,
  { language, games }: { language: Language; games: readonly PlayedGame[] },
): Promise<(played: PlayedGame) => string> {
  const codes = new Set(games.flatMap(({ game }) => game ?? []));
  const rows = codes.size === 0 ? [] : await readNames(db, [...codes]);
  const names = new Map(
    rows.map(({ vendor, code, names }) => [`${vendor}/${code}`, localText(names, language)]),
  );
  return ({ vendor, game }) => names.get(`${vendor}/${game}`) ?? game ?? "";
}
