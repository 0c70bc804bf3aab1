import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { GameCard } from "#app/features/game-card/game-card.tsx";
import { GameItem } from "#app/features/game-list/game-item.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import { useSpeech } from "#app/i18n/speech.tsx";
import { useFrame } from "#app/lib/page/frame.ts";
import { paths } from "#app/lib/paths/paths.ts";
import type { GamePageData } from "./load-game-page.server.ts";
import type { LobbyData } from "./load-lobby.server.ts";

type Shelf = Pick<GamePageData, "category" | "list"> & Pick<LobbyData, "texts">;

/** The pages after the one that is shown, one more with each press, under the games that are there. */
export function MoreGames({ texts, ...shelf }: Shelf) {
  return (
    <MoreTexts texts={texts}>
      <Following {...shelf} />
    </MoreTexts>
  );
}

function Following({ category, list }: Omit<Shelf, "texts">) {
  const { t } = useSpeech();
  const { formToken } = useFrame();
  const { data, state, load } = useFetcher<GamePageData>();
  const [following, setFollowing] = useState<readonly GamePageData["list"][]>([]);
  useEffect(() => {
    if (!data) return;
    setFollowing((known) =>
      known.some(({ pageNo }) => pageNo === data.list.pageNo) ? known : [...known, data.list],
    );
  }, [data]);

  const last = following.at(-1) ?? list;
  const next = paths.games(category, { ...list.filters, pageNo: String(last.pageNo + 1) });
  const there = new Set(list.games.map(({ nodeId }) => nodeId));
  const games = following.flatMap((page) => page.games).filter(({ nodeId }) => !there.has(nodeId));
  return (
    <>
      <ul className="game-grid more-games">
        {games.map(({ favourite, door, ...card }) => (
          <GameItem key={card.nodeId} nodeId={card.nodeId} name={card.name} favourite={favourite} door={door}>
            <GameCard {...card} formToken={formToken} />
          </GameItem>
        ))}
      </ul>
      {last.totalPages > last.pageNo ? (
        <p className="more-games__ask">
          <button
            type="button"
            className="button button--quiet"
            aria-disabled={state !== "idle"}
            onClick={() => state === "idle" && load(next)}
          >
            {t(state === "idle" ? "games.more.button" : "games.more.loading")}
          </button>
        </p>
      ) : null}
    </>
  );
}
