import type { Context } from "#server/db/context.ts";
import { jackpotTickets } from "#server/jackpots/index.ts";
import { raffleTickets } from "#server/raffles/index.ts";
import {
  JACKPOT_GAME,
  RAFFLE_GAME,
  type StakeList,
  stakeListOf,
  ticketEntropy,
} from "#server/studio/index.ts";
import { drawOfNumber } from "#server/studio/lottery/index.ts";
import { roundOfId } from "#server/studio/rounds/index.ts";

/** The hash of nothing. */
const NO_STAKES = ticketEntropy([]);

/** The same for whoever asks by the names of a link: a round that nobody staked in has an empty list. */
export async function listedStakes(
  context: Pick<Context, "db">,
  named: { game: string; round: string },
): Promise<StakeList | null> {
  const list = await publishedStakes(context, named);
  if (list) return list;
  const shared = await roundOfId(context, named.round);
  const { game, entropy } = shared ?? (await drawOfNumber(context, named.game, named.round)) ?? {};
  return game === named.game && entropy === NO_STAKES ? { ...named, entropy, stakes: [] } : null;
}

/** The stakes that decided a shared round, a draw of the jackpot, or a raffle; null where none are published. */
export function publishedStakes(
  context: Pick<Context, "db">,
  { game, round }: { game: string; round: string },
): Promise<StakeList | null> {
  if (game === RAFFLE_GAME) return raffleTickets(context, round);
  return game === JACKPOT_GAME ? jackpotTickets(context, round) : stakeListOf(context, { game, round });
}
