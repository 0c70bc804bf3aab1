import { copyFile, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ScriptDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";

/** The last step before the baseline. */
export const LAST_BEFORE = "0148";

/** Steps as they were, with the functions in them; what the bridge still has is not here twice. */
const FOLDERS = ["server/db/bridge", "tests/setup/history"];

/** Makes of an empty database one from before the baseline, which stands at the step of this number. */
export async function migrateAsBefore(db: ScriptDatabase, last: string): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), "nard-history-"));
  for (const name of ["migrations", "functions", "bridge"]) await mkdir(join(root, name));
  for (const folder of FOLDERS) {
    for (const name of await readdir(folder)) {
      if (name.slice(0, 4) <= last) await copyFile(join(folder, name), join(root, "migrations", name));
    }
  }
  await migrate(db, root).finally(() => rm(root, { recursive: true }));
}
