import { findPlayers } from "../accounts/index.ts";
import { type CategoryOfGame, gameCategories } from "../catalogue/index.ts";
import { grouped } from "../core/numbers/grouped.ts";
import { money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import { pointsPercents } from "../vip/index.ts";
import { issuePoints, openAccounts, type Staked, stakesAfter } from "../wallet/index.ts";
import { pointsConfig } from "./points-config.ts";
import { addCredits, type Credit, holdMark, holdPlayer, markGiven, readOwed, saveMark } from "./store.ts";

/** What every brand plays for. Trial stakes are of another asset and earn nothing. */
const ASSET = "P";
const GIVEN_TOGETHER = 100;
const HUNDREDTHS = 100n;

/**
 * Counts what was staked since the last time and gives the points that it came to. Each stake earns once, however
 * often and by however many processes this is done. One that is given back is taken off what the player stakes
 * next: points that are somebody's stay theirs.
 */
export async function earnPoints(context: Context): Promise<void> {
  for (;;) {
    // Outside of the transaction, which would read the whole catalogue for itself.
    const categoryOf = await gameCategories(context);
    const isWhole = await context.db.transaction((db) => countPart({ ...context, db }, categoryOf));
    if (isWhole) break;
  }
  let after = 0n;
  for (;;) {
    const owed = await readOwed(context.db, after, GIVEN_TOGETHER);
    for (const playerId of owed) await context.db.transaction((db) => give({ ...context, db }, playerId));
    const last = owed.at(-1);
    if (last === undefined || owed.length < GIVEN_TOGETHER) return;
    after = last;
  }
}

async function countPart(context: Context, categoryOf: CategoryOfGame): Promise<boolean> {
  const { db } = context;
  const from = await holdMark(db);
  const { mark, staked, isWhole } = await stakesAfter(context, { asset: ASSET, mark: from });
  if (staked.length > 0) await addCredits(db, await creditsOf(context, staked, categoryOf));
  if (mark !== from) await saveMark(db, mark);
  return isWhole;
}

async function creditsOf(
  context: Context,
  staked: readonly Staked[],
  categoryOf: CategoryOfGame,
): Promise<Credit[]> {
  const stakes = grouped(staked, ({ playerId }) => playerId);
  const players = [...(await findPlayers(context, [...stakes.keys()])).values()];
  const percents = await pointsPercents(context, players);
  const credits = players.map(async ({ id: playerId, brandId }): Promise<Credit[]> => {
    const config = await pointsConfig(context, brandId);
    if (!config) return [];
    const net = (stakes.get(playerId) ?? []).reduce((sum, { vendor, game, netMinor }) => {
      const category = categoryOf(vendor, game);
      return category && config.earnCategories.includes(category) ? sum + netMinor : sum;
    }, 0n);
    const percent = BigInt(percents.get(playerId) ?? 100);
    return [{ playerId, credit: net * percent, perPoint: config.earnStakeMinor * HUNDREDTHS }];
  });
  return (await Promise.all(credits)).flat();
}

/**
 * The key is what the player had earned before, which the same transaction changes: the same points are given once.
 * Anybody who cannot be given anything now is tried again the next time.
 */
async function give(context: Context, playerId: bigint): Promise<void> {
  const { owedPoints, earnedPoints } = await holdPlayer(context.db, playerId);
  if (owedPoints === 0n) return;
  await openAccounts(context, { playerId, assets: ["PTS"] });
  const amount = money(owedPoints, "PTS");
  const issued = await issuePoints(context, { playerId, key: `points-earned:${earnedPoints}`, amount });
  if (issued.ok) await markGiven(context.db, playerId);
}
