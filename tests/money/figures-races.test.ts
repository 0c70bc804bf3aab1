import fc from "fast-check";
import { expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import { auditFigures, keepFigures } from "#server/figures/index.ts";
import { figuresModel, happening, keptBuckets } from "#tests/setup/figures-model.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";

const KILL_READERS = {
  name: "test.kill-readers",
  text: `
    select count(pg_terminate_backend(pid))::int as killed from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and query like '%figures.%'`,
  row: { killed: 0 },
};

test("A03 while players play, two readers at once that are killed in the middle count everything once", async () => {
  const context = await moneyContext();
  const steps = fc.sample(happening, { numRuns: manyTimes(250), seed: 7 });
  const models = await Promise.all([1, 2, 3].map(() => figuresModel(context)));
  let isPlaying = true;
  let faults = 0;
  const read = async () => {
    while (isPlaying) await keepFigures(context).catch(() => (faults += 1));
  };
  const kill = async () => {
    let killed = 0;
    while (isPlaying && killed < manyTimes(20)) {
      const [row] = await context.db.call(KILL_READERS, []);
      killed += row?.killed ?? 0;
    }
    return killed;
  };
  const readers = [read(), read()];
  const killing = kill();
  await Promise.all(
    models.map(async (model) => {
      for (const who of [0, 1]) {
        await model.happen({ who, minutes: 0, what: { flows: "deposit", amount: 400n, which: 0 } });
      }
      for (const step of steps) await model.happen({ ...step, minutes: 0 });
    }),
  );
  context.clock.forward(MINUTE_MS);
  isPlaying = false;
  await Promise.all(readers);
  expect(await killing).toBeGreaterThan(0);
  expect(faults).toBeGreaterThan(0);
  await keepFigures(context);
  for (const model of models) {
    expect(await keptBuckets(context, model.ids)).toEqual(model.expected());
  }
  const day = new Date(`${context.now().toISOString().slice(0, 10)}T00:00:00Z`);
  expect((await auditFigures(context, day)).apart).toEqual([]);
});
