import type { ShownFreeGames } from "#app/components/play/free-games.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { formatMinute } from "#app/lib/dates.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { gameNames, nodeOf } from "#server/catalogue/index.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { gamesWithFreeRounds } from "#server/studio/index.ts";
import { vendorFreeRoundsLeft } from "#server/vendors/index.ts";

type Waiting = Pick<ShownFreeGames["games"][number], "name" | "left" | "until">;

/** The free rounds that a player has in one game; null where none are left. */
export async function freeRoundsIn(
  visitor: PlayerVisitor,
  { vendor, game }: { readonly vendor: string; readonly game: string },
): Promise<Waiting | null> {
  const { games } = await freeGames(visitor);
  return games.find(({ action }) => action === paths.launch(nodeOf(vendor, game))) ?? null;
}

/** The games, ours and foreign ones, in which a player has free rounds. */
export async function freeGames({
  context,
  player,
  language,
  brand,
}: PlayerVisitor): Promise<ShownFreeGames> {
  const { t } = await speechOf(language);
  const [own, foreign] = await Promise.all([
    gamesWithFreeRounds(context, { playerRef: player.id.toString() }),
    vendorFreeRoundsLeft(context, player.id),
  ]);
  const rounds = [...own, ...foreign.map((gift) => ({ ...gift, asset: gift.stake.asset }))];
  const nameOf = await gameNames(context, { language, games: rounds });
  return {
    title: t("games.open.free"),
    games: rounds.map(({ vendor, game, asset, left, expiresAt }, nth) => ({
      id: `${vendor}-${game}-${nth}`,
      action: paths.launch(nodeOf(vendor, game)),
      funds: asset === "TRIAL" ? "trial" : "real",
      name: nameOf({ vendor, game }),
      left: t("play.freeRounds.left", { count: left }),
      until: t("games.open.freeUntil", { until: formatMinute(expiresAt, language, brand.timeZone) }),
    })),
  };
}
