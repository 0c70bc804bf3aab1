import { expect, test } from "vitest";
import { periodEnd, periodNow } from "./period-end.ts";

const ZONE = "Asia/Tehran";
const NOON = new Date("2026-03-24T09:00:00Z");
const FAR = new Date("2030-01-01T00:00:00Z");

test.each([
  ["once", "2030-01-01T00:00:00.000Z"],
  ["daily", "2026-03-24T20:30:00.000Z"],
  // The 24th is a Tuesday; weeks begin on Saturday.
  ["weekly", "2026-03-27T20:30:00.000Z"],
  ["monthly", "2026-03-31T20:30:00.000Z"],
] as const)("M12 what is done %s ends with its period of the brand", (repeats, end) => {
  expect(periodEnd({ repeats, until: FAR }, NOON, ZONE).toISOString()).toBe(end);
  const until = new Date("2026-03-24T12:00:00Z");
  expect(periodEnd({ repeats, until }, NOON, ZONE)).toEqual(until);
});

test.each([
  ["once", "2026-03-02"],
  ["daily", "2026-03-24"],
  ["weekly", "2026-03-21"],
  ["monthly", "2026-03-01"],
] as const)("M12 what is done %s is known by the first day of its period of the brand", (repeats, first) => {
  const from = new Date("2026-03-01T21:00:00Z");
  expect(periodNow({ repeats, from }, NOON, ZONE)).toBe(first);
});
