import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PostForm } from "#app/components/post-form.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { speechOf } from "#app/i18n/speech.server.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { formatMoment } from "#app/lib/dates.ts";
import { titled } from "#app/lib/page-title.ts";
import { paths } from "#app/lib/paths.ts";
import { playPath } from "#app/lib/play-paths.ts";
import { gameTexts } from "#app/lobby/game-texts.server.ts";
import { gameNames, nodeOf } from "#server/catalogue/index.ts";
import { localText } from "#server/core/languages.ts";
import { requirePlayer } from "#server/http/visitor.ts";
import { gamesWithFreeRounds, playerSessions } from "#server/studio/index.ts";
import { openedGames, vendorFreeRoundsLeft } from "#server/vendors/index.ts";
import "#app/lobby/lobby.css";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => titled(data?.title, matches);

/** The games that a player has open, and in which there are free rounds. The address names no game, so without one it is the address of nothing. */
export async function loader(args: LoaderFunctionArgs) {
  const { context, player, language, brand } = await requirePlayer(args);
  const { t } = await speechOf(language);
  const playerRef = player.id.toString();
  const [sessions, foreign, ownFree, vendorsFree] = await Promise.all([
    playerSessions(context, { playerRef }),
    openedGames(context, { playerId: player.id }),
    gamesWithFreeRounds(context, { playerRef }),
    vendorFreeRoundsLeft(context, player.id),
  ]);
  const free = [...ownFree, ...vendorsFree.map((rounds) => ({ ...rounds, asset: rounds.stake.asset }))];
  const nameOf = await gameNames(context, { language, games: [...foreign, ...free] });
  const own = sessions.map(({ names, ...session }) => ({
    ...session,
    href: playPath(session),
    name: localText(names, language),
  }));
  const all = [
    ...own,
    ...foreign.map((opened) => ({ ...opened, href: paths.foreignGame(opened.id), name: nameOf(opened) })),
  ];
  const shown = {
    title: t("games.open.title"),
    texts: await gameTexts(language, "open"),
    free: free.map(({ vendor, game, asset, left, expiresAt }, nth) => ({
      id: `${vendor}-${game}-${nth}`,
      action: paths.launch(nodeOf(vendor, game)),
      funds: asset === "TRIAL" ? "trial" : "real",
      name: nameOf({ vendor, game }),
      left: t("play.freeRounds.left", { count: left }),
      until: t("games.open.freeUntil", { until: formatMoment(expiresAt, language, brand.timeZone) }),
    })),
    games: all.map(({ href, name, asset, openedAt }) => ({
      href,
      name,
      isTrial: asset === "TRIAL",
      openedAt: formatMoment(openedAt, language, brand.timeZone),
    })),
  };
  return data(shown, { status: all.length + free.length === 0 ? 404 : 200 });
}

export default function OpenGamesPage() {
  const { texts, ...shown } = useLoaderData<typeof loader>();
  return (
    <MoreTexts texts={texts}>
      <OpenGames {...shown} />
    </MoreTexts>
  );
}

type OpenGamesProps = Omit<ReturnType<typeof useLoaderData<typeof loader>>, "texts">;

function OpenGames({ title, games, free }: OpenGamesProps) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {games.length + free.length === 0 ? (
        <EmptyState title={t("games.open.none")} text={t("games.open.noneText")}>
          <Link className="button button--primary" to={paths.vendorTab("RNG")}>
            {t("lobby.games.showAll")}
          </Link>
        </EmptyState>
      ) : null}
      {games.length > 0 ? (
        <ul className="vendor-hits">
          {games.map(({ href, name, isTrial, openedAt }) => (
            <li key={href}>
              <Link className="vendor-hits__hit" to={href}>
                <span>
                  <strong className="vendor-hits__name">{name}</strong>
                  <span className="quiet">
                    {isTrial ? `${t("site.card.trial")} · ` : ""}
                    {openedAt}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      {free.length > 0 ? (
        <>
          <h2>{t("games.open.free")}</h2>
          <ul className="stack vendor-hits--free">
            {free.map(({ id, action, funds, name, left, until }) => (
              <li key={id} data-testid="free-rounds">
                <PostForm action={action} className="vendor-hits__hit">
                  <span>
                    <strong className="vendor-hits__name">{name}</strong>
                    <span className="quiet">
                      {left} · {until}
                    </span>
                  </span>
                  <Button kind="primary" name="funds" value={funds}>
                    {t("site.card.play")}
                  </Button>
                </PostForm>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
