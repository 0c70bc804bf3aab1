import { describe, expect, test } from "vitest";
import { readNumbers, shortNumbers } from "../draws/draw-kind.ts";
import { lotteryGameOf } from "../lottery-games.ts";
import { refreshAfterMs } from "../plays/menus.ts";
import { plannedDraws, type Schedule } from "./planned-draws.ts";
import { dayNumber, isTimeZone, momentAt, wallDayOf, weekdayOf } from "./wall-clock.ts";

const planned = (game: string, now: string, change: Partial<Schedule> = {}) => {
  const found = lotteryGameOf(game);
  if (!found) throw new Error(`No ${game}`);
  const calendar = "calendar" in found.timing ? found.timing.calendar : null;
  const schedule: Schedule = {
    game,
    timeZone: "Asia/Tehran",
    days: calendar?.days ?? [],
    drawTime: calendar?.time ?? null,
    resultsBy: "chain",
    isOpen: true,
    ...change,
  };
  return plannedDraws(found, schedule, new Date(now));
};

describe("the wall clock", () => {
  test("Tehran has no summer time any more, and half an hour of its own", () => {
    const day = wallDayOf(new Date("2026-11-22T20:31:00Z"), "Asia/Tehran");
    expect(dayNumber(day)).toBe("20261123");
    expect(weekdayOf(day)).toBe(2);
    expect(momentAt(day, 21 * 60, "Asia/Tehran").toISOString()).toBe("2026-11-23T17:30:00.000Z");
  });

  test("nine in the evening is nine on both sides of a change of the clocks", () => {
    const at = (date: string) =>
      momentAt(wallDayOf(new Date(date), "Europe/Berlin"), 21 * 60, "Europe/Berlin");
    expect(at("2026-03-28T12:00:00Z").toISOString()).toBe("2026-03-28T20:00:00.000Z");
    expect(at("2026-03-29T12:00:00Z").toISOString()).toBe("2026-03-29T19:00:00.000Z");
    expect(at("2026-10-25T12:00:00Z").toISOString()).toBe("2026-10-25T20:00:00.000Z");
  });

  test("a time that is passed over in spring, and one that comes twice in autumn, are one moment of that day", () => {
    const at = (date: string, minutes: number) =>
      momentAt(wallDayOf(new Date(date), "Europe/Berlin"), minutes, "Europe/Berlin").toISOString();
    expect(["2026-03-29T00:30:00.000Z", "2026-03-29T01:30:00.000Z"]).toContain(
      at("2026-03-29T12:00:00Z", 150),
    );
    expect(["2026-10-25T00:30:00.000Z", "2026-10-25T01:30:00.000Z"]).toContain(
      at("2026-10-25T12:00:00Z", 150),
    );
  });

  test("a zone is one that the machine knows", () => {
    expect(["Asia/Tehran", "Mars/Olympus", "UTC", ""].map(isTimeZone)).toEqual([true, false, false, false]);
  });
});

describe("C04 draws by the clock", () => {
  test("one follows the other from midnight on, numbered in the day, and the next opens when one closes", () => {
    const draws = planned("tas-dah", "2026-11-22T12:00:00Z");
    // 15:30 in Tehran is 930 minutes after midnight, the end of draw 310.
    expect(draws[0]).toMatchObject({
      number: "20261122-311",
      opensAt: new Date("2026-11-22T11:59:45Z"),
      locksAt: new Date("2026-11-22T12:02:45Z"),
      drawsAt: new Date("2026-11-22T12:03:00Z"),
    });
    for (const [nth, draw] of draws.entries()) {
      const next = draws[nth + 1];
      if (next) expect(next.opensAt).toEqual(draw.locksAt);
    }
  });

  test("the last draw of a day is at midnight, and the first of the next follows it", () => {
    const numbers = planned("tas-dah", "2026-11-22T20:28:00Z").map(({ number }) => number);
    expect(numbers.slice(0, 2)).toEqual(["20261122-480", "20261123-001"]);
  });

  test("a day of 23 hours has fewer draws and one of 25 more, and no two have one number or one time", () => {
    for (const [day, count] of [
      ["2026-03-29", 460],
      ["2026-10-25", 500],
    ] as const) {
      const seen = new Map<string, number>();
      const from = Date.parse(`${day}T00:00:00Z`) - 3_600_000 * 2;
      for (let minute = 0; minute < 28 * 60; minute += 1) {
        const now = new Date(from + minute * 60_000).toISOString();
        for (const { number, drawsAt } of planned("tas-dah", now, { timeZone: "Europe/Berlin" })) {
          expect(seen.get(number) ?? drawsAt.getTime()).toBe(drawsAt.getTime());
          seen.set(number, drawsAt.getTime());
        }
      }
      const own = [...seen].filter(([number]) => number.startsWith(day.replaceAll("-", "")));
      expect(own.length).toBe(count);
      expect(new Set(own.map(([, at]) => at)).size).toBe(count);
    }
  });
});

describe("C04 draws by the calendar", () => {
  test("twice a week in the zone of the house; days are 1 to 7 from Sunday", () => {
    const draws = planned("bakht-e-melli", "2026-11-22T12:00:00Z");
    expect(draws.map(({ number, drawsAt }) => [number, drawsAt.toISOString()])).toEqual([
      ["20261125", "2026-11-25T17:30:00.000Z"],
      ["20261128", "2026-11-28T17:30:00.000Z"],
    ]);
    for (const { opensAt, drawsAt, locksAt } of draws) {
      expect(drawsAt.getTime() - opensAt.getTime()).toBe(5 * 86_400_000);
      expect(drawsAt.getTime() - locksAt.getTime()).toBe(30 * 60_000);
    }
  });

  test("at every hour of a year one draw can be staked on or opens within a day, except while one is drawn", () => {
    for (let hour = 0; hour < 365 * 24; hour += 5) {
      const now = new Date(Date.parse("2026-01-01T00:00:00Z") + hour * 3_600_000);
      for (const game of ["bakht-e-melli", "xo-so-bac", "xo-so-nam"])
        expect(planned(game, now.toISOString()).length).toBeGreaterThan(0);
    }
  });

  test("the summer time of the zone moves the moment and not the hour; other days and times are planned as they are set", () => {
    const change = { timeZone: "Europe/Berlin", days: [1], drawTime: "02:30" } as const;
    const draws = planned("bakht-e-melli", "2026-03-26T12:00:00Z", change);
    expect(draws.map(({ number }) => number)).toEqual(["20260329"]);
    const autumn = planned("bakht-e-melli", "2026-10-21T12:00:00Z", { ...change, drawTime: "12:00" });
    expect(autumn[0]?.drawsAt.toISOString()).toBe("2026-10-25T11:00:00.000Z");
  });

  test("G07 Viet Nam: each day has its provinces, in its own zone", () => {
    const zone = { timeZone: "Asia/Ho_Chi_Minh" };
    const numbers = planned("xo-so-nam", "2026-11-22T12:00:00Z", zone).map(({ number }) => number);
    expect(numbers.slice(0, 2)).toEqual(["20261123-hcm", "20261123-dt"]);
    const north = planned("xo-so-bac", "2026-11-22T01:00:00Z", zone);
    expect(north.map(({ number }) => number).slice(0, 2)).toEqual(["20261122-tb", "20261123-hn"]);
    expect(north[0]?.drawsAt.toISOString()).toBe("2026-11-22T11:15:00.000Z");
  });

  test("a lottery that is closed plans nothing", () => {
    for (const game of ["tas-dah", "bakht-e-melli"])
      expect(planned(game, "2026-11-22T12:00:00Z", { isOpen: false })).toEqual([]);
  });
});

test.each([
  [[90_000, 12_000], 12_000],
  [[90_000], 30_000],
  [[0, 90_000], 7000],
  [[-5], 7000],
  [[], 30_000],
])("C04 after remaining times of %j the menu is looked at again in %i ms", (times, expected) => {
  expect(refreshAfterMs(times)).toBe(expected);
});

describe("numbers that operators type", () => {
  const read = (game: string, typed: string) => {
    const found = lotteryGameOf(game);
    return found && readNumbers(found.draw, typed);
  };
  const north = [
    "12345 54321 11111 22222 33333 44444 55555 66666 77777 88888",
    "1111 2222 3333 4444 5555 6666 7777 8888 9999 0000 123 456 789 01 23 45 67",
  ].join(" ");

  test("are taken as they can have come out, and not otherwise", () => {
    expect(read("tas-dah", "3, 0 7")).toEqual(["3", "0", "7"]);
    expect(read("tas-dah", "3 0 10")).toBeNull();
    expect(read("bakht-e-melli", "45 3 7 1 9 20")).toEqual(["1", "3", "7", "9", "20", "45"]);
    expect(read("bakht-e-melli", "45 3 7 1 9 46")).toBeNull();
    expect(read("bakht-e-melli", "45 3 7 1 9 9")).toBeNull();
    expect(read("xo-so-bac", north)?.length).toBe(27);
    expect(read("xo-so-bac", north.replace("12345", "1234"))).toBeNull();
    expect(read("xo-so-bac", `${north} 99`)).toBeNull();
  });

  test("C04 a list shows at most six of them", () => {
    const shown = (game: string, numbers: readonly string[]) => {
      const found = lotteryGameOf(game);
      return found && shortNumbers(found.draw, numbers).join(" ");
    };
    expect(shown("xo-so-nam", ["123456", "00000"])).toBe("1 2 3 4 5 6");
    expect(shown("chapar", ["10", "9", "8", "7", "6", "5", "4", "3", "2", "1"])).toBe("10 9 8 7 6 5");
    expect(shown("tas-dah", ["3", "0", "7"])).toBe("3 0 7");
  });
});
