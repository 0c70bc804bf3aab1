import { Link } from "@remix-run/react";
import { EmptyState } from "#app/components/empty-state.tsx";
import { FreeGames, type ShownFreeGames } from "#app/components/play/free-games.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";

export type ShownOpenGame = {
  readonly href: string;
  readonly name: string;
  readonly isTrial: boolean;
  readonly openedAt: string;
};

type OpenGamesProps = {
  title: string;
  games: readonly ShownOpenGame[];
  free: ShownFreeGames;
};

export function OpenGamesPage({ title, games, free }: OpenGamesProps) {
  const { t } = useSpeech();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {games.length + free.games.length === 0 ? (
        <EmptyState title={t("games.open.none")} text={t("games.open.noneText")}>
          <Link className="button button--primary" to={paths.vendorTab("RNG")}>
            {t("lobby.games.showAll")}
          </Link>
        </EmptyState>
      ) : null}
      {games.length > 0 ? <OpenGames games={games} /> : null}
      <FreeGames {...free} />
    </div>
  );
}

function OpenGames({ games }: Pick<OpenGamesProps, "games">) {
  const { t } = useSpeech();
  return (
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
  );
}
