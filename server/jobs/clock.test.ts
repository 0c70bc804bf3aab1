import { expect, test, vi } from "vitest";
import { testContext } from "#tests/setup/database.ts";
import { startClock } from "./clock.ts";

function quietLog() {
  return { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
}

test("a job runs again and again, never beside itself, and not after the stop", async () => {
  const context = await testContext();
  let inside = 0;
  let most = 0;
  let runs = 0;
  const job = {
    name: "counts",
    everyMs: 1,
    async run() {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setImmediate(resolve));
      inside -= 1;
      runs += 1;
    },
  };
  const stop = startClock(context, [job], quietLog());
  await expect.poll(() => runs).toBeGreaterThan(3);
  await stop();
  const after = runs;
  let others = 0;
  const stopOther = startClock(
    context,
    [{ name: "other", everyMs: 1, run: async () => (others += 1) }],
    quietLog(),
  );
  await expect.poll(() => others).toBeGreaterThan(3);
  await stopOther();
  expect(runs).toBe(after);
  expect(most).toBe(1);
});

test("a job that fails is logged by its name and tried again, and harms no other", async () => {
  const context = await testContext();
  const log = quietLog();
  let others = 0;
  const stop = startClock(
    context,
    [
      { name: "fails", everyMs: 1, run: () => Promise.reject(new Error("broken")) },
      { name: "works", everyMs: 1, run: async () => (others += 1) },
    ],
    log,
  );
  await expect.poll(() => log.error.mock.calls.length).toBeGreaterThan(1);
  await expect.poll(() => others).toBeGreaterThan(1);
  await stop();
  expect(log.error).toHaveBeenCalledWith("job failed", expect.objectContaining({ reason: "fails" }));
});
