import type { Context } from "../db/context.ts";
import { type DrawnRow, WON_OF } from "./drawn-statements.ts";
import { type Prize, type Raffle, raffleOf } from "./raffle.ts";
import { RAFFLES_BY_IDS } from "./statements.ts";

const WON_MAX = 50;

/** A prize that waits for its winner, and until when. */
export type WonPrize = { readonly raffle: Raffle; readonly prize: Prize; readonly until: Date };

/** What a player won in raffles and may claim at this moment, what ends first before. */
export async function wonPrizes(
  { db, now }: Pick<Context, "db" | "now">,
  playerId: bigint,
): Promise<WonPrize[]> {
  const drawn = await db.call(WON_OF, [playerId, now(), WON_MAX]);
  if (drawn.length === 0) return [];
  const rows = await db.call(RAFFLES_BY_IDS, [drawn.map(({ raffleId }) => raffleId)]);
  const raffles = rows.map(raffleOf);
  return drawn.flatMap((one) => wonOf(one, raffles));
}

function wonOf({ raffleId, prize: place, claimUntil }: DrawnRow, raffles: readonly Raffle[]): WonPrize[] {
  const raffle = raffles.find(({ id }) => id === raffleId);
  const prize = place === null ? undefined : raffle?.prizes[place - 1];
  return raffle && prize && claimUntil ? [{ raffle, prize, until: claimUntil }] : [];
}
