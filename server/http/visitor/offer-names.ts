import { gameNames } from "../../catalogue/index.ts";
import { localText } from "../../core/languages.ts";
import { formatWhole } from "../../core/numbers/numbers.ts";
import { levelsOf } from "../../vip/index.ts";
import type { Visitor } from "./visitor.ts";

type Games = Parameters<typeof gameNames>[1]["games"];

/** How offers name these games, and the levels of the brand, in a visitor's language. */
export async function offerNames(
  { context, brand, language }: Pick<Visitor, "context" | "brand" | "language">,
  games: Games,
) {
  const [gameOf, levels] = await Promise.all([
    gameNames(context, { language, games }),
    levelsOf(context, brand.id),
  ]);
  const names = new Map(levels.map((level) => [level.rank, localText(level.names, language)]));
  return { gameOf, levelOf: (rank: number) => names.get(rank) ?? formatWhole(rank, language) };
}
