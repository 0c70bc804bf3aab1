import { expect, test } from "vitest";
import { testContext } from "#tests/setup/database.ts";

/**
 * `migration.applied` alone is no plural: a start reads it before it runs any migration, and an older build has to find
 * there that a newer one was at work.
 */
const TABLES = {
  name: "test-tables",
  text: `
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
      and table_name !~ 's$' and table_schema || '.' || table_name <> 'migration.applied'
    order by table_schema, table_name`,
  row: { name: "" },
};

/** What is a player's is `player_id`, what is a brand's `brand_id`, and what it is kept in `asset`. */
const COLUMNS = {
  name: "test-columns",
  text: `
    select c.table_schema || '.' || c.table_name || '.' || c.column_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and ((c.column_name = 'player' and c.data_type = 'bigint')
        or (c.column_name in ('brand', 'currency') and c.data_type = 'text'))
    order by c.table_schema, c.table_name, c.column_name`,
  row: { name: "" },
};

test("a table is a plural", async () => {
  const { db } = await testContext();
  expect((await db.call(TABLES, [])).map(({ name }) => name)).toEqual([]);
});

test("a column has the name that its like has", async () => {
  const { db } = await testContext();
  expect((await db.call(COLUMNS, [])).map(({ name }) => name)).toEqual([]);
});
