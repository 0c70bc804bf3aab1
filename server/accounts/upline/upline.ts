import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { type StandingRefusal, standBelow } from "../../team/index.ts";
import { isSubLoginType } from "../account-type.ts";
import type { Player } from "../player.ts";
import { readPlayer, readUpline, saveUpline } from "../store.ts";

export type UplineRequest = { readonly playerId: bigint; readonly uplineId: bigint | null };

export type UplineRefusal =
  | StandingRefusal
  | { readonly reason: "unknownPlayer" | "unknownUpline" | "otherBrand" | "uplineSubLogin" };

/** The one above a player; null for nobody. */
export async function uplineOf({ db }: Pick<Context, "db">, playerId: bigint): Promise<Player | null> {
  return readUpline(db, playerId);
}

/**
 * Puts a player below another one of the same brand, or below nobody. Refuses when that one stands below the
 * player already, however far. Those who do this at once wait for each other, or two could close a circle.
 */
export async function setUpline(
  { db: outer, now }: Pick<Context, "db" | "now">,
  { playerId, uplineId }: UplineRequest,
): Promise<Outcome<null, UplineRefusal>> {
  return outer.transaction(async (db) => {
    const player = await readPlayer(db, playerId);
    if (!player) return refuse({ reason: "unknownPlayer" });
    if (uplineId !== null) {
      const upline = await readPlayer(db, uplineId);
      if (!upline) return refuse({ reason: "unknownUpline" });
      if (upline.brandId !== player.brandId) return refuse({ reason: "otherBrand" });
      // It works in its owner's name, and has neither a wallet nor a line nor a team.
      if (isSubLoginType(upline.accountType) || isSubLoginType(player.accountType))
        return refuse({ reason: "uplineSubLogin" });
    }
    const stands = await standBelow({ db, now }, { playerId, uplineId });
    if (!stands.ok) return stands;
    await saveUpline(db, playerId, uplineId);
    return done(null);
  });
}
