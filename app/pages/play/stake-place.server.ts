import type { StakePlace } from "#app/features/fairness/shown-seeds.ts";
import { playPath } from "#app/lib/paths/play-paths.ts";
import { localText } from "#server/core/languages.ts";
import type { PlayerVisitor } from "#server/http/visitor/visitor.ts";
import { studioGameOf } from "#server/studio/index.ts";
import { recordPathOf } from "./record-path.server.ts";

/** A stake leads to its record; of a visitor without records to its game, which shows it again. */
export function stakePlaceOf(visitor: PlayerVisitor): StakePlace {
  const recordPath = recordPathOf(visitor);
  return ({ roundId, sessionId, game: code }) => {
    const game = studioGameOf(code);
    if (!game) return { game: code, href: null };
    const href = recordPath(game.vendor, roundId) ?? playPath({ ...game, sessionId }, { round: roundId });
    return { game: localText(game.names, visitor.language), href };
  };
}
