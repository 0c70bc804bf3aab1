import type { OpenDatabase } from "#server/db/database.ts";

const awaited = new WeakMap<OpenDatabase, (() => Promise<unknown>)[]>();

/** What is written behind an answer is waited for before the database it is written to is closed. */
export function beforeClosing(db: OpenDatabase, settled: () => Promise<unknown>): void {
  awaited.set(db, [...(awaited.get(db) ?? []), settled]);
}

export async function closeWhenSettled(db: OpenDatabase): Promise<void> {
  for (const settled of awaited.get(db) ?? []) await settled();
  await db.close();
}
