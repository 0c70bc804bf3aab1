import type { Beacon } from "../core/beacon.ts";
import { HOUR_MS, later, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { OpenDatabase } from "../db/database.ts";
import type { Job } from "../jobs/clock.ts";
import type { Log } from "../log/log.ts";
import { advanceBook } from "../studio/book/index.ts";
import type { WalletOf } from "../studio/index.ts";
import { advanceDraws } from "../studio/lottery/index.ts";
import { returnAlarms } from "../studio/returns/index.ts";
import { keepRounds } from "../studio/rounds/index.ts";
import { advanceTables } from "../studio/tables/index.ts";
import { raiseAlarms } from "../wallet/index.ts";

type GameHouse = {
  readonly log: Log;
  readonly studioWallet: WalletOf;
  readonly beacon: Beacon | null;
  readonly listen: OpenDatabase["listen"];
  /** The clock on the wall by which lotteries are drawn. */
  readonly timeZone: string;
};

/** Where nothing is due it is looked again after this time, because not everything that happens is told. */
const REST_MS = 5 * SECOND_MS;

/** What the studio's games do by the clock: shared rounds, draws of lotteries, matches of the book, turns at tables. */
export function gameJobs({ log, studioWallet, beacon, listen, timeZone }: GameHouse): Job[] {
  return [
    {
      name: "shared-rounds",
      everyMs: SECOND_MS / 4,
      run: (context) => keepRounds(context, studioWallet, log),
    },
    {
      name: "lottery-draws",
      everyMs: SECOND_MS,
      run: async (context) =>
        restUntil(context, await advanceDraws(context, studioWallet, { timeZone, beacon })),
    },
    {
      name: "book",
      everyMs: SECOND_MS,
      async run(context) {
        const { isVisited } = await advanceBook(context, studioWallet);
        return isVisited ? null : restUntil(context, null);
      },
    },
    {
      name: "card-tables",
      everyMs: SECOND_MS / 4,
      async run(context) {
        const { faults, nextAt } = await advanceTables(context, studioWallet);
        for (const { tableId, fault } of faults)
          log.warn("a table cannot go on", { reference: tableId, error: fault });
        return restUntil(context, nextAt);
      },
      listen: (wake) => listen("tables", { heard: wake, begun: wake }),
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

/** Until something is due, and not so long that what nobody told of would be missed. */
function restUntil({ now }: Pick<Context, "now">, dueAt: Date | null): Date {
  const latest = later(now(), REST_MS);
  return dueAt && dueAt < latest ? dueAt : latest;
}
