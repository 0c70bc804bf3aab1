import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { ADD_REWARD } from "./statements.ts";
import { allRewards, changeReward, type ListedReward, type RewardRow } from "./store.ts";

export type { ListedReward } from "./store.ts";

/** Every reward of a brand, also those that are switched off. */
export function listedRewards(
  { db }: Pick<Context, "db">,
  { brandId }: { readonly brandId: string },
): Promise<ListedReward[]> {
  return allRewards(db, brandId);
}

/** What is not said stays as it is; a stock of null is one that never ends. */
export type RewardChange = {
  readonly brandId: string;
  readonly id: string;
  readonly costPoints?: bigint | undefined;
  readonly stock?: number | null | undefined;
  readonly isOn?: boolean | undefined;
};

/**
 * Changes what a reward costs, how many there are, and whether it is given. Who has its page open with another cost
 * is asked again (redeemReward).
 */
export async function setReward(
  { db }: Pick<Context, "db">,
  { brandId, id, ...change }: RewardChange,
): Promise<Outcome<{ before: ListedReward; after: ListedReward }, { reason: "unknownReward" }>> {
  return db.transaction(async (transaction) => {
    const before = (await allRewards(transaction, brandId)).find((reward) => reward.id === id);
    if (!before) return refuse({ reason: "unknownReward" });
    const { costPoints = before.costPoints, stock = before.stock, isOn = before.isOn } = change;
    const after = { ...before, costPoints, stock, isOn };
    await changeReward(transaction, brandId, after);
    return done({ before, after });
  });
}

/** Enters a new reward behind the others of its brand. What it is never changes; `rewardKnown` where there is one of that name. */
export async function newReward(
  { db }: Pick<Context, "db">,
  brandId: string,
  { id, names, pays, costPoints, amountMinor, stock }: RewardRow,
): Promise<Outcome<null, { reason: "rewardKnown" }>> {
  const values = [brandId, id, JSON.stringify(names), pays, costPoints, amountMinor, stock];
  const [added] = await db.call(ADD_REWARD, values);
  return added ? done(null) : refuse({ reason: "rewardKnown" });
}
