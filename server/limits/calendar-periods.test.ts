import { expect, test } from "vitest";
import { calendarPeriod } from "./calendar-periods.ts";
import type { LimitPeriod } from "./limit-name.ts";

const TEHRAN = "Asia/Tehran";

function spanOf(period: LimitPeriod, iso: string, timeZone = TEHRAN): string[] {
  const { from, to } = calendarPeriod(period, new Date(iso), timeZone);
  return [from.toISOString(), to.toISOString()];
}

test("a day begins at the midnight of the zone and ends at the next", () => {
  const saturday = ["2026-03-20T20:30:00.000Z", "2026-03-21T20:30:00.000Z"];
  expect(spanOf("day", "2026-03-20T20:30:00.000Z")).toEqual(saturday);
  expect(spanOf("day", "2026-03-21T20:29:59.999Z")).toEqual(saturday);
  expect(spanOf("day", "2026-03-21T20:30:00.000Z")[0]).toBe(saturday[1]);
});

test("a week goes from Saturday to Friday, across the end of a month and of a year", () => {
  const overMarch = ["2026-03-27T20:30:00.000Z", "2026-04-03T20:30:00.000Z"];
  expect(spanOf("week", "2026-03-27T20:30:00.000Z")).toEqual(overMarch);
  expect(spanOf("week", "2026-04-03T20:29:59.999Z")).toEqual(overMarch);
  expect(spanOf("week", "2026-04-03T20:30:00.000Z")[0]).toBe(overMarch[1]);
  expect(spanOf("week", "2026-01-01T12:00:00.000Z")).toEqual([
    "2025-12-26T20:30:00.000Z",
    "2026-01-02T20:30:00.000Z",
  ]);
});

test("a month is as long as its days, also in a leap year", () => {
  expect(spanOf("month", "2026-02-28T20:29:59.999Z")).toEqual([
    "2026-01-31T20:30:00.000Z",
    "2026-02-28T20:30:00.000Z",
  ]);
  expect(spanOf("month", "2026-02-28T20:30:00.000Z")[0]).toBe("2026-02-28T20:30:00.000Z");
  expect(spanOf("month", "2028-02-29T12:00:00.000Z")).toEqual([
    "2028-01-31T20:30:00.000Z",
    "2028-02-29T20:30:00.000Z",
  ]);
});

test("Tehran keeps one offset all year, and a zone that does not has days of 23 and 25 hours", () => {
  const hours = (iso: string, timeZone: string) => {
    const { from, to } = calendarPeriod("day", new Date(iso), timeZone);
    return (to.getTime() - from.getTime()) / 3_600_000;
  };
  expect(hours("2026-03-22T12:00:00.000Z", TEHRAN)).toBe(24);
  expect(hours("2026-09-22T12:00:00.000Z", TEHRAN)).toBe(24);
  expect(hours("2026-03-29T12:00:00.000Z", "Europe/Berlin")).toBe(23);
  expect(hours("2026-10-25T12:00:00.000Z", "Europe/Berlin")).toBe(25);
});
