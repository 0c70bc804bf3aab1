import { applyFunctions, readFunctions } from "./apply-functions.ts";
import { crossBridge } from "./cross-bridge.ts";
import type { ScriptDatabase } from "./database.ts";
import { LOCKS } from "./locks.ts";
import { readSqlFiles, type SqlFile } from "./sql-files.ts";

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Both the source and a build run in the project's folder. */
const ROOT = "server/db";

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
 * Brings the schema up to the files: first those of `migrations`, in order, each in its own transaction, then those of
 * `functions` that changed, in one. Safe to run twice and from two processes at once. Gives the names that it applied.
 * Throws when a migration changed after it was applied: what ran is history, and a change is a new file.
 */
export async function migrate(db: ScriptDatabase, root = ROOT): Promise<string[]> {
  const { migrations, functions, bridge } = await readSchema(root);
  const applied = await db.transaction(async (transaction) => {
    await lockSchema(transaction);
    await transaction.script(`
      create schema if not exists migration;
      create table if not exists migration.applied (
        name text primary key, checksum text not null, at timestamptz not null default clock_timestamp());
    `);
    return crossBridge(transaction, migrations, bridge);
  });
  for (const migration of migrations) {
    if (await db.transaction((transaction) => apply(transaction, migration))) applied.push(migration.name);
  }
  const renewed = await db.transaction(async (transaction) => {
    await lockSchema(transaction);
    return applyFunctions(transaction, functions, migrations.at(-1)?.name ?? "");
  });
  return [...applied, ...renewed];
}

/**
 * All that makes a database: what ran once and in order, what is applied again when its text changes, and what a
 * database from before the baseline lacks.
 */
export async function readSchema(
  root = ROOT,
): Promise<Record<"migrations" | "functions" | "bridge", SqlFile[]>> {
  const [migrations, functions, bridge] = await Promise.all([
    readSqlFiles(`${root}/migrations`),
    readFunctions(`${root}/functions`),
    readSqlFiles(`${root}/bridge`),
  ]);
  const numbers = new Map<string, string>();
  for (const { name } of migrations) {
    const number = FILE_NAME.exec(name)?.[1];
    if (number === undefined) throw new Error(`Migration ${name} is not named NNNN_words.sql.`);
    const twin = numbers.get(number);
    if (twin !== undefined) throw new Error(`Migrations ${twin} and ${name} have one number.`);
    numbers.set(number, name);
  }
  return { migrations, functions, bridge };
}

async function apply(transaction: ScriptDatabase, { name, sql, checksum }: SqlFile): Promise<boolean> {
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
  await transaction.script(`select pg_advisory_xact_lock(${LOCKS.schema})`);
}
