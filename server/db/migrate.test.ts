import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "./database.ts";
import { migrate, readSchema } from "./migrate.ts";
import { openDatabase } from "./open.ts";

let db: OpenDatabase;
let folder: string;

beforeAll(async () => {
  db = await openDatabase({});
  folder = await mkdtemp(join(tmpdir(), "nard-migrate-"));
  for (const name of ["migrations", "functions", "bridge"]) await mkdir(join(folder, name));
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

describe("migrations", () => {
  test("every file of the house applies in order, and a second run does nothing", async () => {
    const applied = await migrate(db);
    const { migrations, functions } = await readSchema();
    expect(applied).toEqual([...migrations, ...functions].map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
  });

  test("a migration that changed after it was applied is refused", async () => {
    const file = join(folder, "migrations/9000_first.sql");
    await writeFile(file, "create table first (id int);");
    expect(await migrate(db, folder)).toEqual(["9000_first.sql"]);
    await writeFile(file, "create table first (id bigint);");
    await expect(migrate(db, folder)).rejects.toThrow("9000_first.sql was changed");
    await rm(file);
  });

  test("a migration that fails leaves nothing behind and says which it was", async () => {
    const file = join(folder, "migrations/9001_half.sql");
    await writeFile(file, "create table half (id int); select 1 / 0;");
    await expect(migrate(db, folder)).rejects.toThrow("9001_half.sql failed");
    await writeFile(file, "create table half (id int);");
    expect(await migrate(db, folder)).toEqual(["9001_half.sql"]);
    await rm(file);
  });

  test("two files with one number and a file without a number are refused before anything runs", async () => {
    await writeFile(join(folder, "migrations/9002_one.sql"), "select 1;");
    await writeFile(join(folder, "migrations/9002_two.sql"), "select 1;");
    await expect(migrate(db, folder)).rejects.toThrow("have one number");
    await rm(join(folder, "migrations/9002_two.sql"));
    await writeFile(join(folder, "migrations/later.sql"), "select 1;");
    await expect(migrate(db, folder)).rejects.toThrow("is not named");
  });
});
