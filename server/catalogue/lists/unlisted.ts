import type { Context } from "../../db/context.ts";
import { readUnlisted, saveUnlisted } from "../winners/win-store.ts";

/** Whether a player asked to be left out of the lists of winners. Until then one is in them with a masked name. */
export function isUnlisted({ db }: Context, playerId: bigint): Promise<boolean> {
  return readUnlisted(db, playerId);
}

/** Leaves a player out of the lists of winners, or lets them in again. Pages show it within five seconds. */
export async function setUnlisted(
  { db, now }: Context,
  { playerId, unlisted }: { playerId: bigint; unlisted: boolean },
): Promise<void> {
  await saveUnlisted(db, playerId, unlisted ? now() : null);
}
