import type { ScriptDatabase } from "./database.ts";
import type { SqlFile } from "./sql-files.ts";

const BASELINE = /^\d{4}_baseline_/;

/** What a database from before the baseline must have had at least; what came after it lies in `bridge/`. */
const OLDEST = "0132_returned_after_decided.sql";

const BEFORE = {
  name: "migrations-before",
  text: `select name from migration.applied where name ~ '^[0-9]{4}_' order by name collate "C"`,
  row: { name: "" },
};
const RECORD = {
  name: "migrations-crossed",
  text: "insert into migration.applied(name, checksum) values ($1, $2)",
};

/**
 * Takes over a database from before the baseline: it gets the steps that it lacks, and the baseline counts as applied,
 * because its tables are those. Gives the names of the steps. Throws where the database is older than the first of them.
 */
export async function crossBridge(
  transaction: ScriptDatabase,
  migrations: SqlFile[],
  steps: SqlFile[],
): Promise<string[]> {
  const baseline = migrations.filter(({ name }) => BASELINE.test(name));
  const before = (await transaction.call(BEFORE, [])).map(({ name }) => name);
  if (baseline.length === 0 || before.length === 0 || before.some((name) => BASELINE.test(name))) return [];
  if (!before.includes(OLDEST)) {
    throw new Error(
      `The database stands at ${before.at(-1)}. Start it once with the last release before the baseline, which brings it past ${OLDEST}.`,
    );
  }
  const missing = steps.filter(({ name }) => !before.includes(name));
  for (const { name, sql } of missing) {
    try {
      await transaction.script(sql);
    } catch (fault) {
      throw new Error(`${name} failed.`, { cause: fault });
    }
  }
  for (const { name, checksum } of [...missing, ...baseline])
    await transaction.call(RECORD, [name, checksum]);
  return missing.map(({ name }) => name);
}
