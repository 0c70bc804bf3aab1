import { cardsFor } from "#app/features/game-card/card-of.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { vendorGames } from "#server/catalogue/index.ts";
import { offersFreePlay } from "#server/http/sign-in/begin-trial.ts";
import type { Visitor } from "#server/http/visitor/visitor.ts";
import type { GamesShown } from "../shown-dialog.ts";

/** The games of the vendor that was asked for, with the page of them all where these are not all. */
export async function loadGames(visitor: Visitor, url: URL): Promise<GamesShown | null> {
  const { context, language } = visitor;
  const vendor = url.searchParams.get("vendor") ?? "";
  const found = await vendorGames(context, { vendor, language });
  if (!found) return null;
  const { name, category, games, total } = found;
  return {
    modal: "games",
    vendorName: name,
    games: games.map(cardsFor({ language, offersFree: await offersFreePlay(visitor) })),
    allHref: games.length < total ? paths.games(category, { vassalage: vendor }) : null,
  };
}
