import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "#tests/setup/postgres.ts";
import { MUTANTS, plant } from "#tests/torture/mutants.ts";

let database: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase(inject("databaseUrl"));
  client = new pg.Client(database.url);
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test.each(MUTANTS)("the torture can still be tried with: $name", async (mutant) => {
  await client.query("begin");
  await expect(plant(client, mutant)).resolves.toBeUndefined();
  await client.query("rollback");
});
