import { beforeEach, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { Death, mortalContext } from "#tests/setup/mortal.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { debit, endRound } from "#tests/setup/wallet-stage.ts";
import type { Brand } from "../../brand/index.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { keepFigures } from "../../figures/index.ts";
import { startTimeOut } from "../../limits/index.ts";
import { messagesOf } from "../../messages/index.ts";
import {
  countStakes,
  keepLevels,
  ownKeeping,
  periodOf,
  seedVip,
  setKeep,
  setKeeping,
  vipStanding,
  wouldFall,
} from "../index.ts";

let context: TestContext;
let brand: Brand;
let nth = 0;

/** What keeps ranks 0 to 3. */
const KEEP = [0n, 2_000_00n, 5_000_00n, 9_000_00n];

beforeEach(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedVip(context);
  for (const rank of [1, 2, 3])
    await setKeep(context, { brandId: brand.id, rank, keepMinor: KEEP[rank] ?? null });
});

async function member(): Promise<bigint> {
  nth += 1;
  return (await paidMember(context, brand, { username: `kept${nth}`, cashMinor: 900_000_00n })).id;
}

async function stakeUncounted(playerId: bigint, minor: bigint) {
  nth += 1;
  const name = `k${nth}`;
  const round = { round: name, game: "g1" };
  expect(await play(context, playerId, debit(name, minor, round))).toBe("OK");
  expect(await play(context, playerId, endRound(name, { game: "g1" }))).toBe("OK");
}

async function stake(playerId: bigint, minor: bigint) {
  await stakeUncounted(playerId, minor);
  await countStakes(context);
}

const goTo = (moment: Date) => context.clock.forward(moment.getTime() - context.now().getTime());
const month = () => periodOf(context.now(), "month", brand.timeZone);

/** The clock of the house, an hour into the next month. */
async function nextMonth(isWatched = true) {
  goTo(later(month().until, DAY_MS / 24));
  await keepFigures(context);
  if (isWatched) await keepLevels(context);
}

const on = () => setKeeping(context, { brandId: brand.id, period: "month" });
const rankOf = async (playerId: bigint) => (await vipStanding(context, { playerId, language: "en" })).rank;
const told = async (playerId: bigint) =>
  (await messagesOf(context, { playerId, page: 1 })).rows
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith("level"))
    .reverse();
const own = (playerId: bigint) => ownKeeping(context, { playerId, language: "en" });

test("P05 periods begin and end at midnights of the brand", () => {
  const at = new Date("2026-03-31T20:45:00Z");
  expect(periodOf(at, "month", "Asia/Tehran")).toEqual({
    from: new Date("2026-03-31T20:30:00Z"),
    until: new Date("2026-04-30T20:30:00Z"),
    day: "2026-04-01",
  });
  expect(periodOf(at, "quarter", "Asia/Tehran")).toMatchObject({
    until: new Date("2026-06-30T20:30:00Z"),
    day: "2026-04-01",
  });
  expect(periodOf(new Date("2026-12-05T00:00:00Z"), "quarter", "UTC")).toMatchObject({
    day: "2026-10-01",
    until: new Date("2027-01-01T00:00:00Z"),
  });
});

test("P05 a level is kept for ever where the brand does not say otherwise", async () => {
  const playerId = await member();
  await stake(playerId, 50_000_00n);
  for (const _ of [1, 2, 3]) await nextMonth();
  expect(await rankOf(playerId)).toBe(2);
  expect(await own(playerId)).toBeNull();
});

test("P05 a rise is safe to the end of the next period, then a level falls by one, and once for each period", async () => {
  const playerId = await member();
  await on();
  await stake(playerId, 50_000_00n);
  const next = periodOf(month().until, "month", brand.timeZone);
  expect(await own(playerId)).toMatchObject({ isSafe: true, until: next.until, neededMinor: 5_000_00n });
  await nextMonth();
  expect(await own(playerId)).toEqual({
    ...{ until: next.until, isSafe: false, keepMinor: 5_000_00n, neededMinor: 5_000_00n },
    below: "Turquoise",
  });
  await nextMonth();
  for (const _ of [1, 2, 3]) await Promise.all([keepLevels(context), keepLevels(context)]);
  expect(await rankOf(playerId)).toBe(1);
  expect(await told(playerId)).toEqual(["levelReached", "levelLowered"]);
});

test("P05 what was staked within the period keeps the level to the last minor unit", async () => {
  const [kept, short] = [await member(), await member()];
  for (const playerId of [kept, short]) await stake(playerId, 10_000_00n);
  await nextMonth();
  await on();
  await nextMonth();
  await stake(kept, 2_000_00n);
  await stake(short, 1_999_99n);
  await nextMonth();
  expect([await rankOf(kept), await rankOf(short)]).toEqual([1, 0]);
});

test("P05 a level that was lost is reached again by the way between, told again, and rewarded once", async () => {
  const playerId = await member();
  await stake(playerId, 50_000_00n);
  const points = await minorOf(context, playerId, "PTS");
  await on();
  for (const _ of [1, 2]) await nextMonth();
  expect(await rankOf(playerId)).toBe(1);
  await stake(playerId, 39_999_99n);
  expect(await vipStanding(context, { playerId, language: "en" })).toMatchObject({
    rank: 1,
    next: { rank: 2, neededMinor: 1n },
  });
  await stake(playerId, 1n);
  expect(await rankOf(playerId)).toBe(2);
  expect(await minorOf(context, playerId, "PTS")).toBe(points);
  expect(await told(playerId)).toEqual(["levelReached", "levelLowered", "levelReached"]);
});

test("P05 what was staked since the end is not lost with the level, and does not spare what has ended", async () => {
  const playerId = await member();
  await stake(playerId, 40_000_00n);
  await on();
  for (const _ of [1, 2]) await nextMonth(_ === 1);
  // An hour into the month, with the one before not judged.
  await stake(playerId, 10_000_00n);
  expect(await rankOf(playerId)).toBe(2);
  await keepLevels(context);
  expect(await vipStanding(context, { playerId, language: "en" })).toMatchObject({
    rank: 1,
    next: { rank: 2, neededMinor: 40_000_00n },
  });
  expect(await told(playerId)).toEqual(["levelReached", "levelReached", "levelLowered"]);
  // That rise was within this month, which is safe, and the next one is not.
  await nextMonth();
  expect(await rankOf(playerId)).toBe(1);
  await nextMonth();
  expect(await rankOf(playerId)).toBe(0);
});

test("P05 whoever has come as far again since the end is told nothing", async () => {
  const playerId = await member();
  await stake(playerId, 10_000_00n);
  await on();
  for (const _ of [1, 2]) await nextMonth(_ === 1);
  await stake(playerId, 10_000_00n);
  await keepLevels(context);
  expect(await rankOf(playerId)).toBe(1);
  expect(await told(playerId)).toEqual(["levelReached"]);
});

test("P05 stakes of before the end that are counted after it are a rise within the period", async () => {
  const playerId = await member();
  await stake(playerId, 10_000_00n);
  await on();
  await nextMonth();
  goTo(later(month().until, -1));
  await stakeUncounted(playerId, 40_000_00n);
  await nextMonth();
  expect(await rankOf(playerId)).toBe(2);
});

test("P05 a judging that is killed at any step lowers once when it is done again", async () => {
  const playerIds = [await member(), await member()];
  for (const playerId of playerIds) await stake(playerId, 50_000_00n);
  await on();
  for (const _ of [1, 2]) await nextMonth(_ === 1);
  let deaths = 0;
  for (let isDone = false; !isDone; deaths += 1) {
    expect(deaths).toBeLessThan(300);
    const { context: mine, died } = mortalContext(context, deaths + 1);
    await keepLevels(mine).catch((fault) => expect(fault).toBeInstanceOf(Death));
    isDone = !died();
  }
  expect(deaths).toBeGreaterThan(20);
  for (const playerId of playerIds) {
    expect(await rankOf(playerId)).toBe(1);
    expect(await told(playerId)).toEqual(["levelReached", "levelLowered"]);
  }
});

test("P05 seven days before the end who would fall is told once, and nobody else", async () => {
  const [short, kept] = [await member(), await member()];
  for (const playerId of [short, kept]) await stake(playerId, 10_000_00n);
  await on();
  await nextMonth();
  await stake(kept, 2_000_00n);
  await stake(short, 500_00n);
  goTo(later(month().until, -7 * DAY_MS - 1));
  await keepFigures(context);
  await keepLevels(context);
  expect(await told(short)).toEqual(["levelReached"]);
  context.clock.forward(1);
  for (const _ of [1, 2]) await keepLevels(context);
  expect([await told(short), await told(kept)]).toEqual([["levelReached", "levelEnding"], ["levelReached"]]);
  const { rows } = await messagesOf(context, { playerId: short, page: 1 });
  expect(rows[0]?.facts).toMatchObject({
    ...{ level: "فیروزه", below: "عقیق", "below.en": "Agate" },
    ...{ amount: "1500.00", until: month().until.toISOString() },
  });
});

test("P05 whoever was on a break within the period keeps the level and is told nothing", async () => {
  const [away, here] = [await member(), await member()];
  for (const playerId of [away, here]) await stake(playerId, 10_000_00n);
  await on();
  await nextMonth();
  await startTimeOut(context, { playerId: away, term: "day", timeZone: brand.timeZone });
  expect(await own(away)).toMatchObject({ isSafe: true });
  goTo(later(month().until, -DAY_MS));
  await keepLevels(context);
  await nextMonth();
  expect([await rankOf(away), await rankOf(here)]).toEqual([1, 0]);
  expect(await told(away)).toEqual(["levelReached"]);
  await nextMonth();
  expect(await rankOf(away)).toBe(0);
});

test("P05 what takes more than before does not touch the period that runs", async () => {
  const playerId = await member();
  await stake(playerId, 10_000_00n);
  await on();
  await nextMonth();
  await stake(playerId, 2_000_00n);
  await setKeep(context, { brandId: brand.id, rank: 1, keepMinor: 3_000_00n });
  await nextMonth();
  expect(await rankOf(playerId)).toBe(1);
  await nextMonth();
  expect(await rankOf(playerId)).toBe(0);
});

test("P05 a dry run says how many would fall and lowers nobody", async () => {
  const [one, other] = [await member(), await member()];
  await stake(one, 10_000_00n);
  await stake(other, 50_000_00n);
  for (const _ of [1, 2]) await nextMonth();
  const run = await wouldFall(context, { brandId: brand.id, kind: "month" });
  expect([...(run?.byRank ?? [])].sort()).toEqual([
    [1, 1],
    [2, 1],
  ]);
  expect([await rankOf(one), await rankOf(other)]).toEqual([1, 2]);
});

/** Numbers that look random and are the same each time. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const THRESHOLDS = [0n, 10_000_00n, 50_000_00n, 200_000_00n];
const STAKES = [0n, 1_000_00n, 2_000_00n, 6_000_00n, 12_000_00n, 45_000_00n];

/** A player as a child would count them; `rose` is the month of the last rise. */
type Naive = { readonly id: bigint; rank: number; way: bigint; rose: number; readonly staked: bigint[] };

function naiveStake(one: Naive, staked: bigint) {
  one.staked.push(staked);
  one.way += staked;
  const top = THRESHOLDS.findLastIndex((threshold) => threshold <= one.way);
  if (top > one.rank) Object.assign(one, { rank: top, rose: one.staked.length - 1 });
}

/** Whether they fell at the end of a month. */
function naiveFall(one: Naive, month: number): boolean {
  const isKept = (one.staked[month] ?? 0n) >= (KEEP[one.rank] ?? 0n);
  if (one.rank === 0 || one.rose >= month || isKept) return false;
  one.rank -= 1;
  const begins = THRESHOLDS[one.rank] ?? 0n;
  if (one.way > begins) one.way = begins;
  return true;
}

test("P05 ranks equal a naive count, whichever periods the clock has missed", async () => {
  const roll = dice(7);
  await on();
  const people: Naive[] = [];
  for (const _ of [1, 2, 3, 4]) people.push({ id: await member(), rank: 0, way: 0n, rose: -1, staked: [] });
  let falls = 0;
  for (let at = 0; at < 10; at += 1) {
    for (const one of people) {
      const staked = STAKES[roll(STAKES.length)] ?? 0n;
      if (staked > 0n) await stake(one.id, staked);
      naiveStake(one, staked);
    }
    // The month in which the brand says so is not judged, and the naive count never waits.
    if (at > 0) falls += people.filter((one) => naiveFall(one, at)).length;
    const isWatched = roll(2) === 0 || at === 9;
    await nextMonth(isWatched);
    if (isWatched)
      expect(await Promise.all(people.map(({ id }) => rankOf(id)))).toEqual(people.map(({ rank }) => rank));
  }
  expect(falls).toBeGreaterThan(2);
});
