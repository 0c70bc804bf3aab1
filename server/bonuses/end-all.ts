import type { Context } from "../db/context.ts";
import { bonusOf, holdPlayer, markEnded } from "./grant.ts";
import { endActive } from "./settle-player.ts";
import { OPEN_GRANTS } from "./statements.ts";

/** What the office reads of it. */
const BECAUSE = "its player excluded themselves from play for good";

/**
 * Ends everything that a player has of bonuses, in the caller's transaction and before it touches anything of the ledger:
 * what is active goes back and its player is told how much, and what was offered or waits is over.
 */
export async function endAllBonuses(context: Context, playerId: bigint): Promise<void> {
  const { db, now } = context;
  await holdPlayer(db, playerId);
  const open = (await db.call(OPEN_GRANTS, [playerId])).map(bonusOf);
  for (const bonus of open) {
    if (bonus.state === "active") await endActive(context, bonus, "forfeited", BECAUSE);
    else await markEnded(db, bonus.id, { end: "forfeited", endedAt: now(), reason: BECAUSE });
  }
}
