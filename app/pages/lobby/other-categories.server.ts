import { cardsFor } from "#app/features/game-card/card-of.ts";
import { categoryRails } from "#server/catalogue/index.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { OtherCategory } from "./no-games-yet.tsx";

const SHOWN = 6;

/** Where there are games: for a page that has none. */
export async function otherCategories(visitor: Visitor): Promise<OtherCategory[]> {
  const { context, language } = visitor;
  const cardOf = cardsFor({ language, offersFree: await offersFreePlay(visitor) });
  const rails = await categoryRails(context, { language });
  return rails.map(({ category, games }) => ({
    category,
    games: games.slice(0, SHOWN).map(cardOf),
  }));
}
