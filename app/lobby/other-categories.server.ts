import { cardOf } from "#app/features/game-card/card-of.ts";
import { categoryRails } from "#server/catalogue/index.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { OtherCategory } from "./no-games-yet.tsx";

const SHOWN = 6;

/** Where there are games: for a page that has none. */
export async function otherCategories(
  context: Visitor["context"],
  language: Visitor["language"],
): Promise<OtherCategory[]> {
  const rails = await categoryRails(context, { language });
  return rails.map(({ category, games }) => ({
    category,
    games: games.slice(0, SHOWN).map((game) => cardOf(game, language)),
  }));
}
