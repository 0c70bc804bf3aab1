import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { PAYOUT_MINOR_MAX } from "../wallet/index.ts";
import type { Level } from "./level.ts";
import { changeLevel, holdLevels } from "./store.ts";

/** What is not said stays as it is. */
export type LevelChange = {
  readonly brandId: string;
  readonly rank: number;
  readonly stakedMinor?: bigint | undefined;
  /** 100 to 1000. */
  readonly pointsPercent?: number | undefined;
  readonly rewardPoints?: bigint | undefined;
  /** 1 to 1000; null for the brand's own. */
  readonly withdrawalsPerDay?: number | null | undefined;
  readonly withdrawnPerDayMinor?: bigint | null | undefined;
  readonly withdrawalsFirst?: boolean | undefined;
};

const WITHDRAWALS_MAX = 1000;

type LevelRefusal = {
  reason: "unknownLevel" | "firstLevel" | "badOrder" | "badPercent" | "badReward" | "badWithdrawalDay";
};

/**
 * Changes what a level takes and gives, from within a second on. Nobody loses a level that they have, and a reward
 * that was given stays what it was. Each level takes more than the one below it; the first takes and gives nothing,
 * and none gives more than one command pays: the house has to hold all that it ever gave.
 */
export async function setLevel(
  { db }: Pick<Context, "db">,
  { brandId, rank, ...change }: LevelChange,
): Promise<Outcome<{ before: Level; after: Level }, LevelRefusal>> {
  return db.transaction(async (transaction) => {
    const levels = await holdLevels(transaction, brandId);
    const at = levels.findIndex((level) => level.rank === rank);
    const before = levels[at];
    if (!before) return refuse({ reason: "unknownLevel" });
    const {
      stakedMinor = before.stakedMinor,
      pointsPercent = before.pointsPercent,
      rewardPoints = before.rewardPoints,
      withdrawalsPerDay = before.withdrawalsPerDay,
      withdrawnPerDayMinor = before.withdrawnPerDayMinor,
      withdrawalsFirst = before.withdrawalsFirst,
    } = change;
    const many = withdrawalsPerDay ?? 1;
    if (many < 1 || many > WITHDRAWALS_MAX) return refuse({ reason: "badWithdrawalDay" });
    if (pointsPercent < 100 || pointsPercent > 1000) return refuse({ reason: "badPercent" });
    if (rewardPoints > PAYOUT_MINOR_MAX) return refuse({ reason: "badReward" });
    if (rank === 0 && (stakedMinor > 0n || rewardPoints > 0n)) return refuse({ reason: "firstLevel" });
    const below = levels[at - 1];
    const above = levels[at + 1];
    const isBetween =
      (!below || below.stakedMinor < stakedMinor) && (!above || stakedMinor < above.stakedMinor);
    if (!isBetween) return refuse({ reason: "badOrder" });

    const day = { withdrawalsPerDay, withdrawnPerDayMinor, withdrawalsFirst };
    const after = { ...before, stakedMinor, pointsPercent, rewardPoints, ...day };
    await changeLevel(transaction, brandId, after);
    return done({ before, after });
  });
}
