import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import type { OpenDatabase } from "./database.ts";
import { migrate, readSchema } from "./migrate.ts";
import { openDatabase } from "./open.ts";

/** What a database has of its own: each function with its kinds of arguments, trigger and view, by the name a file gives it. */
const MADE = {
  name: "test-made",
  text: `
    select 'function ' || p.pronamespace::regnamespace || '.' || p.proname as name from pg_proc p
      where p.pronamespace::regnamespace::text !~ '^(pg_|information_schema)'
    union all
    select 'trigger ' || t.tgname || ' on ' || t.tgrelid::regclass from pg_trigger t where not t.tgisinternal
    union all
    select 'view ' || c.oid::regclass from pg_class c
      where c.relkind = 'v' and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`,
  row: { name: "" },
};

const MAKES = /^create or replace (?:(function|view) ([\w.]+)|trigger (\w+)\s[^;]*?\bon ([\w.]+)\s+for)/gm;

/** The names that a file makes, as the database says them. */
function madeBy(sql: string): string[] {
  return [...sql.matchAll(MAKES)].map(([, kind, name, trigger, table]) =>
    kind ? `${kind} ${name}` : `trigger ${trigger} on ${table}`,
  );
}

test("every function, trigger and view that there is stands in one file, and each file makes what it says", async () => {
  const { db } = await testContext();
  const { functions } = await readSchema();
  const live = (await db.call(MADE, [])).map(({ name }) => name);
  expect(functions.flatMap(({ sql }) => madeBy(sql)).sort()).toEqual(live.sort());
});

test("a migration makes none of them, since what it calls comes after it", async () => {
  const making = /\bcreate (or replace )?(function|procedure|trigger|constraint trigger|view)\b/i;
  const { migrations, bridge } = await readSchema();
  expect([...migrations, ...bridge].filter(({ sql }) => making.test(sql)).map(({ name }) => name)).toEqual(
    [],
  );
});

test("every body can be read where everything that it calls is there", async () => {
  const { db } = await testContext();
  for (const { sql } of (await readSchema()).functions) await db.script(sql);
});

describe("files of functions", () => {
  const SAYS = { name: "test-says", text: "select words.says() as said", row: { said: "" } };
  let db: OpenDatabase;
  let folder: string;

  const write = (file: string, sql: string) => writeFile(join(folder, file), sql);
  const saying = (word: string) =>
    write(
      "functions/says.sql",
      `create or replace function words.says() returns text language sql as $$ select words.word() || '${word}' $$;`,
    );

  beforeAll(async () => {
    db = await openDatabase({});
    folder = await mkdtemp(join(tmpdir(), "nard-functions-"));
    for (const name of ["migrations", "functions", "bridge"]) await mkdir(join(folder, name));
    await write("migrations/0001_words.sql", "create schema words;");
    await write(
      "functions/word.sql",
      "create or replace function words.word() returns text language sql as $$ select 'a ' $$;",
    );
    await saying("word");
  });
  afterAll(async () => {
    await db.close();
    await rm(folder, { recursive: true });
  });

  test("they are applied after the migrations, also one that calls what a later one makes, and once", async () => {
    expect(await migrate(db, folder)).toEqual(["0001_words.sql", "functions/says.sql", "functions/word.sql"]);
    expect(await db.call(SAYS, [])).toEqual([{ said: "a word" }]);
    expect(await migrate(db, folder)).toEqual([]);
  });

  test("one whose text changed is applied again, and it alone", async () => {
    await saying("letter");
    expect(await migrate(db, folder)).toEqual(["functions/says.sql"]);
    expect(await db.call(SAYS, [])).toEqual([{ said: "a letter" }]);
  });

  test("where one fails it is named, and nothing of what changed with it is there", async () => {
    await saying("sentence");
    await write("functions/wrong.sql", "create or replace function words.wrong() returns nothing as 'x';");
    await expect(migrate(db, folder)).rejects.toThrow("functions/wrong.sql failed");
    expect(await db.call(SAYS, [])).toEqual([{ said: "a letter" }]);
    await rm(join(folder, "functions/wrong.sql"));
    expect(await migrate(db, folder)).toEqual(["functions/says.sql"]);
  });

  test("a build that is older than the last migration leaves the functions of the newer one alone", async () => {
    const later = join(folder, "migrations/0002_more.sql");
    await writeFile(later, "create table words.more (id int);");
    expect(await migrate(db, folder)).toEqual(["0002_more.sql"]);
    await rm(later);
    await saying("line");
    expect(await migrate(db, folder)).toEqual([]);
    expect(await db.call(SAYS, [])).toEqual([{ said: "a sentence" }]);
  });
});
