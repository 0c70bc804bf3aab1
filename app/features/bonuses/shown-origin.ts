import type { Speaker } from "#app/i18n/speech.tsx";
import { isolated } from "#app/lib/page/isolated.ts";
import { paths } from "#app/lib/paths/paths.ts";
import { prizePaths } from "#app/lib/paths/prize-paths.ts";
import { localText } from "#server/core/languages.ts";
import type { BonusOrigin } from "#server/use-cases/index.ts";
import { matchTitle } from "./shown-match.ts";

/** What gave a bonus, and where that is told; without an address where nothing is. */
export type ShownOrigin = { readonly text: string; readonly href: string | null };

export function shownOrigin(origin: BonusOrigin, speaker: Speaker): ShownOrigin | null {
  if (!origin) return null;
  const { language } = speaker;
  switch (origin.is) {
    case "promotion":
      return { text: isolated(origin.title), href: paths.promotion(origin.id) };
    case "deposit":
      return {
        text: origin.match ? matchTitle(origin.match, speaker) : "",
        href: paths.movement(origin.movementId),
      };
    case "mission":
      return { text: isolated(localText(origin.titles, language)), href: prizePaths.pastMissions() };
    case "board":
      return { text: isolated(localText(origin.titles, language)), href: prizePaths.board(origin.code) };
    default:
      return { text: isolated(localText(origin.titles, language)), href: prizePaths.raffle(origin.code) };
  }
}
