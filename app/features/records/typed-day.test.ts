import { expect, test } from "vitest";
import { typedDay } from "./typed-day.ts";

const TEHRAN = "Asia/Tehran";
const iso = (typed: string, timeZone = TEHRAN, daysOn = 0) =>
  typedDay(typed, timeZone, daysOn)?.toISOString() ?? null;

test("a day is read in both calendars and in any digits, and begins at midnight of the zone", () => {
  for (const typed of ["2026-03-21", " 2026/3/21 ", "1405/01/01", "۱۴۰۵/۱/۱", "۲۰۲۶-۰۳-۲۱"]) {
    expect(iso(typed), typed).toBe("2026-03-20T20:30:00.000Z");
  }
  expect(iso("2026-03-21", "UTC")).toBe("2026-03-21T00:00:00.000Z");
});

test("the end of a day is the beginning of the next one, over the ends of months and years", () => {
  expect(iso("2026-02-28", "UTC", 1)).toBe("2026-03-01T00:00:00.000Z");
  expect(iso("1404/12/29", TEHRAN, 1)).toBe(iso("1405/01/01"));
  expect(iso("2026-12-31", "UTC", 1)).toBe("2027-01-01T00:00:00.000Z");
});

test("months and leap years of the Persian calendar are its own", () => {
  expect(iso("1403/12/30")).toBe("2025-03-19T20:30:00.000Z");
  expect(iso("1404/12/30")).toBeNull();
  expect(iso("1405/06/31")).toBe("2026-09-21T20:30:00.000Z");
  expect(iso("1405/07/31")).toBeNull();
  expect(iso("1405/07/30")).toBe("2026-10-21T20:30:00.000Z");
  expect(iso("1405/11/30")).toBe("2027-02-18T20:30:00.000Z");
});

test("the zones at either end of the map have their own midnight", () => {
  expect(iso("2026-03-21", "Pacific/Kiritimati")).toBe("2026-03-20T10:00:00.000Z");
  expect(iso("2026-03-21", "Pacific/Pago_Pago")).toBe("2026-03-21T11:00:00.000Z");
});

test("what is no day is none", () => {
  for (const typed of [
    "",
    "yesterday",
    "2026-02-30",
    "2026-13-01",
    "2026-00-10",
    "1405/13/01",
    "21-03-2026",
    "2026-03",
    "1405/00/00",
    "9999999999",
  ]) {
    expect(iso(typed), typed).toBeNull();
  }
});

test("a year that no database reads is no day", () => {
  expect(typedDay("9999-12-31", "Asia/Tehran", 1)).toBeNull();
  expect(typedDay("2999-12-31", "Asia/Tehran", 1)).not.toBeNull();
});
