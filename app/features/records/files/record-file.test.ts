import { expect, test } from "vitest";
import { isoMoment, recordFileName } from "./record-file.ts";

const MOMENT = new Date("2026-03-21T12:00:00.000Z");

test("a moment is written on the wall clock of its zone, winter and summer", () => {
  expect(isoMoment(MOMENT, "UTC")).toBe("2026-03-21T12:00:00.000+00:00");
  expect(isoMoment(MOMENT, "America/New_York")).toBe("2026-03-21T08:00:00.000-04:00");
  expect(isoMoment(new Date("2026-01-01T02:00:00.000Z"), "America/New_York")).toBe(
    "2025-12-31T21:00:00.000-05:00",
  );
  expect(isoMoment(MOMENT, "Asia/Kathmandu")).toBe("2026-03-21T17:45:00.000+05:45");
});

test("the name of the file is the day in the zone and nothing from outside", () => {
  expect(recordFileName("account-record", new Date("2026-03-21T22:00:00Z"), "Asia/Tehran", undefined)).toBe(
    "account-record-2026-03-22.csv",
  );
  expect(recordFileName("betting-record", MOMENT, "UTC", "TRIAL")).toBe(
    "betting-record-trial-2026-03-21.csv",
  );
});
