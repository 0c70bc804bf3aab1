import type { Context } from "../../db/context.ts";
import { studioGameOf } from "../games.ts";
import type { StudioGame } from "../studio-game.ts";
import { readCorrections } from "./wager-corrections.ts";
import type { CorrectionRow } from "./wager-statements.ts";
import { findWager } from "./wagers.ts";

/** Where a wager can be seen again as it was, and what was corrected of it. */
export type WagerPlace = {
  readonly sessionId: string;
  readonly game: StudioGame;
  readonly corrections: readonly Pick<CorrectionRow, "payoutMinor" | "reason" | "state" | "madeAt">[];
};

/** One wager of this player; null when it is not theirs, or is a round of a slot with lines. */
export async function wagerPlace(
  { db }: Pick<Context, "db">,
  { playerRef, wagerId }: { playerRef: string; wagerId: string },
): Promise<WagerPlace | null> {
  const wager = await findWager(db, wagerId);
  const game = wager && studioGameOf(wager.game);
  if (!wager || !game || wager.playerRef !== playerRef) return null;
  return { sessionId: wager.sessionId, game, corrections: await readCorrections(db, [wager.id]) };
}
