import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "./database.ts";
import { DatabaseBusy } from "./faults.ts";

/** What cannot be asked inside the time that anybody waits is refused at once. */
const WAITING_MAX = 2000;

/** So that those who arrive in one turn do not stay one convoy: one part is written while the other is decided. */
export const TWO_LANES = { lanes: 2, batchMax: 32 };

type Waiting<Item, Result> = { item: Item; done: (result: Result) => void; failed: (fault: unknown) => void };
type Gathering<Item, Result> = { waiting: Waiting<Item, Result>[]; underWay: number };

type Gathered = { batchMax?: number; lanes?: number; apart?: boolean; restMs?: number };

/**
 * Makes one round trip of many callers: while calls are under way the next items gather, and go together.
 * `run` gives a result for each item, in their order; what it throws, all of its items are told. A handle of a
 * transaction gathers for itself, so that what is asked inside it is answered inside it.
 * `lanes` is how many calls are under way at once. With `apart` the items of a call that broke are asked again one by
 * one, so that one of them harms no other: only for what may be asked twice. With `restMs` a lane rests after each call,
 * so that more go together, unless a whole call waits already: for what nobody waits for.
 */
export function gathered<Item, Result>(
  run: (db: Database, items: Item[]) => Promise<Result[]>,
  { batchMax = 128, lanes = 1, apart = false, restMs = 0 }: Gathered = {},
): (db: Database, item: Item) => Promise<Result> {
  const gatherings = new WeakMap<Database, Gathering<Item, Result>>();

  async function empty(db: Database, gathering: Gathering<Item, Result>): Promise<void> {
    while (gathering.waiting.length > 0) {
      await settle(db, gathering.waiting.splice(0, batchMax));
      if (restMs > 0 && gathering.waiting.length < batchMax) await sleep(restMs);
    }
    gathering.underWay -= 1;
  }

  async function settle(db: Database, batch: Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await run(
        db,
        batch.map(({ item }) => item),
      );
      if (results.length !== batch.length) throw new Error("A gathered call gave another number of results.");
      for (const [index, result] of results.entries()) batch[index]?.done(result);
    } catch (fault) {
      if (apart && batch.length > 1) await Promise.all(batch.map((one) => settle(db, [one])));
      else for (const { failed } of batch) failed(fault);
    }
  }

  return (db, item) => {
    const gathering = gatherings.get(db) ?? { waiting: [], underWay: 0 };
    gatherings.set(db, gathering);
    if (gathering.waiting.length >= WAITING_MAX) {
      return Promise.reject(new DatabaseBusy("Too many callers wait for the database."));
    }
    return new Promise((done, failed) => {
      gathering.waiting.push({ item, done, failed });
      if (gathering.underWay >= lanes) return;
      gathering.underWay += 1;
      // After the current turn, so that what is asked in one turn goes together.
      setImmediate(() => void empty(db, gathering));
    });
  };
}
