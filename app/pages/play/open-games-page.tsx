import { Link } from "@remix-run/react";
import { Button } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import type { Funds } from "#app/lib/funds.ts";
import { paths } from "#app/lib/paths/paths.ts";

export type ShownOpenGame = {
  readonly href: string;
  readonly name: string;
  readonly isTrial: boolean;
  readonly openedAt: string;
};

/** A game in which a player has rounds that cost nothing, and the money that they are worth. */
export type ShownFreeGame = {
  readonly id: string;
  readonly action: string;
  readonly funds: Funds;
  readonly name: string;
  readonly left: string;
  readonly until: string;
};

type OpenGamesProps = {
  title: string;
  games: readonly ShownOpenGame[];
  free: readonly ShownFreeGame[];
};

export function OpenGamesPage({ title, games, free }: OpenGamesProps) {
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
      {games.length > 0 ? <OpenGames games={games} /> : null}
      {free.length > 0 ? <FreeGames free={free} /> : null}
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

/** Each is opened by a button with the money of its rounds, whatever the header shows. */
function FreeGames({ free }: Pick<OpenGamesProps, "free">) {
  const { t } = useSpeech();
  return (
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
  );
}
