import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { migratedImage } from "../setup/migrated-image.ts";
import { type FreshDatabase, freshDatabase } from "../setup/postgres.ts";
import { apart } from "./apart.ts";
import { declaredStatements, type Kind } from "./declared.ts";
import { type Shelved, shelf } from "./shelf.ts";

/** Loading those that declare a statement shelves it. */
const modules = import.meta.glob(["../../server/**/*.ts", "!../../server/**/*.test.ts"]);

let declared: ReadonlyMap<string, ReadonlyMap<string, Kind> | null>;
let all: readonly Shelved[];
let database: FreshDatabase;

beforeAll(async () => {
  declared = new Map(declaredStatements().map(({ place, columns }) => [place, columns]));
  all = shelf();
  const files = new Set([...declared.keys()].map((place) => `../../${place.split(" ")[0]}`));
  for (const file of files) await modules[file]?.();
  database = await freshDatabase(inject("databaseUrl"));
}, 240_000);

afterAll(() => database?.drop());

test("every statement is prepared by a PostgreSQL server", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const faults: string[] = [];
  for (const [nth, { place, text }] of all.entries())
    await client
      .query(`prepare s${nth} as ${text}`)
      .catch((fault) => faults.push(`${place}: ${fault.message}`));
  await client.end();
  expect(all.length).toBeGreaterThan(700);
  expect(faults).toEqual([]);
});

test("the rows of every statement have the columns that its type says, and of their kinds", async () => {
  const engine = await PGlite.create({ loadDataDir: await migratedImage() });
  const faults: string[] = [];
  for (const { place, text } of all) {
    const columns = declared.get(place);
    const described = await engine.describeQuery(text).catch((fault: Error) => fault);
    if (described instanceof Error) faults.push(`${place}: ${described.message}`);
    else if (columns) faults.push(...apart(place, columns, described.resultFields));
  }
  await engine.close();
  expect([...declared.keys()].filter((place) => !all.some((one) => one.place === place))).toEqual([]);
  expect(faults).toEqual([]);
}, 240_000);

test("a column that is missing, of another kind or not said is named", () => {
  const columns = new Map<string, Kind>([
    ["id", "bigint"],
    ["at", "date"],
    ["name", "text"],
  ]);
  const fields = [
    { name: "id", dataTypeID: 23 },
    { name: "at", dataTypeID: 1184 },
    { name: "more", dataTypeID: 25 },
  ];
  expect(apart("here", columns, fields)).toEqual([
    "here: id is number, said bigint",
    "here: no column name",
    "here: more is not said",
  ]);
});
