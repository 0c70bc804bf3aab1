import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";
import type { Job } from "../../jobs/clock.ts";
import type { Log } from "../../log/log.ts";
import type { Break } from "./alarms.ts";
import { keepSeals, watchLedger, watchSeals, watchSuspense, watchWholeLedger } from "./watch.ts";
import { watchPayouts } from "./watch-payouts.ts";

/**
 * Everything by which the ledger is watched. `outside` is the file that keeps the seals outside the database; each
 * process has its own, so sealing happens everywhere, and the database sees to it that the chain is one.
 */
export function watchJobs({ log, outside }: { log: Log; outside: string }): Job[] {
  const told =
    (check: (context: Context) => Promise<Break[]>) =>
    async (context: Context): Promise<void> => {
      for (const { invariant, subject } of await check(context)) {
        log.error("the ledger is wrong", { code: invariant, reason: subject });
      }
    };
  return [
    {
      name: "seal",
      everyMs: SECOND_MS,
      everywhere: true,
      run: told((context) => keepSeals(context, { outside })),
    },
    { name: "watch-ledger", everyMs: MINUTE_MS, run: told(watchLedger) },
    { name: "watch-seals", everyMs: HOUR_MS, run: told((context) => watchSeals(context, { outside })) },
    { name: "watch-suspense", everyMs: HOUR_MS, run: told(watchSuspense) },
    {
      name: "watch-payouts",
      everyMs: MINUTE_MS,
      async run(context) {
        for (const { subject } of await watchPayouts(context))
          log.warn("a payout is large", { reason: subject });
      },
    },
    { name: "watch-whole-ledger", everyMs: DAY_MS, run: told(watchWholeLedger) },
  ];
}
