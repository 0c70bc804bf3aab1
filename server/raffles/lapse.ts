import type { Context } from "../db/context.ts";
import { LAPSED, PROMOTE } from "./drawn-statements.ts";
import { raffleOf } from "./raffle.ts";
import { HOLD_RAFFLE } from "./statements.ts";
import { claimUntil, tellWinner } from "./winner.ts";

/** Prizes that were not claimed in time go to the reserves, in the order of the draw; where none is left, to nobody. */
export async function lapseWins(context: Context): Promise<void> {
  await context.db.transaction(async (db) => {
    const inside = { ...context, db };
    for (const { raffleId, prize } of await db.call(LAPSED, [context.now()])) {
      const [row] = await db.call(HOLD_RAFFLE, [raffleId]);
      if (!row) throw new Error(`There is no raffle ${raffleId}.`);
      const raffle = raffleOf(row);
      const [next] = await db.call(PROMOTE, [raffleId, prize, claimUntil(raffle, context.now())]);
      if (next) await tellWinner(inside, raffle, { playerId: next.playerId, prize });
    }
  });
}
