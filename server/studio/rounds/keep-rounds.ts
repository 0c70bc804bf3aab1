import { SECOND_MS, stopwatch } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { WalletOf } from "../wallet-client.ts";
import { type RoundsLog, stepRounds } from "./advance.ts";

/** One run of the clock lasts about so long; whoever holds it takes it again. */
const RUN_MS = 2 * SECOND_MS;

/** Where nothing is due, it is looked at again after this time: somebody may have sat down elsewhere. */
const LOOK_MS = SECOND_MS / 4;

/** Nothing is asked of the database more often than this. */
const LEAST_MS = 10;

/**
 * The clock of shared rounds, for a while: it steps, and sleeps until the next deadline. Where nothing is played it only
 * looks. Made for a job that one process has at a time.
 */
export async function keepRounds(context: Context, walletOf: WalletOf, log: RoundsLog): Promise<void> {
  const elapsedMs = stopwatch();
  const payments = new Set<Promise<void>>();
  for (;;) {
    const { nextAt, payments: payment } = await stepRounds(context, walletOf, log);
    payments.add(payment);
    void payment.then(() => payments.delete(payment));
    if (elapsedMs() > RUN_MS) break;
    const untilNext = nextAt === null ? LOOK_MS : nextAt.getTime() - context.now().getTime();
    await sleep(Math.min(LOOK_MS, Math.max(LEAST_MS, untilNext)));
  }
  await Promise.all(payments);
}

function sleep(forMs: number): Promise<void> {
  return new Promise((over) => {
    setTimeout(over, forMs);
  });
}
