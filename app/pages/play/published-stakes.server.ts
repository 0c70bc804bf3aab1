import type { Context } from "#server/db/context.ts";
import { jackpotTickets } from "#server/jackpots/index.ts";
import { raffleTickets } from "#server/raffles/index.ts";
import { JACKPOT_GAME, RAFFLE_GAME, type StakeList, stakeListOf } from "#server/studio/index.ts";

/** The stakes that decided a shared round, a draw of the jackpot, or a raffle; null where none are published. */
export function publishedStakes(
  context: Pick<Context, "db">,
  { game, round }: { game: string; round: string },
): Promise<StakeList | null> {
  if (game === RAFFLE_GAME) return raffleTickets(context, round);
  return game === JACKPOT_GAME ? jackpotTickets(context, round) : stakeListOf(context, { game, round });
}
