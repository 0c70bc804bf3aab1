import { type Language, localText } from "../../core/languages.ts";
import type { Context } from "../../db/context.ts";
import { bookOf } from "../book.ts";
import { CATEGORIES, type Category } from "../game.ts";

type Choice = { readonly code: string; readonly name: string };

/** What a record can be filtered by: kinds of games, vendors, and the games of a vendor that was chosen. */
export type PlayedChoices = {
  readonly categories: readonly Category[];
  readonly vendors: readonly Choice[];
  readonly games: readonly Choice[];
  /** Of the kind that was chosen, every game as `VENDOR/game`; null where none was, or none of that name is. */
  readonly inCategory: readonly string[] | null;
};

type Chosen = { readonly language: Language; readonly vendor: string; readonly category: string };

/** The choices for a record, vendors and games in the order of their names. */
export async function playedChoices(
  context: Context,
  { language, vendor, category }: Chosen,
): Promise<PlayedChoices> {
  const all = [...(await bookOf(context)).byCode];
  const asked = CATEGORIES.find((one) => one === category);
  const chosen = all.filter(([, one]) => asked === undefined || one.category === asked);
  const vendors = new Map(all.map(([, one]) => [one.vendor, localText(one.vendorNames, language)]));
  const games = chosen.filter(([, one]) => one.vendor === vendor);
  const byName = (some: Choice[]) => some.sort((one, other) => one.name.localeCompare(other.name, language));
  return {
    categories: CATEGORIES,
    vendors: byName([...vendors].map(([code, name]) => ({ code, name }))),
    games: byName(games.map(([, one]) => ({ code: one.code, name: localText(one.names, language) }))),
    inCategory: asked === undefined ? null : chosen.map(([code]) => code),
  };
}
