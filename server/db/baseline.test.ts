import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { atEndOfFile } from "#tests/setup/end-of-file.ts";
import { LAST_BEFORE, migrateAsBefore } from "#tests/setup/history.ts";
import { schemaText } from "#tests/setup/schema-text.ts";
import type { OpenDatabase } from "./database.ts";
import { migrate, readSchema } from "./migrate.ts";
import { openDatabase } from "./open.ts";

const WAIT_MS = 180_000;

const AGENT = {
  name: "test-agent",
  text: `insert into accounts.players (brand, username, folded_username, password_hash, account_type, language,
      terms_version, terms_accepted_at, created_at)
    values ('b', 'a', 'a', '$argon2id$x', 2, 'fa', '1', now(), now()) returning id`,
  row: { id: 0n },
};
const LINKS = {
  name: "test-links",
  text: "select player_id as player from accounts.invitation_links",
  row: { player: 0n },
};

/** What a new database says of itself. */
const fresh = async () => schemaText((await testContext()).db);

/** An empty database. */
async function opened(): Promise<OpenDatabase> {
  const db = await openDatabase({});
  atEndOfFile(() => db.close());
  return db;
}

test(
  "the baseline makes what all steps before it made: functions, tables, constraints, indexes, triggers, rights, rows",
  async () => {
    const db = await opened();
    await migrateAsBefore(db, LAST_BEFORE);
    const baseline = (await readSchema()).migrations.filter(({ name }) => name.includes("_baseline_"));
    expect(await migrate(db)).not.toContain(baseline[0]?.name);
    expect(await schemaText(db)).toEqual(await fresh());
    expect(await migrate(db)).toEqual([]);
  },
  WAIT_MS,
);

test(
  "a database that stands at 0132 gets what it lacks, for the rows that it has as well",
  async () => {
    const db = await opened();
    await migrateAsBefore(db, "0132");
    const [agent] = await db.call(AGENT, []);
    expect((await migrate(db)).slice(0, 5)).toEqual((await readSchema()).bridge.map(({ name }) => name));
    expect(await db.call(LINKS, [])).toEqual([{ player: agent?.id }]);
    const rows = /^(row of accounts\.|sequences: accounts\.players_id_seq)/;
    const tables = (lines: string[]) => lines.filter((line) => !rows.test(line));
    expect(tables(await schemaText(db))).toEqual(tables(await fresh()));
  },
  WAIT_MS,
);

test("one that is older is left as it is, and told what it stands at", async () => {
  const { db } = await testContext();
  await db.script(`
    delete from migration.applied where name ~ '^[0-9]{4}_';
    insert into migration.applied (name, checksum) values ('0131_exchanges_without_round.sql', '')`);
  const before = await schemaText(db);
  await expect(migrate(db)).rejects.toThrow("stands at 0131_exchanges_without_round.sql");
  expect(await schemaText(db)).toEqual(before);
});

test("the comparison sees one column, index, right, trigger or row that is another", async () => {
  const { db } = await testContext();
  const changes = [
    "alter table ledger.accounts alter column floor set default 1",
    "drop index ledger.transfer_by_xid",
    "grant execute on function ledger.move(jsonb) to public",
    "alter table ledger.postings disable trigger posting_stays",
    "alter function ledger.execute(jsonb) reset jit",
    "update ledger.transfer_kinds set name = 'bet' where id = 1",
  ];
  let before = await schemaText(db);
  for (const change of changes) {
    await db.script(change);
    const after = await schemaText(db);
    expect(after, change).not.toEqual(before);
    before = after;
  }
});
