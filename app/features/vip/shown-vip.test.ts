import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translator } from "#app/i18n/translate.ts";
import { money } from "#server/core/numbers/money.ts";
import type { Level } from "#server/vip/index.ts";
import { shownKeeping, shownLevels, shownStanding } from "./shown-vip.ts";

const texts = { rewards: JSON.parse(readFileSync("locales/en/rewards.json", "utf8")) };
const speaker = { language: "en", t: translator("en", texts), timeZone: "Asia/Tehran" } as const;
const day = { many: 5, sum: money(50_000_00n, "P") };

const plain: Level = {
  ...{ rank: 2, names: { fa: "فیروزه" }, stakedMinor: 10_00n, pointsPercent: 110, rewardPoints: 0n },
  ...{
    privileges: [],
    keepMinor: null,
    withdrawalsPerDay: null,
    withdrawnPerDayMinor: null,
    withdrawalsFirst: false,
  },
};

function linesOf(
  level: Partial<Level>,
  broughtBy: Parameters<typeof shownLevels>[4]["broughtBy"] = () => [],
) {
  const shown = shownLevels([{ ...plain, ...level }], null, "P", speaker, {
    broughtBy,
    day,
    period: "month",
  });
  return shown.flatMap(({ privileges }) => privileges).map((line) => line.replace(/[\u2066-\u2069]/g, ""));
}

test("P05 a level says what it widens of the day of withdrawals, and nothing that everybody has", () => {
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ withdrawalsPerDay: 5, withdrawnPerDayMinor: 50_000_00n })).toEqual([]);
  expect(linesOf({ withdrawalsPerDay: 9, withdrawnPerDayMinor: 80_000_00n, withdrawalsFirst: true })).toEqual(
    [
      expect.stringMatching(/^up to .*80,000\.00.* of withdrawals a day$/),
      "up to 9 withdrawals a day",
      "your withdrawals are looked at before others",
    ],
  );
});

test("P05 what a level brings by offers is a line each: cashback, gifts of a week, and tickets", () => {
  const lines = linesOf({}, () => [
    { is: "cashback", rate: 550, mostMinor: 500_00n },
    { is: "weekly", promotion: "a", what: "cash", unit: "P", minor: 5_00n },
    { is: "gift", promotion: "b", what: "tickets", unit: "tickets", minor: 3n },
    { is: "anniversary", promotion: "c", what: "rounds", unit: "P", minor: 1_00n },
  ]);
  expect(lines).toEqual([
    expect.stringMatching(/^5\.50% cashback each week, at most .*500\.00/),
    expect.stringMatching(/5\.00.* each week$/),
    "3 raffle tickets as a gift",
    "free rounds in the week of the year in which you joined",
  ]);
});

test("P05 whoever has staked enough since a level was made easier reads when it comes", () => {
  const next = { rank: 2, name: "Jade", neededMinor: 0n, shareDone: 100 };
  const shown = shownStanding({ rank: 1, name: "Agate", stakedMinor: 20_00n, next }, "P", speaker);
  expect(shown.next?.needed).toBe("You have staked enough for Jade. It is yours with your next stake.");
});

test("P05 a level says what keeps it where the brand has levels kept, and nothing where it is kept for ever", () => {
  expect(linesOf({ keepMinor: 500_00n })).toEqual([
    expect.stringMatching(/^kept by .*500\.00.* in stakes a month$/),
  ]);
});

test("P05 a player reads until when their level is kept and what is missing, before it falls", () => {
  const own = {
    until: new Date("2026-04-30T20:30:00Z"),
    keepMinor: 500_00n,
    neededMinor: 120_00n,
    below: "Agate",
  };
  const said = (more: object) => shownKeeping({ ...own, isSafe: false, ...more }, "P", speaker);
  expect(said({})).toMatch(/120\.00.*becomes .*Agate.* on .*2026/);
  expect(said({ neededMinor: 0n })).toMatch(/^You have staked enough .*2026/);
  expect(said({ isSafe: true })).toMatch(/yours until .*2026.*500\.00/);
});
