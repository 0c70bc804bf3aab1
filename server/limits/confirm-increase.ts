import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { sendMessage } from "../messages/index.ts";
import type { LimitName } from "./limit-name.ts";
import { bindPlay } from "./play-guard.ts";
import { pendingRaise } from "./raise.ts";
import { cancelRaise } from "./set-limit.ts";
import {
  deleteRaise,
  insertChange,
  lockKnownPlayer,
  readCeilings,
  readPause,
  readRaises,
  saveCeiling,
} from "./store.ts";

export type RaiseRequest = { readonly playerId: bigint; readonly name: LimitName };

/**
 * Confirms for the second time that a limit shall be higher, or be no more; from here on it is, and the player is
 * told so: it could have been somebody else. Refused are a wish
 * that is not there or was not confirmed in its seven days (`nothingAsked`), one whose day is not over (`tooEarly`),
 * and any during a pause (`paused`).
 */
export async function confirmIncrease(
  context: Context,
  { playerId, name }: RaiseRequest,
): Promise<Outcome<null, { reason: "nothingAsked" | "tooEarly" | "paused" }>> {
  return context.db.transaction(async (db) => {
    const known = await lockKnownPlayer(db, playerId);
    if (!known) return refuse({ reason: "nothingAsked" });
    const at = context.now();
    const raise = pendingRaise((await readRaises(db, playerId)).get(name), at);
    if (!raise) return refuse({ reason: "nothingAsked" });
    if (await readPause(db, playerId, at)) return refuse({ reason: "paused" });
    if (!raise.canConfirm) return refuse({ reason: "tooEarly" });

    const before = (await readCeilings(db, playerId)).get(name) ?? null;
    await saveCeiling(db, { playerId, name, ceiling: raise.ceiling, at });
    await deleteRaise(db, playerId, name);
    const entry = { playerId, name, before, after: raise.ceiling, askedBy: "player", at };
    await insertChange(db, { ...entry, what: "raised" });
    await bindPlay({ ...context, db }, playerId, known.timeZone);
    const key = `limit-raised:${name}:${at.toISOString()}`;
    await sendMessage({ ...context, db }, { playerId, kind: "limitRaised", facts: {}, key });
    return done(null);
  });
}

/** Gives up a wish for a higher limit. Refuses with `nothingAsked` where there is none to give up. */
export async function cancelIncrease(
  context: Context,
  { playerId, name }: RaiseRequest,
): Promise<Outcome<null, { reason: "nothingAsked" }>> {
  return context.db.transaction(async (db) => {
    if (!(await lockKnownPlayer(db, playerId))) return refuse({ reason: "nothingAsked" });
    const before = (await readCeilings(db, playerId)).get(name) ?? null;
    const cancelled = await cancelRaise({ ...context, db }, { playerId, name, before });
    return cancelled ? done(null) : refuse({ reason: "nothingAsked" });
  });
}
