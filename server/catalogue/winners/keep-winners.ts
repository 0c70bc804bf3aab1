import { findPlayers } from "../../accounts/index.ts";
import { DAY_MS, later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import { type PaidOut, payoutsAfter } from "../../wallet/index.ts";
import { gameCategories } from "../game-categories.ts";
import { addPayouts, type CountedPayout, dropOldWins, holdWinMark, saveWinMark } from "./win-store.ts";

/** The days that the lists of winners tell of. */
const WINDOW_DAYS = 7;
/** Of one day and category: more than a board shows, because some of it is of players who are not shown. */
const KEPT_OF_A_DAY = 150;

/** The last day that no longer counts. A day is one of UTC, like everything that brands share. */
export function lastDayOut(now: Date): string {
  return dayOf(later(now, -WINDOW_DAYS * DAY_MS));
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/**
 * Tells the lists of winners what has been paid since the last time. Each payout counts once, however often and by
 * however many processes this is done; what is taken back is taken off.
 */
export async function keepWinners(context: Context): Promise<void> {
  let some = false;
  for (;;) {
    const part = await context.db.transaction((db) => countPart({ ...context, db }));
    some ||= part.some;
    if (part.isWhole) break;
  }
  if (some) await dropOldWins(context.db, { until: lastDayOut(context.now()), most: KEPT_OF_A_DAY });
}

async function countPart(context: Context): Promise<{ isWhole: boolean; some: boolean }> {
  const { db } = context;
  const from = await holdWinMark(db);
  const { mark, payouts, isWhole } = await payoutsAfter(context, { mark: from });
  if (payouts.length > 0) await addPayouts(db, await counted(context, payouts));
  if (mark !== from) await saveWinMark(db, mark);
  return { isWhole, some: payouts.length > 0 };
}

/** Money and play money apart; points are not played for. What is not in the catalogue is on no board. */
async function counted(context: Context, payouts: readonly PaidOut[]): Promise<CountedPayout[]> {
  const [categoryOf, players] = await Promise.all([
    gameCategories(context),
    findPlayers(
      context,
      payouts.map(({ playerId }) => playerId),
    ),
  ]);
  return payouts.flatMap(({ playerId, vendor, roundId, game, asset, netMinor, at }) => {
    const brand = players.get(playerId)?.brandId;
    const category = categoryOf(vendor, game);
    if (!brand || !category || asset === "PTS") return [];
    const trial = asset === "TRIAL";
    return [
      { vendor, player: playerId, roundId, brand, day: dayOf(at), trial, category, game, net: netMinor, at },
    ];
  });
}
