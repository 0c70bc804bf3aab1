import type { Context } from "#server/db/context.ts";
import { jackpotTickets } from "#server/jackpots/index.ts";
import { JACKPOT_GAME, type StakeList, stakeListOf } from "#server/studio/index.ts";

/** The stakes that decided a shared round, or a draw of the jackpot; null where none are published. */
export function publishedStakes(
  context: Pick<Context, "db">,
  { game, round }: { game: string; round: string },
): Promise<StakeList | null> {
  return game === JACKPOT_GAME ? jackpotTickets(context, round) : stakeListOf(context, { game, round });
}
