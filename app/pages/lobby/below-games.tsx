import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameRail, GameRailItem } from "#app/features/game-rail/game-rail.tsx";
import { Winners } from "#app/features/winners/winner-lists.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame } from "#app/lib/page/frame.ts";
import type { GamePageData } from "./load-game-page.server.ts";
import type { LobbyData } from "./load-lobby.server.ts";

type BelowGamesProps = Pick<GamePageData, "wins" | "suggested"> & Pick<LobbyData, "texts" | "ranks">;

/** What stands under a list of games. It brings its own texts, so that the page comes to life without them. */
export function BelowGames({ texts, wins, ranks, suggested }: BelowGamesProps) {
  return (
    <MoreTexts texts={texts}>
      {suggested.length > 0 ? <Suggested cards={suggested} /> : null}
      <Winners wins={wins} ranks={ranks} />
    </MoreTexts>
  );
}

/** Where a category is soon looked through, what others like. */
function Suggested({ cards }: { cards: GamePageData["suggested"] }) {
  const { t } = useSpeech();
  const { formToken } = useFrame();
  return (
    <GameRail id="suggested" title={t("lobby.home.others")}>
      {cards.map((card) => (
        <GameRailItem key={card.nodeId}>
          <GameCard {...card} formToken={formToken} />
        </GameRailItem>
      ))}
    </GameRail>
  );
}
