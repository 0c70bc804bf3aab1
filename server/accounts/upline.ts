import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Player } from "./player.ts";
import { holdUplines, isAbove, readPlayer, readUpline, saveUpline } from "./store.ts";

export type UplineRequest = { readonly playerId: bigint; readonly uplineId: bigint | null };

export type UplineRefusal = {
  readonly reason: "unknownPlayer" | "unknownUpline" | "otherBrand" | "uplineCircle";
};

/** Who stands above a player; null for nobody. */
export async function uplineOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<Player | null> {
  return readUpline(db, playerId);
}

/**
 * Puts a player below another one of the same brand, or below nobody. Refuses when that one stands below the
 * player already, however far. Those who do this at once wait for each other, or two could close a circle.
 */
export async function setUpline(
  context: Pick<Context, "db">,
  { playerId, uplineId }: UplineRequest,
): Promise<Outcome<null, UplineRefusal>> {
  return context.db.transaction(async (db) => {
    await holdUplines(db);
    const player = await readPlayer(db, playerId);
    if (!player) return refuse({ reason: "unknownPlayer" });
    if (uplineId !== null) {
      const upline = await readPlayer(db, uplineId);
      if (!upline) return refuse({ reason: "unknownUpline" });
      if (upline.brandId !== player.brandId) return refuse({ reason: "otherBrand" });
      if (await isAbove(db, playerId, uplineId)) return refuse({ reason: "uplineCircle" });
    }
    await saveUpline(db, playerId, uplineId);
    return done(null);
  });
}
