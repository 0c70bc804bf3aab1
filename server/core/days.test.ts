import { expect, test } from "vitest";
import { periodStart, startOfDay } from "./days.ts";

test("a day begins at midnight of its zone, not of the machine", () => {
  const late = new Date("2026-11-21T21:00:00Z");
  expect(startOfDay(late, "Asia/Tehran").toISOString()).toBe("2026-11-21T20:30:00.000Z");
  expect(startOfDay(late, "UTC").toISOString()).toBe("2026-11-21T00:00:00.000Z");
  expect(startOfDay(late, "America/New_York").toISOString()).toBe("2026-11-21T05:00:00.000Z");
});

test("midnight is right on both sides of a change of the clock", () => {
  const after = new Date("2026-03-30T12:00:00Z");
  expect(startOfDay(after, "Europe/Berlin").toISOString()).toBe("2026-03-29T22:00:00.000Z");
  expect(startOfDay(after, "Europe/Berlin", 1).toISOString()).toBe("2026-03-28T23:00:00.000Z");
});

test("a week and a month are whole days with today in them", () => {
  const now = new Date("2026-11-21T12:34:56.789Z");
  expect(periodStart("today", now, "UTC")?.toISOString()).toBe("2026-11-21T00:00:00.000Z");
  expect(periodStart("week", now, "UTC")?.toISOString()).toBe("2026-11-15T00:00:00.000Z");
  expect(periodStart("month", now, "UTC")?.toISOString()).toBe("2026-10-23T00:00:00.000Z");
  expect(periodStart("all", now, "UTC")).toBeUndefined();
});
