import { type Money, money } from "../core/numbers/money.ts";
import type { Context } from "../db/context.ts";
import { sumsOfMovements } from "../wallet/index.ts";
import { calendarPeriod } from "./calendar-periods.ts";
import { LIMIT_PERIODS, type LimitPeriod } from "./limit-name.ts";
import { lockKnownPlayer, readCeilings, readPause } from "./store.ts";

export type DepositQuestion = {
  readonly playerId: bigint;
  readonly amount: Money;
  /**
   * What the player has asked to deposit and neither got nor was refused. The caller reads it before this is asked,
   * holding a lock under which its requests are made one after the other: what is received in between then counts
   * twice for a moment, and never not at all.
   */
  readonly pendingMinor: bigint;
};

/** `left` is what could still be deposited in the period that is nearest to its end. */
export type DepositRefusal =
  | { reason: "depositLimit"; period: LimitPeriod; left: Money }
  | { reason: "excluded" | "timeOut" };

/**
 * What speaks against a deposit; null when nothing does. Locks the player's limits to the end of the caller's
 * transaction, in which the request has to be written down: the next one then sees it. Money that has been sent
 * is credited whatever is said here; only the request for it is refused.
 */
export async function depositRefusal(
  context: Context,
  { playerId, amount, pendingMinor }: DepositQuestion,
): Promise<DepositRefusal | null> {
  const { db, now } = context;
  const known = await lockKnownPlayer(db, playerId);
  if (!known) return null;
  const pause = await readPause(db, playerId, now());
  if (pause) return { reason: pause.kind === "exclusion" ? "excluded" : "timeOut" };

  const ceilings = await readCeilings(db, playerId);
  const limited = LIMIT_PERIODS.flatMap((period) => {
    const ceiling = ceilings.get(`deposit-${period}`);
    return ceiling === undefined ? [] : [{ period, ceiling }];
  });
  const since = limited.map(({ period }) => calendarPeriod(period, now(), known.timeZone).from);
  const deposited = await sumsOfMovements(context, { playerId, asset: "P", kind: "deposit", since });
  const rooms = limited.map(({ period, ceiling }, nth) => ({
    period,
    leftMinor: ceiling - (deposited[nth] ?? 0n) - pendingMinor,
  }));
  const least = rooms.sort((one, other) => (one.leftMinor < other.leftMinor ? -1 : 1))[0];
  if (!least || amount.minor <= least.leftMinor) return null;
  const leftMinor = least.leftMinor > 0n ? least.leftMinor : 0n;
  return { reason: "depositLimit", period: least.period, left: money(leftMinor, "P") };
}
