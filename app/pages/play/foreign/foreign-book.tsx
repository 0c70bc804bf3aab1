import { LaunchPanel } from "../launch-panel.tsx";
import { ForeignGamePage } from "./foreign-game-page.tsx";
import type { ShownForeignBook } from "./load-foreign-book.server.ts";

/** The book of a foreign vendor: itself for who has opened it, else the way into it. */
export function ForeignBook({ card, game }: ShownForeignBook) {
  if (game) return <ForeignGamePage {...game} />;
  return (
    <div className="page stack">
      <h1>{card.name}</h1>
      <LaunchPanel card={card} />
    </div>
  );
}
