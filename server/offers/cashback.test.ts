import { beforeEach, expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  type OfferPlayer,
  offerPlayer,
  openCashback,
  openOffer,
  publishClaim,
} from "#tests/setup/offer-stage.ts";
import { setPlayerState } from "../accounts/index.ts";
import { offersOf } from "../bonuses/index.ts";
import type { Brand } from "../brand/index.ts";
import { startOfWeek } from "../core/days.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "../core/time.ts";
import { keepFigures } from "../figures/index.ts";
import { startTimeOut } from "../limits/index.ts";
import { messagesOf } from "../messages/index.ts";
import { seedVip } from "../vip/index.ts";
import { brokenInvariants } from "../wallet/index.ts";
import { closedWeeks, closeWeeks, dryRun, findOffer, offerOfMovement } from "./index.ts";

let context: TestContext;
let brand: Brand;
let sara: OfferPlayer;

const WEEK_MS = 7 * DAY_MS;

/** On the Sunday of a week that a cashback has whole, at noon. */
beforeEach(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedThreeKinds(context);
  await publishClaim(context, "back", { kind: "join" });
  const sunday = later(startOfWeek(context.now(), brand.timeZone, -1), DAY_MS + 12 * HOUR_MS);
  context.clock.forward(sunday.getTime() - context.now().getTime());
  sara = await offerPlayer(context, brand, "sara");
});

async function nextWeek() {
  context.clock.forward(WEEK_MS);
  await keepFigures(context);
}

const longAgo = () => later(context.now(), -4 * WEEK_MS);

test("P01 a week that is over gives back its part of what was lost, once, and says so", async () => {
  expect(await openCashback(context, brand, { from: longAgo() })).toBeNull();
  await sara.round(30_00n, 10_00n);
  await sara.round(20_00n, 0n, "l1");
  await sara.round(10_00n, 0n, "c1");
  await keepFigures(context);
  await closeWeeks(context);
  const before = await sara.cash();
  await nextWeek();
  for (const _ of [1, 2]) await closeWeeks(context);
  // Ten percent of twenty lost on reels and of half of twenty lost live; of a crash game nothing counts.
  expect(await sara.cash()).toBe(before + 3_00n);
  const weeks = await closedWeeks(context, brand.id);
  expect(weeks.map(({ players, givenMinor }) => [players, givenMinor])).toEqual([
    [1, 3_00n],
    ...Array.from({ length: 3 }, () => [0, 0n]),
  ]);
  const { rows } = await messagesOf(context, { playerId: sara.player.id, page: 1 });
  expect(rows.map(({ kind }) => kind)).toContain("cashbackGiven");
  expect(await brokenInvariants(context)).toEqual([]);
});

test("P01 a week is closed once it is complete, and weeks that were missed are closed in their order", async () => {
  await openCashback(context, brand);
  const first = startOfWeek(context.now(), brand.timeZone, -1);
  context.clock.forward(first.getTime() - context.now().getTime() + HOUR_MS);
  await sara.round(50_00n);
  context.clock.forward(WEEK_MS - HOUR_MS + 4 * MINUTE_MS);
  await keepFigures(context);
  await closeWeeks(context);
  expect(await closedWeeks(context, brand.id)).toEqual([]);
  context.clock.forward(2 * MINUTE_MS);
  await keepFigures(context);
  await closeWeeks(context);
  expect(await closedWeeks(context, brand.id)).toHaveLength(1);
  await sara.round(40_00n);
  context.clock.forward(3 * WEEK_MS);
  await keepFigures(context);
  const before = await sara.cash();
  await closeWeeks(context);
  expect((await closedWeeks(context, brand.id)).map(({ givenMinor }) => givenMinor)).toEqual([
    ...[0n, 0n],
    ...[4_00n, 5_00n],
  ]);
  expect(await sara.cash()).toBe(before + 4_00n);
});

test("P01 who won, is away or is shut out is given nothing; a least, a most and a budget hold", async () => {
  await openCashback(context, brand, { from: longAgo(), most: 6_00n, dayBudgetMinor: 8_00n });
  const names = ["omid", "nika", "zhila", "reza", "kian"];
  const [omid, nika, zhila, reza, kian] = await Promise.all(
    names.map((name) => offerPlayer(context, brand, name)),
  );
  await sara.round(90_00n);
  await omid?.round(90_00n, 95_00n);
  await nika?.round(50_00n);
  await zhila?.round(50_00n);
  await reza?.round(9_99n);
  await kian?.round(50_00n);
  const own = [sara, omid, nika, zhila, reza, kian];
  const cash = () => Promise.all(own.map((one) => one?.cash()));
  const before = await cash();
  await setPlayerState(context, { playerId: zhila?.player.id ?? 0n, state: "blocked" });
  await nextWeek();
  await startTimeOut(context, { playerId: nika?.player.id ?? 0n, term: "day", timeZone: brand.timeZone });
  await closeWeeks(context);
  const after = await cash();
  // The last of them came when the budget of the day was gone.
  expect(after.map((sum, nth) => (sum ?? 0n) - (before[nth] ?? 0n))).toEqual([6_00n, 0n, 0n, 0n, 0n, 0n]);
  expect(await closedWeeks(context, brand.id)).toMatchObject([{ short: 1, players: 1 }, {}, {}, {}]);
});

test("P01 P05 a level has its own percent, and a bonus of it is offered and not pressed on anybody", async () => {
  const steps = [
    { level: 0, rate: 500 },
    { level: 1, rate: 2_000 },
  ];
  await seedVip(context);
  await openCashback(context, brand, { from: longAgo(), steps, what: "bonus" });
  const kept = {
    name: "raise",
    text: "insert into vip.players (player_id, brand_id, rank) values ($1::bigint, $2, 1)",
  };
  await context.db.call(kept, [sara.player.id, brand.id]);
  const omid = await offerPlayer(context, brand, "omid");
  for (const one of [sara, omid]) await one.round(50_00n);
  await nextWeek();
  await closeWeeks(context);
  const offered = async (one: OfferPlayer) =>
    (await offersOf(context, one.player.id)).map(({ amount, source, sourceRef }) => [
      amount.minor,
      source,
      sourceRef,
    ]);
  expect(await offered(sara)).toEqual([[10_00n, "cashback", "back"]]);
  expect(await offered(omid)).toEqual([[2_50n, "cashback", "back"]]);
  expect(await offerOfMovement(context, { playerId: sara.player.id, movementId: 1n })).toBeNull();
});

test("P01 a dry run says what past weeks would have cost, and changes nothing", async () => {
  await sara.round(50_00n);
  const omid = await offerPlayer(context, brand, "omid");
  for (const minor of [20_00n, 20_00n]) {
    await omid.round(minor);
    context.clock.forward(DAY_MS);
  }
  await openCashback(context, brand, { budgetMinor: 1n });
  await publishClaim(context, "gift");
  await openOffer(context, brand, {
    ...{ once: "daily", budgetMinor: 10_00n },
    conditions: [
      { is: "staked", within: "day", product: "RNG", least: 20_00n },
      { is: "hours", from: 1, until: 2 },
    ],
  });
  await nextWeek();
  const dry = async (promotion: string) => {
    const offer = await findOffer(context, { brand: brand.id, promotion });
    return offer && dryRun(context, { offer, weeks: 2, timeZone: brand.timeZone });
  };
  expect(await dry("back")).toMatchObject({ players: 2, times: 2, minor: 9_00n });
  expect(await dry("gift")).toMatchObject({ looked: 2, players: 2, times: 3, minor: 30_00n });
  expect(await offersOf(context, sara.player.id)).toEqual([]);
  expect(await closedWeeks(context, brand.id)).toEqual([]);
});
