import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { openDatabase } from "#server/db/open.ts";
import { RolesNotApart } from "#server/db/own-role.ts";
import { readConfig } from "#server/house/config.ts";
import { openPlatform, type Platform } from "#server/house/platform.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { contextOver } from "#tests/setup/database.ts";
import { houseRole } from "#tests/setup/house-role.ts";
import { createDatabase, type FreshDatabase } from "#tests/setup/postgres.ts";
import { credit, debit, stageFor } from "#tests/setup/wallet-stage.ts";

const folder = mkdtempSync(join(tmpdir(), "nard-role-"));
let database: FreshDatabase;
let role: Awaited<ReturnType<typeof houseRole>>;
let platform: Platform;
let db: OpenDatabase;

const ownerName = () => new URL(inject("databaseUrl")).username;
const settings = (databaseUrl: string) =>
  readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: "silent",
    DATABASE_URL: databaseUrl,
    DATABASE_OWNER_URL: database.url,
  });

beforeAll(async () => {
  database = await createDatabase(inject("databaseUrl"), "template0");
  role = await houseRole(database.url);
  platform = await openPlatform(settings(role.url));
  db = await openDatabase({ url: role.url });
});

afterAll(async () => {
  await db.close();
  await platform.close();
  await database.drop();
  await role.drop();
  rmSync(folder, { recursive: true, force: true });
});

test("T30 the house works as a role that does not own its ledger, from an empty database on and once more", async () => {
  expect(await platform.ready()).toBe(true);
  const again = await openPlatform(settings(role.url));
  await again.close();

  const context = contextOver(db);
  const stage = await stageFor(context, 900_000n);
  expect(await stage.run(debit("b1"))).toMatchObject({ code: "OK" });
  expect(await stage.run(credit("w1", 250n, "b1"))).toMatchObject({ code: "OK" });
  expect(await brokenInvariants(context)).toEqual([]);
});

test.each([
  "insert into ledger.postings select * from ledger.postings limit 1",
  "insert into ledger.transfers select * from ledger.transfers limit 1",
  "insert into ledger.idempotency_keys select * from ledger.idempotency_keys limit 1",
  "delete from ledger.parties",
  "update ledger.accounts set balance = balance + 1",
  "update ledger.idempotency_keys set outcome = 'OK'",
  "update ledger.rollup_marks set xid = '0'",
  "update ledger.assets set scale = 0",
  "update wallet.rounds set state = 0",
  "update wallet.play_guards set player_id = player_id",
  "delete from wallet.play_days",
  "insert into wallet.adjustments select * from wallet.adjustments limit 1",
  "delete from ledger.seals",
  "truncate ledger.postings",
  "alter table ledger.postings disable trigger posting_stays",
  "alter table audit.events disable trigger all",
  "alter table vendors.exchanges disable trigger exchange_stays",
  "drop function ledger.execute(jsonb)",
  "create function ledger.gift() returns int language sql as 'select 1'",
  "create table ledger.second (id int)",
  "set session_replication_role = replica",
  `set role ${ownerName()}`,
  "select nextval('ledger.transfer_id')",
])("T30 no statement of the house can do this: %s", async (text) => {
  await expect(db.script(text)).rejects.toMatchObject({ code: "42501" });
});

test("T30 a role that owns the ledger, or may become who does, is refused as the house's", async () => {
  await expect(openPlatform(settings(database.url))).rejects.toThrow(RolesNotApart);
  const member = await houseRole(database.url);
  const owner = await openDatabase({ url: database.url });
  await owner.script(`grant ${ownerName()} to ${new URL(member.url).username}`);
  await expect(openPlatform(settings(member.url))).rejects.toThrow(/^DATABASE_URL: house_\w+ must not own/);
  await owner.close();
  await member.drop();
});
