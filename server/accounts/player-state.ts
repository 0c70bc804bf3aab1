import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { Player, PlayerState } from "./player.ts";
import { closeSessions } from "./sessions/end-sign-ins.ts";
import { readPlayer, saveState } from "./store.ts";

export function findPlayer({ db }: Context, playerId: bigint): Promise<Player | null> {
  return readPlayer(db, playerId);
}

export type StateRequest = { readonly playerId: bigint; readonly state: PlayerState };

/** Lets a player in or shuts them out. Who is shut out is signed out everywhere in the same moment. */
export async function setPlayerState(
  context: Context,
  { playerId, state }: StateRequest,
): Promise<Outcome<null, { reason: "unknownPlayer" }>> {
  return context.db.transaction(async (db) => {
    if (!(await saveState(db, playerId, state))) return refuse({ reason: "unknownPlayer" });
    if (state !== "active") await closeSessions({ ...context, db }, playerId);
    return done(null);
  });
}
