import { afterEach, inject } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { closeWhenSettled } from "./before-closing.ts";
import { contextOver, type TestContext } from "./database.ts";
import { freshDatabase } from "./postgres.ts";

const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A context over a fresh database on a real PostgreSQL, which alone can show a race. Dropped after the test. */
export async function moneyContext(): Promise<TestContext> {
  const { url, drop } = await freshDatabase(inject("databaseUrl"));
  const db = await openDatabase({ url });
  ends.push(drop, () => closeWhenSettled(db));
  return contextOver(db);
}

/** A count that the nightly run raises: MONEY_TEST_FACTOR=10 does ten times as many. */
export function manyTimes(count: number): number {
  return count * Number(process.env.MONEY_TEST_FACTOR ?? "1");
}
