import { later, SECOND_MS, stopwatch } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";
import { type RoundsLog, stepRounds } from "./advance.ts";

/** One run of the clock lasts no longer than about this; whoever holds it takes it again. */
const RUN_MS = 2 * SECOND_MS;

/** A run goes on where the next step is nearer than this, as in a flight, or something is still being paid. */
const NEAR_MS = SECOND_MS / 4;

/** Nothing is asked of the database more often than this. */
const LEAST_MS = 10;

/** Somebody who sits down elsewhere opens a round, and no betting is over as soon as this. */
const REST_MS = 3 * SECOND_MS;

/**
 * The clock of shared rounds: it steps, goes on as long as steps follow close upon each other, and says when the next
 * one is due. Made for a job that one process has at a time.
 */
export async function keepRounds(context: Context, walletOf: WalletOf, log: RoundsLog): Promise<Date> {
  const elapsedMs = stopwatch();
  const payments = new Set<Promise<void>>();
  for (;;) {
    const { nextAt, payments: begun } = await stepRounds(context, walletOf, log);
    for (const payment of begun) {
      payments.add(payment);
      void payment.then(() => payments.delete(payment));
    }
    const now = context.now();
    const restMs = nextAt === null ? REST_MS : Math.min(REST_MS, nextAt.getTime() - now.getTime());
    const isOver = elapsedMs() > RUN_MS;
    if (isOver || (payments.size === 0 && restMs > NEAR_MS)) {
      await Promise.all(payments);
      return later(now, restMs);
    }
    await sleep(Math.min(NEAR_MS, Math.max(LEAST_MS, restMs)));
  }
}

function sleep(forMs: number): Promise<void> {
  return new Promise((over) => {
    setTimeout(over, forMs);
  });
}
