import fc from "fast-check";
import { expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { missionPlayer, missionSaid, openMission, toNoon } from "#tests/setup/mission-stage.ts";
import { manyTimes } from "#tests/setup/money.ts";
import { startOfDay } from "../core/days.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS, HOUR_MS } from "../core/time.ts";
import type { Statement } from "../db/database.ts";
import { type BoardToSet, countProgress, setBoard } from "./index.ts";

const stake = fc.record({ does: fc.constant("stake" as const), minor: fc.bigInt(1n, 900n) });
const back = fc.record({ does: fc.constant("back" as const), which: fc.nat(50) });
const wait = fc.record({ does: fc.constant("wait" as const), hours: fc.integer({ min: 1, max: 40 }) });
const count = fc.record({ does: fc.constant("count" as const), atOnce: fc.integer({ min: 1, max: 3 }) });
const step = fc.oneof(
  { weight: 5, arbitrary: stake },
  { weight: 2, arbitrary: back },
  { weight: 2, arbitrary: wait },
  { weight: 2, arbitrary: count },
);

type Stake = { readonly name: string; readonly minor: bigint; readonly day: number; isGone: boolean };

const PROGRESS: Statement<{ readonly code: string; readonly counted: bigint; readonly state: string }> = {
  name: "test.progress",
  text: `
    select m.code, p.counted, p.state from mission.progress p join mission.missions m on m.id = p.mission_id
    where p.player_id = $1::bigint and p.counted > 0 order by m.code, p.period`,
};

const SCORES: Statement<{ readonly score: bigint }> = {
  name: "test.scores",
  text: "select score from mission.scores where player_id = $1::bigint and score > 0 order by period",
};

/** The longest row of days, counted by hand. */
function longestRun(days: ReadonlySet<number>): bigint {
  let longest = 0;
  for (const day of days) {
    let long = 1;
    while (days.has(day + long)) long += 1;
    longest = Math.max(longest, long);
  }
  return BigInt(longest);
}

const bySum = (stakes: readonly Stake[]) => stakes.reduce((sum, { minor }) => sum + minor, 0n);

function perDay<Value>(stakes: readonly Stake[], of: (some: readonly Stake[]) => Value): Value[] {
  const days = [...new Set(stakes.map(({ day }) => day))].sort((one, other) => one - other);
  return days.map((day) => of(stakes.filter((one) => one.day === day)));
}

test("M12 random stakes, give-backs, days and runs count as a naive count of everything does", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  toNoon(context, brand);
  await openMission(context, brand, { code: "all", until: new Date("2099-01-01"), does: least(20_00n) });
  const until = missionSaid(context, { until: new Date("2099-01-01") }).until;
  await openMission(context, brand, { code: "daily", repeats: "daily", until, does: least(9_00n) });
  await openMission(context, brand, { code: "rounds", until, does: { counts: "rounds", least: 5 } });
  await openMission(context, brand, { code: "row", until, does: { counts: "days", least: 3 } });
  const board: BoardToSet = {
    ...{ code: "b", titles: { fa: "ب" }, repeats: "daily", ranks: "stakes", prizes: [] },
    until,
  };
  expect(await setBoard(context, brand.id, board)).toMatchObject({ ok: true });
  let lives = 0;

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      lives += 1;
      context.clock.forward(1000);
      const one = await missionPlayer(context, brand, `life${lives}`);
      const stakes: Stake[] = [];
      const dayNow = () => Math.round(startOfDay(context.now(), brand.timeZone).getTime() / DAY_MS);
      const doing = {
        async stake({ minor }: { minor: bigint }) {
          const name = `n${stakes.length}`;
          expect(await one.stake(minor, { name })).toBe("OK");
          stakes.push({ name, minor, day: dayNow(), isGone: false });
        },
        async back({ which }: { which: number }) {
          const found = stakes[which % Math.max(1, stakes.length)];
          if (!found || found.isGone) return;
          expect(await one.back(found.name)).toBe("OK");
          found.isGone = true;
        },
        async wait({ hours }: { hours: number }) {
          context.clock.forward(hours * HOUR_MS);
        },
        async count({ atOnce }: { atOnce: number }) {
          await Promise.all(Array.from({ length: atOnce }, () => countProgress(context)));
        },
      };
      for (const now of steps) await doing[now.does](now as never);
      await countProgress(context);

      const live = stakes.filter(({ isGone }) => !isGone);
      const all = bySum(live);
      const run = longestRun(new Set(live.map(({ day }) => day)));
      const expected = [
        ...[{ code: "all", counted: all, target: 20_00n }],
        ...perDay(live, (some) => ({ code: "daily", counted: bySum(some), target: 9_00n })),
        ...[{ code: "rounds", counted: BigInt(live.length), target: 5n }],
        ...[{ code: "row", counted: run, target: 3n }],
      ].filter(({ counted }) => counted > 0n);
      expect(await context.db.call(PROGRESS, [one.player.id])).toEqual(
        expected.map(({ code, counted, target }) => ({
          code,
          counted,
          state: counted >= target ? "done" : "open",
        })),
      );
      expect(await context.db.call(SCORES, [one.player.id])).toEqual(
        perDay(live, (some) => ({ score: bySum(some) })),
      );
    }),
    { numRuns: manyTimes(12) },
  );
});

function least(minor: bigint) {
  return { counts: "stakes", least: money(minor, "P") } as const;
}
