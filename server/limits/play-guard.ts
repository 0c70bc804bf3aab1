import { MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { type PlayGuard, setPlayGuard } from "../wallet/index.ts";
import type { Pause } from "./pause.ts";
import { type Ceilings, readCeilings, readPause } from "./store.ts";

/** What the ledger is told where a pause has no end. */
const FOR_EVER = new Date("9999-12-31T00:00:00.000Z");

/**
 * Hands what now binds a player to the ledger, which obeys it inside the lock of every stake. Called in the
 * transaction of every change, so that no stake falls between the two. Limits are about money only.
 */
export async function bindPlay(context: Context, playerId: bigint, timeZone: string): Promise<void> {
  const ceilings = await readCeilings(context.db, playerId);
  const pause = await readPause(context.db, playerId, context.now());
  await setPlayGuard(context, { playerId, asset: "P", guard: guardOf(ceilings, pause, timeZone) });
}

/** The same for a player who goes away: from play altogether, so play money is not taken either. */
export async function bindPause(
  context: Context,
  { playerId, pause, timeZone }: { playerId: bigint; pause: Pause; timeZone: string },
): Promise<void> {
  await bindPlay(context, playerId, timeZone);
  const guard = guardOf(new Map(), pause, timeZone);
  await setPlayGuard(context, { playerId, asset: "TRIAL", guard });
}

function guardOf(ceilings: Ceilings, pause: Pause | null, timeZone: string): PlayGuard {
  const of = (name: Parameters<Ceilings["get"]>[0]) => ceilings.get(name) ?? null;
  const minutes = of("session");
  return {
    stakeMaxMinor: of("stake"),
    lossMaxMinor: { day: of("loss-day"), week: of("loss-week"), month: of("loss-month") },
    wagerMaxMinor: { day: of("wager-day"), week: of("wager-week"), month: of("wager-month") },
    sessionMs: minutes === null ? null : Number(minutes) * MINUTE_MS,
    pausedUntil: pause && (pause.until ?? FOR_EVER),
    timeZone,
  };
}
