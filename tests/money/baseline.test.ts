import { expect, inject, test } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { openServer } from "#server/db/open-server.ts";
import { LAST_BEFORE, migrateAsBefore } from "#tests/setup/history.ts";
import { createDatabase } from "#tests/setup/postgres.ts";
import { schemaText } from "#tests/setup/schema-text.ts";

/** What an empty database of the server says of itself after some work. */
async function saidAfter(work: (db: OpenDatabase) => Promise<unknown>): Promise<string[]> {
  const { url, drop } = await createDatabase(inject("databaseUrl"), "template0");
  const db = openServer(url);
  try {
    await work(db);
    return await schemaText(db);
  } finally {
    await db.close();
    await drop();
  }
}

test.each([LAST_BEFORE, "0132"])(
  "a database of PostgreSQL that stands at %s becomes what a new one is",
  async (last) => {
    const upgraded = await saidAfter(async (db) => {
      await migrateAsBefore(db, last);
      await migrate(db);
    });
    expect(upgraded).toEqual(await saidAfter(migrate));
  },
);
