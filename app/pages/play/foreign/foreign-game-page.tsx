import { Notice } from "#app/components/notice.tsx";
import { ForeignFrame } from "#app/features/foreign-game/foreign-frame.tsx";
import { useMovedBalance } from "#app/features/foreign-game/use-moved-balance.ts";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameItem } from "#app/features/game-list/game-item.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame, usePagePath } from "#app/lib/page/frame.ts";
import type { ShownForeignGame } from "./load-foreign-game.server.ts";
import "../../lobby/lobby.css";

/** A vendor's game in a page of ours, or why it is not there and what else can be played. */
export function ForeignGamePage({ texts, ...shown }: ShownForeignGame) {
  useMovedBalance(shown.address !== null && !shown.isDemo);
  return (
    <MoreTexts texts={texts}>
      <div className="page stack">
        <Heading {...shown} />
        {shown.address ? (
          <ForeignFrame address={shown.address} title={shown.name} leave={shown.leave} />
        ) : (
          <NotHere {...shown} />
        )}
      </div>
    </MoreTexts>
  );
}

type Shown = Omit<ShownForeignGame, "texts">;

function Heading({ name, isDemo, backHref }: Shown) {
  const { t } = useSpeech();
  return (
    <div className="foreign-game__line">
      <h1>{name}</h1>
      {isDemo ? <span className="tag tag--quiet">{t("games.foreign.demo")}</span> : null}
      <a className="button button--quiet" href={backHref}>
        {t("games.foreign.back")}
      </a>
    </div>
  );
}

/** The vendor keeps silent, or the player may not play now. */
function NotHere({ refusal, vendorName, others }: Shown) {
  const { t } = useSpeech();
  const { formToken } = useFrame();
  const path = usePagePath();
  return (
    <>
      {refusal ? (
        <Notice kind="warning">{refusal}</Notice>
      ) : (
        <Notice kind="warning" title={t("games.foreign.silentTitle", { vendor: vendorName })}>
          <p>{t("games.foreign.silentText")}</p>
          <p>
            <a className="button" href={path}>
              {t("games.foreign.again")}
            </a>
          </p>
        </Notice>
      )}
      {others.length > 0 ? (
        <section className="stack">
          <h2>{t("games.foreign.others")}</h2>
          <ul className="game-grid">
            {others.map((card) => (
              <GameItem key={card.nodeId} nodeId={card.nodeId} name={card.name} favourite={null}>
                <GameCard {...card} formToken={formToken} />
              </GameItem>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
