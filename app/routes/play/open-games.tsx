import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { titled } from "#app/lib/page/page-title.ts";
import { loadOpenGames } from "#app/pages/play/load-open-games.server.ts";
import { OpenGamesPage } from "#app/pages/play/open-games-page.tsx";
import type { RouteSays } from "#server/http/routes/route-says.ts";
import "#app/pages/lobby/lobby.css";

export const says: RouteSays = { who: "players" };

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/**
 * The games that a player has open, and in which there are free rounds. The address names no game, so without one it is
 * the address of nothing.
 */
export async function loader(args: LoaderFunctionArgs) {
  const shown = await loadOpenGames(args);
  return data(shown, { status: shown.games.length + shown.free.games.length === 0 ? 404 : 200 });
}

export default function OpenGames() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <OpenGamesPage {...shown} />
    </MoreTexts>
  );
}
