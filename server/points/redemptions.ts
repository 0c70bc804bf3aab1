import type { Context } from "../db/context.ts";
import { latestRedemptions, type Redemption } from "./store.ts";

export type { Pays, Redemption } from "./store.ts";

const LATEST = 20;

/** What a player gave points for last, newest first, at most 20. All movements of points are in the account record. */
export function redemptionsOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<Redemption[]> {
  return latestRedemptions(db, playerId, LATEST);
}
