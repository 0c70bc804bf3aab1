import { expect, test, vi } from "vitest";
import { DAY_MS } from "#server/core/time.ts";
import { testContext } from "#tests/setup/database.ts";
import { startClock } from "./clock.ts";
import { hasRested, heldTurn, jobRuns } from "./turn.ts";

function quietLog() {
  return { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve));

/** A job that counts its runs and how many of them there were at once. */
function counting(name: string, everyMs: number) {
  const counted = { inside: 0, most: 0, runs: 0 };
  const run = async () => {
    counted.inside += 1;
    counted.most = Math.max(counted.most, counted.inside);
    for (let nth = 0; nth < 20; nth += 1) await turnOfTheLoop();
    counted.inside -= 1;
    counted.runs += 1;
  };
  return { counted, job: { name, everyMs, run } };
}

test("a job runs again and again, never beside itself, and not after the stop", async () => {
  const context = await testContext();
  const { counted, job } = counting("counts", 1);
  const stop = startClock(context, [job], quietLog());
  await expect.poll(() => counted.runs).toBeGreaterThan(3);
  await stop();
  const after = counted.runs;
  const other = counting("other", 1);
  const stopOther = startClock(context, [other.job], quietLog());
  await expect.poll(() => other.counted.runs).toBeGreaterThan(3);
  await stopOther();
  expect(counted.runs).toBe(after);
  expect(counted.most).toBe(1);
});

test("a job that fails is logged by its name and tried again, and harms no other", async () => {
  const context = await testContext();
  const log = quietLog();
  const { counted, job } = counting("works", 1);
  const fails = { name: "fails", everyMs: 1, run: () => Promise.reject(new TypeError("a password")) };
  const stop = startClock(context, [fails, job], log);
  await expect.poll(() => log.error.mock.calls.length).toBeGreaterThan(1);
  await expect.poll(() => counted.runs).toBeGreaterThan(1);
  await stop();
  expect(log.error).toHaveBeenCalledWith("job failed", expect.objectContaining({ reason: "fails" }));

  const [failing, working] = await jobRuns(context);
  expect(failing).toMatchObject({ name: "fails", fault: "TypeError", isRunning: false });
  expect(failing?.failures).toBe(failing?.runs);
  expect(working).toMatchObject({ name: "works", fault: null, failures: 0n, runs: BigInt(counted.runs) });
});

test("two processes do not do one job at once, and each does what is its own", async () => {
  const context = await testContext();
  const shared = counting("shared", 1);
  const own = [0, 0];
  const stops = [0, 1].map((nth) => {
    const alone = {
      name: "own",
      everyMs: 1,
      everywhere: true,
      run: async () => {
        own[nth] = (own[nth] ?? 0) + 1;
      },
    };
    return startClock(context, [shared.job, alone], quietLog());
  });
  await expect.poll(() => shared.counted.runs).toBeGreaterThan(20);
  await expect.poll(() => Math.min(...own)).toBeGreaterThan(3);
  await Promise.all(stops.map((stop) => stop()));
  expect(shared.counted.most).toBe(1);
});

test("what is done once a day is not done again by a process that starts an hour later", async () => {
  const context = await testContext();
  const daily = counting("daily", DAY_MS);
  const began = (ago: string) =>
    context.db.script(`insert into jobs.jobs (name, began_at) values ('daily', clock_timestamp() - interval '${ago}')
      on conflict (name) do update set began_at = excluded.began_at`);
  await began("1 hour");
  await heldTurn(context, daily.job, daily.job.run);
  expect(daily.counted.runs).toBe(0);
  await began("1 day");
  await heldTurn(context, daily.job, daily.job.run);
  await heldTurn(context, daily.job, daily.job.run);
  expect(daily.counted.runs).toBe(1);
});

test("the turn of a process that died is free when its lease has ended, and not before", async () => {
  const context = await testContext();
  const { counted, job } = counting("left", 1);
  const held = (until: string) =>
    context.db.script(`insert into jobs.jobs (name, holder, leased_until, began_at)
      values ('left', gen_random_uuid(), clock_timestamp() + interval '${until}', clock_timestamp() - interval '1 day')
      on conflict (name) do update set holder = excluded.holder, leased_until = excluded.leased_until`);
  await held("1 hour");
  const witness = counting("witness", 1);
  const stop = startClock(context, [job, witness.job], quietLog());
  await expect.poll(() => witness.counted.runs).toBeGreaterThan(10);
  expect(counted.runs).toBe(0);
  await held("-1 second");
  await expect.poll(() => counted.runs).toBeGreaterThan(1);
  await stop();
});

test("the stop waits for what is running", async () => {
  const context = await testContext();
  const { counted, job } = counting("slow", 1);
  const stop = startClock(context, [job], quietLog());
  await expect.poll(() => counted.inside, { interval: 0 }).toBe(1);
  await stop();
  const { inside, runs } = counted;
  expect(inside).toBe(0);
  expect(runs).toBeGreaterThan(0);
});

test("a run that knows when the next is due rests until then, or until it is woken", async () => {
  const context = await testContext();
  const { counted, job } = counting("rests", 1);
  let wake = () => {};
  let isDeaf = false;
  const resting = {
    ...job,
    run: async () => {
      await job.run();
      return new Date(context.now().getTime() + DAY_MS);
    },
    listen: (own: () => void) => {
      wake = own;
      return () => {
        isDeaf = true;
      };
    },
  };
  const witness = counting("witness", 1);
  const stop = startClock(context, [resting, witness.job], quietLog());
  const rested = async (runs: number) => {
    await expect.poll(() => counted.runs).toBe(runs);
    const seen = witness.counted.runs;
    await expect.poll(() => witness.counted.runs).toBeGreaterThan(seen + 10);
    expect(counted.runs).toBe(runs);
  };
  await rested(1);
  wake();
  wake();
  await rested(2);
  await stop();
  expect(isDeaf).toBe(true);
  wake();
  expect(counted.runs).toBe(2);
});

test("a job that some process was at just now has not rested, and one that nobody ever did has", async () => {
  const context = await testContext();
  expect(await hasRested(context, "tables")).toBe(true);
  await heldTurn(context, { name: "tables", everyMs: 1 }, async () => {
    expect(await hasRested(context, "tables")).toBe(false);
  });
  expect(await hasRested(context, "tables")).toBe(false);
  expect(await hasRested(context, "others")).toBe(true);
});
