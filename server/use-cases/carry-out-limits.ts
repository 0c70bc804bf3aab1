import { endAllBonuses } from "../bonuses/index.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
import type { Context } from "../db/context.ts";
import { carryOut } from "../limits/index.ts";

type Asked = Parameters<typeof carryOut>[1];
type Wished = Awaited<ReturnType<typeof carryOut>>;

/**
 * Does what was asked on the page of limits. Whoever excludes themself for good has no bonus from then on: none calls
 * them back, and none is left to play through that nobody may play.
 */
export function carryOutLimits(context: Context, asked: Asked): Promise<Wished> {
  const { wish, playerId } = asked;
  if (wish.intent !== "exclude" || wish.term !== "forEver") return carryOut(context, asked);
  return allOrNothing<Wished>(context.db, async (db) => {
    const inside = { ...context, db };
    // A player's bonuses are held before anything of limits or the ledger.
    await endAllBonuses(inside, playerId);
    return carryOut(inside, asked);
  });
}
