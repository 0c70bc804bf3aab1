import { expect, test } from "vitest";
import { HOUR_MS, later, MINUTE_MS } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { attemptCount, attempts } from "./index.ts";

const FORGED = { door: "vendors", kind: "badSignature", about: "NARD" };

test("what was tried is counted by the hour, each door, kind and name for itself", async () => {
  const context = await testContext();
  const from = later(context.now(), -HOUR_MS);
  const count = attemptCount(context, () => {});
  for (let nth = 0; nth < 40; nth += 1) count.note(FORGED);
  count.note({ ...FORGED, about: "OTHER" });
  await count.settled();
  context.clock.forward(MINUTE_MS);
  count.note(FORGED);
  await count.settled();
  expect(await attempts(context, { from })).toMatchObject([
    { ...FORGED, times: 41n, lastAt: context.now() },
    { ...FORGED, about: "OTHER", times: 1n },
  ]);

  context.clock.forward(HOUR_MS);
  count.note(FORGED);
  await count.settled();
  expect(await attempts(context, { from })).toHaveLength(3);
  expect(await attempts(context, { from: later(context.now(), HOUR_MS) })).toEqual([]);
});

test("what could not be written goes with the next, and nothing is counted twice", async () => {
  const context = await testContext();
  const faults: unknown[] = [];
  const db = { ...context.db };
  const count = attemptCount({ db, now: context.now }, (fault) => faults.push(fault));
  db.call = async () => Promise.reject(new Error("the server has gone away"));
  count.note(FORGED);
  await count.settled();
  db.call = context.db.call;
  count.note(FORGED);
  await count.settled();
  expect(faults).toHaveLength(1);
  expect(await attempts(context, { from: new Date(0) })).toMatchObject([{ ...FORGED, times: 2n }]);
});
