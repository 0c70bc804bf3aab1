import type { LoaderFunctionArgs } from "@remix-run/node";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMoment } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { gameNames, nodeOf } from "#server/catalogue/index.ts";
import { localText } from "#server/core/languages.ts";
import { requirePlayer } from "#server/http/visitor/visitor.ts";
import { gamesWithFreeRounds, playerSessions } from "#server/studio/index.ts";
import { openedGames, vendorFreeRoundsLeft } from "#server/vendors/index.ts";
import { gameTexts } from "../lobby/game-texts.server.ts";
import type { ShownFreeGame, ShownOpenGame } from "./open-games-page.tsx";

/** The games that a player has open, ours and foreign ones, and those in which there are free rounds. */
export async function loadOpenGames(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requirePlayer(args);
  const { t } = await speechOf(language);
  const playerRef = player.id.toString();
  const [sessions, foreign, ownFree, vendorsFree] = await Promise.all([
    playerSessions(context, { playerRef }),
    openedGames(context, { playerId: player.id }),
    gamesWithFreeRounds(context, { playerRef }),
    vendorFreeRoundsLeft(context, player.id),
  ]);
  const rounds = [...ownFree, ...vendorsFree.map((gift) => ({ ...gift, asset: gift.stake.asset }))];
  const nameOf = await gameNames(context, { language, games: [...foreign, ...rounds] });
  const moment = (at: Date) => formatMoment(at, language, brand.timeZone);
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
    openedAt: moment(openedAt),
  }));
  const free: ShownFreeGame[] = rounds.map(({ vendor, game, asset, left, expiresAt }, nth) => ({
    id: `${vendor}-${game}-${nth}`,
    action: paths.launch(nodeOf(vendor, game)),
    funds: asset === "TRIAL" ? "trial" : "real",
    name: nameOf({ vendor, game }),
    left: t("play.freeRounds.left", { count: left }),
    until: t("games.open.freeUntil", { until: moment(expiresAt) }),
  }));
  return { title: t("games.open.title"), texts: await gameTexts(language, "open"), games, free };
}
