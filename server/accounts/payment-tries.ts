import type { TooBusy } from "../core/bounded-queue.ts";
import { done, type Outcome, refuse } from "../core/outcome.ts";
import { later, MINUTE_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { forgetTries, giveTryBack, readPaymentPassword, takeTry } from "./store.ts";

const LOCK_MS = 30 * MINUTE_MS;

/** Money actions are shut after five wrong tries in a row; playing and signing in are not. */
export type MoneyLocked = { readonly reason: "moneyLocked"; readonly until: Date };

/**
 * Judges one try at a secret that opens money. It is counted before it is judged, so that any number at
 * once are five tries and a locked door; a right one wipes the count, and one that nobody had time to
 * judge does not count. Must not run inside a transaction, which would take its count back.
 */
export async function judgeTry(
  { db, now }: Context,
  playerId: bigint,
  judge: () => Promise<Outcome<boolean, TooBusy>>,
): Promise<Outcome<boolean, MoneyLocked | TooBusy>> {
  const at = now();
  const until = later(at, LOCK_MS);
  if (!(await takeTry(db, { playerId, at, lockUntil: until }))) {
    const known = await readPaymentPassword(db, playerId);
    return refuse({ reason: "moneyLocked", until: known?.lockedUntil ?? until });
  }
  const judged = await judge();
  if (!judged.ok) {
    await giveTryBack(db, playerId);
    return judged;
  }
  if (judged.value) await forgetTries(db, playerId);
  return done(judged.value);
}
