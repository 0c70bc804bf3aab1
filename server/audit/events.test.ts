import { expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { eventsOf, recordEvent } from "./index.ts";

test("what an operator did is told again, newest first, and of that thing alone", async () => {
  const context = await testContext();
  const subject = "player 100001";
  await recordEvent(context, { operator: "mina", action: "player block", subject, reason: "asked us to" });
  context.clock.forward(MINUTE_MS);
  const change = { before: { state: "blocked" }, after: { state: "active", tries: 2 } };
  await recordEvent(context, { operator: "reza", action: "player unblock", subject, ...change });
  await recordEvent(context, { operator: "reza", action: "player block", subject: "player 100002" });
  expect((await eventsOf(context, {})).slice(0, 3).map(({ subject: to }) => to)).toEqual([
    "player 100002",
    subject,
    subject,
  ]);
  const [last, first, ...others] = await eventsOf(context, { subject });
  expect(others).toEqual([]);
  expect(last).toMatchObject({ operator: "reza", action: "player unblock", ...change, reason: null });
  expect(last?.at).toEqual(context.now());
  expect(first).toMatchObject({ operator: "mina", before: null, after: null, reason: "asked us to" });
});

test("an event that was written is there only when its transaction is", async () => {
  const context = await testContext();
  const event = { operator: "mina", action: "deposit approve", subject: "deposit D-00000001" };
  const failing = context.db.transaction(async (db) => {
    await recordEvent({ ...context, db }, event);
    throw new Error("nothing was approved");
  });
  await expect(failing).rejects.toThrow("nothing was approved");
  expect(await eventsOf(context, event)).toEqual([]);
});

test.each([
  "update audit.events set operator = 'nobody'",
  "delete from audit.events",
  "truncate audit.events",
])("T30 what was written stays as it is: %s is refused", async (sql) => {
  const context = await testContext();
  await recordEvent(context, { operator: "mina", action: "alarm close", subject: "alarm 1" });
  await expect(context.db.script(sql)).rejects.toThrow("only ever added to");
  expect(await eventsOf(context, { subject: "alarm 1" })).toHaveLength(1);
});
