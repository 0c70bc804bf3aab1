import { expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { paidMember, play } from "#tests/setup/real-stakes.ts";
import { credit, debit } from "#tests/setup/wallet-stage.ts";
import { monthBefore, startOfDay } from "../core/days.ts";
import { DAY_MS, MINUTE_MS } from "../core/time.ts";
import { keepFigures } from "../figures/index.ts";
import { standBelow } from "../team/index.ts";
import { teamOverview } from "./index.ts";

const ZONE = "Asia/Tehran";

test("A01 what a team came to stands beside the day before: people, deposits, stakes and days", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const member = (username: string) => paidMember(context, brand, { username, cashMinor: 1_000n });
  const top = await member("toranj");
  const below = async (username: string) => {
    const player = await member(username);
    await standBelow(context, { playerId: player.id, uplineId: top.id, isNewcomer: true });
    context.clock.forward(MINUTE_MS);
    return player;
  };
  let round = 0;
  const plays = async (id: bigint, stake: bigint, payout: bigint) => {
    round += 1;
    const facts = { round: `r${round}`, game: "g1" };
    await play(context, id, debit(`d${round}`, stake, facts));
    await play(context, id, credit(`c${round}`, payout, undefined, { ...facts, endsRound: true }));
  };
  const today = async () => {
    context.clock.forward(6 * MINUTE_MS);
    await keepFigures(context);
    const from = startOfDay(context.now(), ZONE);
    const before = startOfDay(from, ZONE, 1);
    return teamOverview(context, { playerId: top.id, from, until: context.now(), before, timeZone: ZONE });
  };

  const one = await below("mahtab");
  await plays(one.id, 300n, 100n);
  const first = await today();
  expect(first.now).toMatchObject({ deposits: 1_000n, validStake: 300n, payout: 100n });
  expect(first.now).toMatchObject({ active: 1, firstDeposits: 1 });
  expect(first.came).toEqual({ now: 1, before: 0 });
  expect(first.before).toMatchObject({ deposits: 0n, active: 0, firstDeposits: 0 });

  context.clock.forward(DAY_MS);
  const two = await below("laleh");
  await plays(one.id, 50n, 0n);
  await plays(two.id, 70n, 0n);
  const second = await today();
  expect(second.before).toEqual(first.now);
  expect(second.now).toMatchObject({ deposits: 1_000n, validStake: 120n, active: 2, firstDeposits: 1 });
  expect(second.came).toEqual({ now: 1, before: 1 });
  expect(second.days.map(({ validStake }) => validStake)).toEqual([120n]);
  expect(second.income).toEqual([]);

  const whole = { playerId: top.id, until: context.now(), timeZone: ZONE };
  const from = startOfDay(context.now(), ZONE, 1);
  const both = await teamOverview(context, { ...whole, from, before: startOfDay(from, ZONE, 2) });
  expect(both.now).toMatchObject({ deposits: 2_000n, validStake: 420n, active: 2, firstDeposits: 2 });
  expect(both.days.map(({ validStake }) => validStake)).toEqual([300n, 120n]);
});

test("A01 an overview is read in three queries, and of nothing it says up to when figures are complete", async () => {
  const context = await testContext();
  const brand = await openBrand(context);
  const top = await paidMember(context, brand, { username: "toranj", cashMinor: 1_000n });
  const asked: string[] = [];
  const call: typeof context.db.call = (statement, values) => {
    asked.push(statement.name);
    return context.db.call(statement, values);
  };
  const from = startOfDay(context.now(), ZONE);
  const time = { from, until: context.now(), before: startOfDay(from, ZONE, 1), timeZone: ZONE };
  const empty = await teamOverview({ db: { ...context.db, call } }, { playerId: top.id, ...time });
  expect(asked).toHaveLength(3);
  expect(empty).toMatchObject({ now: { validStake: 0n, active: 0 }, days: [], income: [] });
  context.clock.forward(6 * MINUTE_MS);
  await keepFigures(context);
  const later = await teamOverview(context, { playerId: top.id, ...time });
  expect(later.completeTo.getTime()).toBeGreaterThan(empty.completeTo.getTime());
});

test("the month before is that of the calendar in the zone", () => {
  const spanAt = (moment: string) => {
    const { from, until } = monthBefore(new Date(moment), ZONE);
    return [from.toISOString(), until.toISOString()];
  };
  // Iran is three and a half hours ahead.
  expect(spanAt("2026-03-31T20:29:59Z")).toEqual(["2026-01-31T20:30:00.000Z", "2026-02-28T20:30:00.000Z"]);
  expect(spanAt("2026-03-31T20:30:00Z")).toEqual(["2026-02-28T20:30:00.000Z", "2026-03-31T20:30:00.000Z"]);
  expect(spanAt("2026-01-15T00:00:00Z")).toEqual(["2025-11-30T20:30:00.000Z", "2025-12-31T20:30:00.000Z"]);
});
