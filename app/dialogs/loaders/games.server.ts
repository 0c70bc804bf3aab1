import { cardOf } from "#app/features/game-card/card-of.ts";
import { paths } from "#app/lib/paths.ts";
import { vendorGames } from "#server/catalogue/index.ts";
import type { Visitor } from "#server/http/visitor.ts";
import type { GamesShown } from "../shown-dialog.ts";

/** The games of the vendor that was asked for, with the page of them all where these are not all. */
export async function loadGames({ context, language }: Visitor, url: URL): Promise<GamesShown | null> {
  const vendor = url.searchParams.get("vendor") ?? "";
  const found = await vendorGames(context, { vendor, language });
  if (!found) return null;
  const { name, category, games, total } = found;
  return {
    modal: "games",
    vendorName: name,
    games: games.map((game) => cardOf(game, language)),
    allHref: games.length < total ? paths.games(category, { vassalage: vendor }) : null,
  };
}
