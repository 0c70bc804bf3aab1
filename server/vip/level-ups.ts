import type { Context } from "../db/context.ts";
import { type LevelUp, readLevelUps } from "./store.ts";

export type { LevelUp } from "./store.ts";

/** The levels that a player has reached, from the lowest up. Without a movement its reward is still to come. */
export function levelUpsOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<LevelUp[]> {
  return readLevelUps(db, playerId);
}
