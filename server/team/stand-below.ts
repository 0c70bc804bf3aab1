import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { endLines, enterLines, holdLines, isAbove, latestChange, parentOf } from "./store.ts";

export type Standing = {
  readonly playerId: bigint;
  /** Null for nobody. */
  readonly uplineId: bigint | null;
  /** Nobody stands below a newcomer, and nobody moves them meanwhile: those who come do not wait for each other. */
  readonly isNewcomer?: boolean;
};

export type StandingRefusal = { readonly reason: "uplineCircle" };

/**
 * Puts a player, and everybody below, under another one from now on; where they stood until now stays written. Refuses
 * when that one is the player, or stands below already. Belongs into the transaction that changes the account.
 */
export function standBelow(
  { db, now }: Pick<Context, "db" | "now">,
  { playerId, uplineId, isNewcomer = false }: Standing,
): Promise<Outcome<null, StandingRefusal>> {
  return db.transaction(async (inside) => {
    await holdLines(inside, isNewcomer ? "shared" : "alone");
    if (uplineId === playerId) return refuse({ reason: "uplineCircle" });
    if (uplineId === (await parentOf(inside, playerId))) return done(null);
    if (uplineId !== null && (await isAbove(inside, playerId, uplineId))) {
      return refuse({ reason: "uplineCircle" });
    }
    // The clock of another process may be ahead of ours: no line begins before the one that it follows.
    const at = await latestChange(inside, { playerId, uplineId, at: now() });
    await endLines(inside, playerId, at);
    if (uplineId !== null) await enterLines(inside, { playerId, uplineId, at });
    return done(null);
  });
}
