import { MINOR_MAX } from "../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { LimitName } from "./limit-name.ts";
import { bindPlay } from "./play-guard.ts";
import { isLooser, pendingRaise } from "./raise.ts";
import {
  deleteRaise,
  insertChange,
  lockPlayer,
  readCeilings,
  readPause,
  readRaises,
  saveCeiling,
  saveRaise,
} from "./store.ts";

/** What a player wants for one limit. */
export type LimitRequest = {
  readonly playerId: bigint;
  /** The brand's: its days, weeks and months count. */
  readonly timeZone: string;
  readonly name: LimitName;
  /** Minor units of P; minutes for `session`. Null is no limit any more. */
  readonly ceiling: bigint | null;
};

/** Whether it works at once, waits to be confirmed, is what it was, or is what it was and what waited is given up. */
export type LimitEffect = "set" | "asked" | "unchanged" | "cancelled";

/** Fewer than ten minutes is no play, and a day without a break is no limit. */
const SESSION_MINUTES = { least: 10n, most: 1440n };

/**
 * Sets a limit. A first or a lower one works at once and takes away what was asked for before, and so does the present one
 * again, by which a player keeps what they have; a higher one, or
 * none, is asked for and has to be confirmed a day later (confirmIncrease). Asked again, the same wish keeps its
 * time. Nobody in a pause can ask for more; the refusal is `paused`.
 */
export async function setLimit(
  context: Context,
  request: LimitRequest,
): Promise<Outcome<LimitEffect, { reason: "paused" | "sessionOutOfRange" | "ceilingOutOfRange" }>> {
  const { playerId, timeZone, name, ceiling } = request;
  const problem = ceiling === null ? null : problemOf(name, ceiling);
  if (problem) return refuse({ reason: problem });

  return context.db.transaction(async (db) => {
    const inside = { ...context, db };
    await lockPlayer(db, playerId, timeZone);
    const before = (await readCeilings(db, playerId)).get(name) ?? null;
    if (isLooser(before, ceiling)) return askForRaise(inside, request, before);

    const isGivenUp = await cancelRaise(inside, { playerId, name, before });
    if (ceiling === before) return done(isGivenUp ? "cancelled" : "unchanged");
    const at = context.now();
    await saveCeiling(db, { playerId, name, ceiling, at });
    const what = before === null ? "set" : "lowered";
    await insertChange(db, { playerId, name, what, before, after: ceiling, askedBy: "player", at });
    await bindPlay(inside, playerId, timeZone);
    return done("set");
  });
}

function problemOf(name: LimitName, ceiling: bigint): "sessionOutOfRange" | "ceilingOutOfRange" | null {
  if (name === "session") {
    return ceiling < SESSION_MINUTES.least || ceiling > SESSION_MINUTES.most ? "sessionOutOfRange" : null;
  }
  return ceiling < 0n || ceiling > MINOR_MAX ? "ceilingOutOfRange" : null;
}

async function askForRaise(
  { db, now }: Context,
  { playerId, name, ceiling }: LimitRequest,
  before: bigint | null,
): Promise<Outcome<LimitEffect, { reason: "paused" }>> {
  const at = now();
  if (await readPause(db, playerId, at)) return refuse({ reason: "paused" });
  const waiting = pendingRaise((await readRaises(db, playerId)).get(name), at);
  if (waiting && waiting.ceiling === ceiling) return done("asked");
  await saveRaise(db, { playerId, name, ceiling, at });
  await insertChange(db, { playerId, name, what: "asked", before, after: ceiling, askedBy: "player", at });
  return done("asked");
}

type Cancelled = { playerId: bigint; name: LimitName; before: bigint | null };

/** Takes a wish away, if there is one. True when somebody was still waiting for it. */
export async function cancelRaise(
  { db, now }: Context,
  { playerId, name, before }: Cancelled,
): Promise<boolean> {
  const at = now();
  const row = (await readRaises(db, playerId)).get(name);
  if (row) await deleteRaise(db, playerId, name);
  const waiting = pendingRaise(row, at);
  if (!waiting) return false;
  const entry = { playerId, name, before, after: waiting.ceiling, askedBy: "player", at };
  await insertChange(db, { ...entry, what: "cancelled" });
  return true;
}
