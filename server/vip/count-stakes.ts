import { findPlayer } from "../accounts/index.ts";
import { money, plainAmount } from "../core/numbers/money.ts";
import { namedFact } from "../core/text/named-facts.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import { issuePoints, openAccounts, type Staked, stakesAfter } from "../wallet/index.ts";
import { type Level, levelReached } from "./level.ts";
import { levelsOf } from "./levels-of.ts";
import {
  addLevelUp,
  addRise,
  addStaked,
  holdMark,
  type LevelUp,
  markGiven,
  raise,
  readOwed,
  saveMark,
  type VipPlayer,
} from "./store.ts";

/** What every brand plays for. Trial stakes are of another asset and count for nothing. */
const ASSET = "P";
const GIVEN_TOGETHER = 100;

/**
 * Adds what was staked since the last time, raises whoever has reached a level, and gives the rewards that are owed.
 * Each stake counts once, however often and by however many processes this is done: the place up to which was
 * counted is kept with the counts.
 */
export async function countStakes(context: Context): Promise<void> {
  for (;;) {
    const isWhole = await context.db.transaction((db) => countPart({ ...context, db }));
    if (isWhole) break;
  }
  await giveRewards(context);
}

async function countPart(context: Context): Promise<boolean> {
  const { db } = context;
  const from = await holdMark(db);
  const { mark, staked, isWhole } = await stakesAfter(context, { asset: ASSET, mark: from });
  const players = await addStaked(db, await sumsOf(context, staked));
  for (const player of players) await raiseIfReached(context, player);
  if (mark !== from) await saveMark(db, mark);
  return isWhole;
}

async function sumsOf(context: Context, staked: readonly Staked[]) {
  const sums = new Map<bigint, bigint>();
  for (const { playerId, netMinor } of staked) sums.set(playerId, (sums.get(playerId) ?? 0n) + netMinor);
  const known = [...sums].map(async ([playerId, netMinor]) => {
    const player = await findPlayer(context, playerId);
    return player ? [{ playerId, brand: player.brandId, netMinor }] : [];
  });
  return (await Promise.all(known)).flat();
}

async function raiseIfReached(
  context: Context,
  { playerId, brandId, stakedMinor, loweredMinor, rank }: VipPlayer & { readonly brandId: string },
): Promise<void> {
  const { db, now } = context;
  const levels = await levelsOf(context, brandId);
  const top = levelReached(levels, stakedMinor - loweredMinor);
  if (!top || top.rank <= rank) return;
  for (const level of levels) {
    if (level.rank <= rank || level.rank > top.rank) continue;
    const { rewardPoints } = level;
    await addLevelUp(db, { playerId, rank: level.rank, reachedAt: now(), rewardPoints });
    await addRise(db, { playerId, rank: level.rank, at: now() });
  }
  await raise(db, { playerId, rank: top.rank });
  await tellLevel(context, { playerId, level: top, isAgain: loweredMinor > 0n });
}

type Told = { readonly playerId: bigint; readonly level: Level; readonly isAgain: boolean };

async function tellLevel(context: Context, { playerId, level, isAgain }: Told) {
  const facts = namedFact("level", level.names);
  // A level that was lost and is reached again is told again, and only its reward is not given again.
  const key = isAgain ? `vip-level:${level.rank}:${context.now().toISOString()}` : `vip-level:${level.rank}`;
  await sendMessage(context, { playerId, kind: "levelReached", facts, key });
}

/** Each in a transaction of its own, so that one player who cannot be paid keeps nobody else from theirs. */
async function giveRewards(context: Context): Promise<void> {
  let after: Pick<LevelUp, "playerId" | "rank"> = { playerId: 0n, rank: 0 };
  for (;;) {
    const owed = await readOwed(context.db, after, GIVEN_TOGETHER);
    for (const levelUp of owed) await context.db.transaction((db) => give({ ...context, db }, levelUp));
    const last = owed.at(-1);
    if (!last || owed.length < GIVEN_TOGETHER) return;
    after = last;
  }
}

/** The key is good once for ever, so that a level is rewarded once whatever happens between. */
async function give(context: Context, { playerId, rank, rewardPoints }: LevelUp): Promise<void> {
  await openAccounts(context, { playerId, assets: ["PTS"] });
  const amount = money(rewardPoints, "PTS");
  const issued = await issuePoints(context, { playerId, key: `vip-level:${rank}`, amount });
  if (!issued.ok) return;
  const { transferId: movementId } = issued.value;
  await markGiven(context.db, { playerId, rank, movementId });
  const facts = { amount: plainAmount(amount), asset: "PTS" };
  await sendMessage(context, { playerId, kind: "pointsGiven", facts, key: `points:${movementId}` });
}
