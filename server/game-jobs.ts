import { HOUR_MS, SECOND_MS } from "./core/time.ts";
import type { Job } from "./jobs/clock.ts";
import type { Log } from "./log.ts";
import { advanceBook } from "./studio/book/index.ts";
import type { WalletOf } from "./studio/index.ts";
import { advanceDraws } from "./studio/lottery/index.ts";
import { returnAlarms } from "./studio/returns/index.ts";
import { keepRounds } from "./studio/rounds/index.ts";
import { advanceTables } from "./studio/tables/index.ts";
import { raiseAlarms } from "./wallet/index.ts";

type GameHouse = {
  readonly log: Log;
  readonly studioWallet: WalletOf;
  /** The clock on the wall by which lotteries are drawn. */
  readonly timeZone: string;
};

/** What the studio's games do by the clock: shared rounds, draws of lotteries, matches of the book, turns at tables. */
export function gameJobs({ log, studioWallet, timeZone }: GameHouse): Job[] {
  return [
    {
      name: "shared-rounds",
      everyMs: SECOND_MS / 4,
      run: (context) => keepRounds(context, studioWallet, log),
    },
    {
      name: "lottery-draws",
      everyMs: SECOND_MS,
      run: (context) => advanceDraws(context, studioWallet, { timeZone }),
    },
    { name: "book", everyMs: SECOND_MS, run: (context) => advanceBook(context, studioWallet) },
    {
      name: "card-tables",
      everyMs: SECOND_MS,
      async run(context) {
        const { faults } = await advanceTables(context, studioWallet);
        for (const { tableId, fault } of faults)
          log.warn("a table cannot go on", { reference: tableId, error: fault });
      },
    },
    {
      name: "returns",
      everyMs: HOUR_MS,
      async run(context) {
        const found = (await returnAlarms(context)).map((subject) => ({ invariant: "return", subject }));
        for (const { subject } of await raiseAlarms(context, found))
          log.warn("a return is no chance", { reason: subject });
      },
    },
  ];
}
