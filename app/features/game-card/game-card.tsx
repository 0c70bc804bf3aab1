import { Icon } from "#app/components/icon.tsx";
import { LazyPicture } from "#app/components/lazy-picture.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import type { Card } from "./card-of.ts";

type GameCardProps = Card & {
  formToken: string;
  /** Where the button of a stranger leads in a window of its own (app/lib/browser/popup.ts); elsewhere they are asked on the way. */
  loginHref?: string | undefined;
};

/**
 * A game in a list. Lists are long, so it is a plain form without a hook of its own beyond the texts. It is played
 * with the funds of the header, or with play money where that is asked for. In maintenance it has no button.
 */
export function GameCard({ formToken, loginHref, ...card }: GameCardProps) {
  const { t } = useSpeech();
  const { nodeId, name, vendorName, image, rtp, hot, trial, free, state } = card;
  const open = state === "open";
  return (
    <form
      method="post"
      action={paths.launch(nodeId)}
      className={open ? "game-card" : "game-card game-card--shut"}
    >
      <input type="hidden" name="formToken" value={formToken} />
      <span className="game-card__scene">
        <LazyPicture className="game-card__picture" src={image} alt="" width={320} height={240} />
      </span>
      {hot ? (
        <p className="game-card__mark tag tag--hot">
          <Icon name="flame" />
          {t("site.card.hot")}
        </p>
      ) : null}
      <div className="game-card__text">
        <p className="game-card__name">{name}</p>
        <p className="game-card__meta">
          {vendorName}
          {trial ? <span className="tag tag--quiet game-card__trial">{t("site.card.trial")}</span> : null}
        </p>
        {rtp === null ? null : <p className="game-card__meta">{t("site.card.rtp", { rtp })}</p>}
      </div>
      {open ? (
        <PlayButtons name={name} free={free} loginHref={loginHref} />
      ) : (
        <p className="game-card__shut">{t("site.card.maintenance")}</p>
      )}
    </form>
  );
}

type PlayButtonsProps = { name: string; free: boolean; loginHref: string | undefined };

function PlayButtons({ name, free, loginHref }: PlayButtonsProps) {
  const { t } = useSpeech();
  const hiddenName = <span className="visually-hidden"> {name}</span>;
  return (
    <div className="game-card__ways">
      {loginHref ? (
        <a className="button button--primary game-card__play" href={loginHref} data-popup="login">
          {t("site.card.play")}
          {hiddenName}
        </a>
      ) : (
        <button type="submit" className="button button--primary game-card__play">
          {t("site.card.play")}
          {hiddenName}
        </button>
      )}
      {free ? (
        <button type="submit" name="funds" value="trial" className="button button--quiet game-card__free">
          {t("lobby.card.free")}
          {hiddenName}
        </button>
      ) : null}
    </div>
  );
}
