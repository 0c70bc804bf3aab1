import { GameCard } from "#app/features/game-card/game-card.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame } from "#app/lib/page/frame.ts";
import type { GamesShown } from "./shown-dialog.ts";

/** The games of one vendor, each with the form that opens it. */
export function GamesDialog({ dialog: { games, allHref } }: { dialog: GamesShown }) {
  const { t } = useSpeech();
  const { formToken } = useFrame();
  return (
    <div className="stack">
      <ul className="dialog-cards">
        {games.map((card) => (
          <li key={card.nodeId}>
            <GameCard {...card} formToken={formToken} />
          </li>
        ))}
      </ul>
      {allHref ? (
        <p>
          <a href={allHref}>{t("dialogs.games.all")}</a>
        </p>
      ) : null}
    </div>
  );
}
