import type { Context } from "#server/db/context.ts";

/** The same context, with what it asked of the database outside of transactions, statement by statement. */
export function counting<Whole extends Context>(context: Whole): Whole & { readonly asked: string[] } {
  const asked: string[] = [];
  const { db } = context;
  return {
    ...context,
    asked,
    db: {
      mode: db.mode,
      async call(statement, values) {
        asked.push(statement.name);
        return db.call(statement, values);
      },
      transaction: db.transaction,
    },
  };
}
