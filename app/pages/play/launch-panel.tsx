import { Button } from "#app/components/button.tsx";
import { PostForm } from "#app/components/fields/post-form.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { Card } from "#app/features/game-card/card-of.ts";
import { useSpeech } from "#app/i18n/speech.tsx";
import { paths } from "#app/lib/paths/paths.ts";
import "../lobby/lobby.css";

type LaunchPanelProps = {
  card: Card;
  /** Opens it there, where that is possible. */
  at?: "seamless";
  /** Where its vendor shows it for nothing, beside our play money. */
  demoHref?: string | null;
};

/** One game and the way into it, for a page that is about this game alone. */
export function LaunchPanel({ card, at, demoHref }: LaunchPanelProps) {
  const { t } = useSpeech();
  const { nodeId, name, vendorName, image, rtp, state, free } = card;
  return (
    <PostForm action={paths.launch(nodeId)} className="launch-panel panel" id="launch">
      {at ? <input type="hidden" name="at" value={at} /> : null}
      <img src={image} alt="" width="320" height="240" />
      <div className="stack">
        <h2>{name}</h2>
        <p className="quiet">{vendorName}</p>
        {rtp === null ? null : <p>{t("site.card.rtp", { rtp })}</p>}
        {state === "open" ? (
          <p className="row">
            <Button kind="primary">{t("site.card.play")}</Button>
            {free ? (
              <Button kind="quiet" name="funds" value="trial" className="game-card__free">
                {t("lobby.card.free")}
              </Button>
            ) : null}
            {demoHref ? (
              <a className="button button--quiet" href={demoHref}>
                {t("games.open.demo")}
              </a>
            ) : null}
          </p>
        ) : (
          <Notice kind="warning">{t("site.card.maintenance")}</Notice>
        )}
      </div>
    </PostForm>
  );
}
