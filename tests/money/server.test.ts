import { expect, inject, test } from "vitest";
import { isTransient } from "#server/db/faults.ts";
import { migrate, readSchema } from "#server/db/migrate.ts";
import { openServer } from "#server/db/open-server.ts";
import { moneyContext } from "#tests/setup/money.ts";
import { createDatabase } from "#tests/setup/postgres.ts";

test("two processes that migrate at once apply every file once", async () => {
  const { url, drop } = await createDatabase(inject("databaseUrl"), "template0");
  const [one, two] = [openServer(url), openServer(url)];
  const applied = await Promise.all([migrate(one), migrate(two)]);
  const { migrations, functions } = await readSchema();
  expect(applied.flat().sort()).toEqual([...migrations, ...functions].map(({ name }) => name));
  await Promise.all([one.close(), two.close()]);
  await drop();
});

test("both kinds of asking give bigint, Date and the text of a date, as the embedded database does", async () => {
  const { db } = await moneyContext();
  const [row] = await db.call<Record<string, unknown>>(
    {
      name: "test-types",
      text: "select count(*) as many, $1::int8 as big, $2::timestamptz as at, $3::date as day",
    },
    [2n ** 62n, new Date("2026-03-21T00:00:00Z"), "2026-03-21"],
  );
  expect(row).toEqual({ many: 1n, big: 2n ** 62n, at: new Date("2026-03-21T00:00:00Z"), day: "2026-03-21" });
});

const PID = { name: "test-pid", text: "select pg_backend_pid() as pid", row: { pid: 0 } };
const SLEEP = { name: "test-sleep", text: "select pg_sleep(20)" };

test("a call that takes too long is cut short, its connection is never used again, and the next call is well", async () => {
  const { db } = await moneyContext();
  const [before] = await db.call(PID, []);
  const fault = await db.call(SLEEP, []).catch((thrown: unknown) => thrown);
  expect(isTransient(fault)).toBe(true);
  const [after] = await db.call(PID, []);
  expect(after?.pid).not.toBe(before?.pid);
});

test("a connection that the server ends does not end the process, and the next call gets another", async () => {
  const { db } = await moneyContext();
  const [before] = await db.call(PID, []);
  const killed = db.transaction(async (inner) => {
    const [own] = await inner.call(PID, []);
    await db.call({ name: "test-kill", text: "select pg_terminate_backend($1)" }, [own?.pid]);
    await inner.call(PID, []);
  });
  expect(isTransient(await killed.catch((thrown: unknown) => thrown))).toBe(true);
  const [after] = await db.call(PID, []);
  expect(after?.pid).toBeGreaterThan(0);
  expect(before?.pid).toBeGreaterThan(0);
});

test("a refusal of the server leaves the connection in use, and a failed transaction leaves nothing", async () => {
  const { db } = await moneyContext();
  await db.script("create table note (id int8 primary key)");
  const failed = db.transaction(async (inner) => {
    await inner.call({ name: "test-one", text: "insert into note values (1)" }, []);
    await inner.call({ name: "test-one", text: "insert into note values (1)" }, []);
  });
  const fault = await failed.catch((thrown: unknown) => thrown);
  expect(fault).toMatchObject({ code: "23505" });
  expect(isTransient(fault)).toBe(false);
  expect(await db.call({ name: "test-notes", text: "select id from note" }, [])).toEqual([]);
});
