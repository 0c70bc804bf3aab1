import type { Context } from "#server/db/context.ts";
import type { Database, Statement } from "#server/db/database.ts";
import type { TransferVendor } from "#server/vendors/index.ts";

/** A process that dies after so many steps: a statement, a commit, an answer from outside. */
export type Mortal = {
  readonly context: Context;
  readonly vendor: TransferVendor;
  /** Whether it came to its end before its work did. */
  died(): boolean;
};

export class Death extends Error {}

/**
 * The same house, seen by a process that is killed after its `lifetime`-th step: that step is done, nobody here
 * learns of it, and nothing is done afterwards. A statement inside a transaction is a step too, and dying there
 * undoes the transaction.
 */
export function mortal(context: Context, vendor: TransferVendor, lifetime: number): Mortal {
  const { step, ...life } = mortalContext(context, lifetime);
  const { deposit, withdraw, status, balance } = vendor.api;
  return {
    ...life,
    vendor: {
      ...vendor,
      api: {
        deposit: (order) => step(() => deposit(order)),
        withdraw: (order) => step(() => withdraw(order)),
        status: (question) => step(() => status(question)),
        balance: (question) => step(() => balance(question)),
      },
    },
  };
}

type Step = <Value>(work: () => Promise<Value>) => Promise<Value>;

/** The same of one that asks nobody but the database. */
export function mortalContext(
  context: Context,
  lifetime: number,
): Omit<Mortal, "vendor"> & { readonly step: Step } {
  let steps = 0;
  async function step<Value>(work: () => Promise<Value>): Promise<Value> {
    if (steps >= lifetime) throw new Death("This process is dead.");
    const value = await work();
    steps += 1;
    if (steps >= lifetime) throw new Death("This process has just died.");
    return value;
  }

  function watched(db: Database): Database {
    return {
      mode: db.mode,
      call: <Row>(statement: Statement<Row>, values: readonly unknown[]) =>
        step(() => db.call(statement, values)),
      transaction: (work) => step(() => db.transaction((inner) => work(watched(inner)))),
    };
  }

  return { context: { ...context, db: watched(context.db) }, died: () => steps >= lifetime, step };
}
