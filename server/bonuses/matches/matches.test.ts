import { beforeEach, expect, test } from "vitest";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { paidMember } from "#tests/setup/real-stakes.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import type { Brand } from "../../brand/index.ts";
import { money } from "../../core/numbers/money.ts";
import { DAY_MS, later } from "../../core/time.ts";
import { startTimeOut } from "../../limits/index.ts";
import { receiveDeposit } from "../../wallet/index.ts";
import {
  bonusesOf,
  bonusTerms,
  type MatchSaid,
  matchDeposits,
  matchesOf,
  offersOf,
  openMatches,
  saveMatch,
  saveTerms,
  stopMatch,
  tryMatch,
} from "../index.ts";

let context: TestContext;
let brand: Brand;

beforeEach(async () => {
  context = await testContext();
  brand = await openBrand(context);
});

const RULE: Omit<MatchSaid, "brandId" | "from"> = {
  ...{
    code: "welcome",
    percent: 50,
    leastMinor: 20_00n,
    mostMinor: 100_00n,
    terms: "standard",
    offerDays: 7,
  },
  ...{ once: "first", budgetMinor: null, until: null, promotion: null },
};

type More = Partial<Omit<MatchSaid, "brandId">>;
const rule = (more: More = {}) =>
  saveMatch(context, { ...RULE, brandId: brand.id, from: context.now(), ...more });

let nth = 0;
async function member(cashMinor: bigint): Promise<bigint> {
  nth += 1;
  return (await paidMember(context, brand, { username: `match${nth}`, cashMinor })).id;
}

const fresh = (username: string): Promise<bigint> =>
  registeredPlayer(context, { brand, language: "fa", registration: registrationOf(username) });

const deposit = (playerId: bigint, minor: bigint) =>
  receiveDeposit(context, { playerId, key: context.newId(), amount: money(minor, "P"), provider: "bank" });

async function offered(playerId: bigint): Promise<bigint[]> {
  for (const _ of [1, 2]) await matchDeposits(context);
  const { items } = await bonusesOf(context, { playerId, page: 1 });
  return items.map(({ amount }) => amount.minor).sort();
}

test("P01 a first deposit brings a share of it once, up to the most, and what has to be staked stands in its terms", async () => {
  await rule();
  const playerId = await member(60_00n);
  expect(await offered(playerId)).toEqual([30_00n]);
  await deposit(playerId, 90_00n);
  expect(await offered(playerId)).toEqual([30_00n]);
  const [offer] = await offersOf(context, playerId);
  expect([offer?.source, offer?.required.minor, offer?.state]).toEqual(["deposit", 150_00n, "offered"]);
  expect(await offered(await member(900_00n))).toEqual([100_00n]);
  expect(await offered(await member(19_99n))).toEqual([]);
});

test("P01 a rule for each day brings one a day of the brand, and one for every deposit each", async () => {
  await rule({ code: "daily", once: "daily" });
  const playerId = await member(40_00n);
  await deposit(playerId, 40_00n);
  expect(await offered(playerId)).toEqual([20_00n]);
  context.clock.forward(DAY_MS);
  await deposit(playerId, 60_00n);
  expect(await offered(playerId)).toEqual([20_00n, 30_00n]);
  await stopMatch(context, { brandId: brand.id, code: "daily" });
  await rule({ code: "every", once: "every", percent: 10 });
  for (const minor of [20_00n, 20_00n]) await deposit(playerId, minor);
  expect(await offered(playerId)).toEqual([2_00n, 2_00n, 20_00n, 30_00n]);
});

test("P01 the terms of deposit and bonus together ask for both", async () => {
  const both = { times: 3, of: "deposit-and-bonus", weights: { RNG: 100 }, days: 7 } as const;
  await saveTerms(context, { brandId: brand.id, name: "both", terms: bonusTerms.parse(both) });
  await rule({ terms: "both" });
  const playerId = await member(60_00n);
  await matchDeposits(context);
  const [offer] = await offersOf(context, playerId);
  expect(offer?.required.minor).toBe(3n * (60_00n + 30_00n));
  expect(await rule({ terms: "none" })).toMatchObject({ refusal: { reason: "unknownTerms" } });
});

test("P01 a budget is never passed, gives its rest, and cannot be set below what was given", async () => {
  await rule({ budgetMinor: 75_00n });
  const players = [await member(60_00n), await member(60_00n), await member(60_00n), await member(60_00n)];
  for (const _ of [1, 2]) await matchDeposits(context);
  const offers = await Promise.all(players.map((playerId) => offersOf(context, playerId)));
  expect(offers.flat().map(({ amount }) => amount.minor)).toEqual([30_00n, 30_00n, 15_00n]);
  expect(await rule({ budgetMinor: 74_99n })).toMatchObject({ refusal: { reason: "budgetGiven" } });
  const [kept] = await matchesOf(context, brand.id);
  expect(kept?.givenMinor).toBe(75_00n);
  await rule({ code: "small", budgetMinor: 9_99n });
  expect(await offered(await member(900_00n)), "less than the least that it promises").toEqual([]);
});

test("P01 a budget goes to whoever paid first, in whatever order players registered", async () => {
  const [gus, hal, kim] = [await fresh("gus"), await fresh("hal"), await fresh("kim")];
  await rule({ percent: 33, leastMinor: 10_00n, mostMinor: 40_00n, once: "daily", budgetMinor: 45_00n });
  await deposit(kim, 120_00n);
  await deposit(hal, 149_99n);
  await deposit(gus, 50_00n);
  await Promise.all([matchDeposits(context), matchDeposits(context)]);
  expect([await offered(kim), await offered(hal), await offered(gus)]).toEqual([[39_60n], [5_40n], []]);
  const [kept] = await matchesOf(context, brand.id);
  expect(kept?.givenMinor).toBe(45_00n);
});

test("P01 nobody on a break is offered anything, nor anybody before or after the time of a rule", async () => {
  await rule({
    from: new Date(context.now().getTime() + DAY_MS),
    until: new Date(context.now().getTime() + 2 * DAY_MS),
  });
  expect(await offered(await member(60_00n))).toEqual([]);
  context.clock.forward(DAY_MS);
  expect(await offered(await member(60_00n))).toEqual([30_00n]);
  const away = await member(60_00n);
  await startTimeOut(context, { playerId: away, term: "day", timeZone: brand.timeZone });
  expect(await offered(away)).toEqual([]);
  context.clock.forward(DAY_MS);
  expect(await offered(await member(60_00n))).toEqual([]);
});

test("P01 a dry run says what a rule would have cost, and gives nothing", async () => {
  await rule();
  await stopMatch(context, { brandId: brand.id, code: "welcome" });
  const one = await member(60_00n);
  await deposit(one, 60_00n);
  await member(10_00n);
  const [stopped] = await matchesOf(context, brand.id);
  if (!stopped) throw new Error("The rule is gone.");
  expect(await tryMatch(context, stopped, 30)).toEqual({ looked: 3, deposits: 1, players: 1, minor: 30_00n });
  expect(await offered(one)).toEqual([]);
});

test("M10 P01 what a deposit would bring is told before it: to whom it is still open, while its budget lasts", async () => {
  await rule({ budgetMinor: 10_00n });
  await rule({ code: "daily", once: "daily", percent: 10, until: later(context.now(), DAY_MS) });
  const told = async (playerId: bigint | null) =>
    (await openMatches(context, { brandId: brand.id, playerId })).map(({ match }) => match.code);
  const newcomer = await fresh("fresh");
  expect(await told(null)).toEqual(["welcome", "daily"]);
  expect(await told(newcomer)).toEqual(["welcome", "daily"]);
  const second = await member(60_00n);
  expect(await told(second)).toEqual(["daily"]);

  // The least that it gives is the whole of its budget; once that is offered it is told to nobody.
  await deposit(newcomer, 20_00n);
  await matchDeposits(context);
  expect(await told(null)).toEqual(["daily"]);
  expect(await told(second), "today has brought it").toEqual([]);
  const away = await member(60_00n);
  await startTimeOut(context, { playerId: away, term: "day", timeZone: brand.timeZone });
  expect(await told(away)).toEqual([]);
  context.clock.forward(DAY_MS);
  expect(await told(null)).toEqual([]);
});
