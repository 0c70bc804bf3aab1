import { expect, test } from "vitest";
import { openMetrics } from "./metrics.ts";

test("an operator's monitoring sees how long everybody waited for one", async () => {
  const metrics = openMetrics();
  const over = async () => {
    const told = await metrics.registry.metrics();
    const upTo = (edge: string) => {
      const [, count = ""] = told.split(`nard_event_loop_delay_seconds_bucket{le="${edge}"} `);
      return Number.parseInt(count, 10);
    };
    return upTo("+Inf") - upTo("0.05");
  };
  const until = performance.now() + 150;
  while (performance.now() < until);
  await expect.poll(over).toBeGreaterThan(0);
});

test("an operator's monitoring sees open alarms and how long ago the ledger was checked and sealed", async () => {
  const metrics = openMetrics();
  metrics.watched({ openAlarms: 2, checkAgeSeconds: 61.5, sealAgeSeconds: null });
  const told = await metrics.registry.metrics();
  expect(told).toContain("nard_ledger_alarms_open 2\n");
  expect(told).toContain("nard_ledger_check_age_seconds 61.5\n");
  expect(told).toContain("nard_ledger_seal_age_seconds Nan\n");
});
