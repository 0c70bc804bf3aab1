import type { LocalText } from "../core/languages.ts";
import type { Context } from "../db/context.ts";
import { REWARD_OF_MOVEMENT } from "./statements.ts";
import { latestRedemptions, type Redemption } from "./store.ts";

export type { Pays, Redemption } from "./store.ts";

const LATEST = 20;

/** What a player gave points for last, newest first, at most 20. All movements of points are in the account record. */
export function redemptionsOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<Redemption[]> {
  return latestRedemptions(db, playerId, LATEST);
}

/** How the reward is called that a movement of a player's gave points for; null where it did for none. */
export async function rewardOfMovement(
  { db }: Pick<Context, "db">,
  { playerId, movementId }: { readonly playerId: bigint; readonly movementId: bigint },
): Promise<LocalText | null> {
  const [row] = await db.call(REWARD_OF_MOVEMENT, [playerId, movementId]);
  return row?.names ?? null;
}
