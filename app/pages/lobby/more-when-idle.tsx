import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#app/lib/browser/when-idle.ts";
import type { GamePageData } from "./load-game-page.server.ts";
import type { LobbyData } from "./load-lobby.server.ts";

type Shelf = Pick<GamePageData, "category" | "list"> & Pick<LobbyData, "texts">;

/** A button for the next page, once script has nothing better to do. Without it the pages are links, below. */
export function MoreWhenIdle(shelf: Shelf) {
  const [more, setMore] = useState<{ More: ComponentType<Shelf> } | null>(null);
  const { pageNo, totalPages } = shelf.list;
  const isWanted = totalPages > pageNo;
  useEffect(() => {
    if (!isWanted) return;
    return whenIdle(() => {
      import("./more-games.tsx").then(({ MoreGames }) => setMore({ More: MoreGames })).catch(() => {});
    });
  }, [isWanted]);
  return more && isWanted ? <more.More {...shelf} /> : null;
}
