import { Winners } from "#app/features/winners/winner-lists.tsx";
import { MoreTexts } from "#app/i18n/more-texts.tsx";
import type { GamePageData } from "./load-game-page.server.ts";

/** Who won lately, under a page of games. It brings its own texts, so that the page comes to life without them. */
export function WinnerPart({ texts, wins, ranks }: Pick<GamePageData, "texts" | "wins" | "ranks">) {
  return (
    <MoreTexts texts={texts}>
      <Winners wins={wins} ranks={ranks} />
    </MoreTexts>
  );
}
