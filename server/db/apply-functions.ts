import type { ScriptDatabase } from "./database.ts";
import { numbered } from "./named-numbers.ts";
import { marked, readSqlFiles, type SqlFile } from "./sql-files.ts";

const APPLIED = {
  name: "functions-applied",
  text: `select name, checksum from migration.applied where name like 'functions/%'`,
  row: { name: "", checksum: "" },
};
const RECORD = {
  name: "functions-record",
  text: `insert into migration.applied(name, checksum) values ($1, $2)
    on conflict (name) do update set checksum = excluded.checksum, at = clock_timestamp()`,
};
const AHEAD = {
  name: "functions-ahead",
  text: `select name from migration.applied where name ~ '^[0-9]{4}_' and name collate "C" > $1 limit 1`,
  row: { name: "" },
};

/** Functions, triggers and views as they are now, each in one file that is edited in place. */
export async function readFunctions(folder: string): Promise<SqlFile[]> {
  const files = await readSqlFiles(folder);
  return files.map(({ name, sql }) => ({ name: `functions/${name}`, ...marked(numbered(sql)) }));
}

/**
 * Applies the files whose text is another than what ran last, and gives their names. A database that has migrations
 * after `newest` is left alone: a newer build was here, and its functions belong to its tables.
 */
export async function applyFunctions(
  transaction: ScriptDatabase,
  files: SqlFile[],
  newest: string,
): Promise<string[]> {
  const known = new Map(
    (await transaction.call(APPLIED, [])).map(({ name, checksum }) => [name, checksum] as const),
  );
  const changed = files.filter(({ name, checksum }) => known.get(name) !== checksum);
  if (changed.length === 0 || (await transaction.call(AHEAD, [newest])).length > 0) return [];
  // One file may call what a later one makes.
  await transaction.script("set local check_function_bodies = off");
  for (const { name, sql, checksum } of changed) {
    try {
      await transaction.script(sql);
    } catch (fault) {
      throw new Error(`${name} failed.`, { cause: fault });
    }
    await transaction.call(RECORD, [name, checksum]);
  }
  return changed.map(({ name }) => name);
}
