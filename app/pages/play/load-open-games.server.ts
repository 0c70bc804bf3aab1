import type { LoaderFunctionArgs } from "@remix-run/node";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { gameNames } from "#server/catalogue/index.ts";
import { localText } from "#server/core/languages.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { playerSessions } from "#server/studio/index.ts";
import { openedGames } from "#server/vendors/index.ts";
import { gameTexts } from "../lobby/game-texts.server.ts";
import { freeGames } from "./free-games.server.ts";
import type { ShownOpenGame } from "./open-games-page.tsx";

/** The games that a player has open, ours and foreign ones, and those in which there are free rounds. */
export async function loadOpenGames(args: LoaderFunctionArgs) {
  const visitor = await requirePlayer(args);
  const { context, player, language, brand } = visitor;
  const { t } = await speechOf(language);
  const [sessions, foreign, free] = await Promise.all([
    playerSessions(context, { playerRef: player.id.toString() }),
    openedGames(context, { playerId: player.id }),
    freeGames(visitor),
  ]);
  const nameOf = await gameNames(context, { language, games: foreign });
  const opened = [
    ...sessions.map(({ names, ...session }) => ({
      ...session,
      href: playPath(session),
      name: localText(names, language),
    })),
    ...foreign.map((game) => ({ ...game, href: paths.foreignGame(game.id), name: nameOf(game) })),
  ];
  const games: ShownOpenGame[] = opened.map(({ href, name, asset, openedAt }) => ({
    href,
    name,
    isTrial: asset === "TRIAL",
    openedAt: formatMoment(openedAt, language, brand.timeZone),
  }));
  return { title: t("games.open.title"), texts: await gameTexts(language, "open"), games, free };
}
