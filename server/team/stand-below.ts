import { done, type Outcome, refuse } from "../core/outcome.ts";
import { MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Database } from "../db/database.ts";
import { type Change, endLines, enterLines, holdLines, isAbove, latestChange, parentOf } from "./store.ts";

export type Standing = {
  readonly playerId: bigint;
  /** Null for nobody. */
  readonly uplineId: bigint | null;
  /** Nobody stands below a newcomer, and nobody moves them meanwhile: those who come do not wait for each other. */
  readonly isNewcomer?: boolean;
};

export type StandingRefusal = { readonly reason: "uplineCircle" };

/** Figures are kept in steps of five minutes, and a step belongs to one line. */
const STEP_MS = 5 * MINUTE_MS;

/**
 * Puts a player, and everybody below, under another one; where they stood until now stays written. Pages and rules have
 * it at once, but what is played until the step of figures that has begun is over belongs to the line in which it began:
 * nobody is paid for what came before them, or loses what came while they were there. Refuses when that one is the player,
 * or stands below already. Belongs into the transaction that changes the account.
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
    const at = isNewcomer ? now() : await moveOf(inside, { playerId, uplineId, at: now() });
    await endLines(inside, playerId, at);
    if (uplineId !== null) await enterLines(inside, { playerId, uplineId, at });
    return done(null);
  });
}

/** The clock of another process may be ahead of ours: no line begins before the one that it follows. */
async function moveOf(db: Database, change: Change): Promise<Date> {
  return lineFrom(await latestChange(db, change));
}

/** From when on what is played counts for the line to which somebody is moved at a moment. */
export function lineFrom(moved: Date): Date {
  return new Date(Math.ceil(moved.getTime() / STEP_MS) * STEP_MS);
}
