import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { ScriptDatabase } from "./database.ts";

export type Migration = { name: string; sql: string; checksum: string };

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Any number that nothing else in the house locks. */
const LOCK = 7_301_001;

/** The files are read where they lie, from the source and from a build alike: both run in the project's folder. */
const FOLDER = "server/db/migrations";

const APPLIED = {
  name: "migration-applied",
  text: "select checksum from migration.applied where name = $1",
  row: { checksum: "" },
};
const RECORD = {
  name: "migration-record",
  text: "insert into migration.applied(name, checksum) values ($1, $2)",
};

/**
 * Brings the schema up to the files in the migrations folder, in order, each in its own transaction.
 * Safe to run twice and from two processes at once. Gives the names that it applied.
 * Throws when a file changed after it was applied: what ran is history, and a change is a new file.
 */
export async function migrate(db: ScriptDatabase, folder = FOLDER): Promise<string[]> {
  const migrations = await readMigrations(folder);
  await db.transaction(async (transaction) => {
    await lockSchema(transaction);
    await transaction.script(`
      create schema if not exists migration;
      create table if not exists migration.applied (
        name text primary key, checksum text not null, at timestamptz not null default clock_timestamp());
    `);
  });
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await db.transaction((transaction) => apply(transaction, migration))) applied.push(migration.name);
  }
  return applied;
}

export async function readMigrations(folder = FOLDER): Promise<Migration[]> {
  const root = resolve(process.cwd(), folder);
  const names = (await readdir(root)).filter((name) => name.endsWith(".sql")).sort();
  const numbers = new Map<string, string>();
  for (const name of names) {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) throw new Error(`Migration ${name} is not named NNNN_words.sql.`);
    const twin = numbers.get(number);
    if (twin !== undefined) throw new Error(`Migrations ${twin} and ${name} have one number.`);
    numbers.set(number, name);
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(root, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

async function apply(transaction: ScriptDatabase, { name, sql, checksum }: Migration): Promise<boolean> {
  await lockSchema(transaction);
  const [known] = await transaction.call(APPLIED, [name]);
  if (known) {
    if (known.checksum === checksum) return false;
    throw new Error(`Migration ${name} was changed after it was applied. Put the change into a new file.`);
  }
  try {
    await transaction.script(sql);
  } catch (fault) {
    throw new Error(`Migration ${name} failed.`, { cause: fault });
  }
  await transaction.call(RECORD, [name, checksum]);
  return true;
}

/** One process at a time; the others wait and find the work done. Ends with the transaction. */
export async function lockSchema(transaction: ScriptDatabase): Promise<void> {
  await transaction.script("set local statement_timeout = 0; set local lock_timeout = 0;");
  await transaction.script(`select pg_advisory_xact_lock(${LOCK})`);
}
