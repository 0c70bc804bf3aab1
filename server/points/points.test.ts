import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openBrand, PASSWORD } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { debit, rollback } from "#tests/setup/wallet-stage.ts";
import { type Player, setPaymentPassword } from "../accounts/index.ts";
import type { Brand } from "../brand/index.ts";
import { seedCatalogue, type VendorGame } from "../catalogue/index.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS, MINUTE_MS, SECOND_MS } from "../core/time.ts";
import { startTimeOut } from "../limits/index.ts";
import { countStakes, seedVip } from "../vip/index.ts";
import { accountOf, brokenInvariants, issuePoints } from "../wallet/index.ts";
import {
  convertPoints,
  earnPoints,
  pointsConfig,
  redeemReward,
  redemptionsOf,
  rewardsOf,
  seedPoints,
  setRates,
} from "./index.ts";

const GAME: Omit<VendorGame, "code" | "category"> = {
  vendor: "STUDIO",
  names: { fa: "بازی" },
  minLineBetMinor: 1n,
  rtpBasisPoints: 9600,
};

let context: TestContext;
let brand: Brand;
let player: Player;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedVip(context);
  await seedPoints(context);
  await seedCatalogue(context, [
    { ...GAME, code: "g1", category: "RNG" },
    { ...GAME, code: "l1", category: "LIVE" },
  ]);
});

beforeEach(async () => {
  nth += 1;
  player = await paidMember(context, brand, { username: `pts${nth}`, cashMinor: 10_000_000n });
});

const points = () => minorOf(context, player.id, "PTS");
const cash = () => minorOf(context, player.id, "P");
const give = (count: bigint) =>
  issuePoints(context, { playerId: player.id, key: context.newId(), amount: money(count, "PTS") });
const PTS = (minor: bigint) => money(minor, "PTS");

async function earnedBy(...stakes: Parameters<typeof debit>[]): Promise<bigint> {
  for (const stake of stakes) expect(await play(context, player.id, debit(...stake))).toBe("OK");
  await earnPoints(context);
  return points();
}

/** As the program seeds it. */
const RATE = "100:100";

type More = { key?: string; password?: string; rate?: string };
const reward = (rewardId: string, cost: bigint, { key = context.newId(), password = PASSWORD }: More = {}) =>
  redeemReward(context, { player, key, reward: rewardId, points: PTS(cost), password });
const convert = (count: bigint, { key = context.newId(), password = PASSWORD, rate = RATE }: More = {}) =>
  convertPoints(context, { player, key, points: PTS(count), rate, password });

describe("how points come", () => {
  test("P03 one for every whole ten of real stakes, and what is left over counts for the next", async () => {
    expect(await earnedBy(["b1", 1_999n])).toBe(1n);
    expect(await earnedBy(["b2", 1n, { round: "r2" }])).toBe(2n);
    for (const _ of [1, 2]) await earnPoints(context);
    expect(await points()).toBe(2n);
  });

  test("P03 not for play money, and not for a game that is not in the catalogue", async () => {
    expect(await earnedBy(["t1", 50_000n, { asset: "TRIAL" }])).toBe(0n);
    expect(await earnedBy(["u1", 50_000n, { round: "r2", game: "unknown" }])).toBe(0n);
  });

  test("P03 only in the categories that the brand names", async () => {
    const only = (categories: string) =>
      context.db.script(`update points.configs set earn_categories = '{${categories}}'`);
    await only("RNG");
    context.clock.forward(SECOND_MS);
    expect(await earnedBy(["b1", 1_000n], ["b2", 9_000n, { round: "r2", game: "l1" }])).toBe(1n);
    await only("RNG,LIVE");
    context.clock.forward(SECOND_MS);
    expect(await earnedBy(["b3", 9_000n, { round: "r3", game: "l1" }])).toBe(10n);
  });

  test("P03 a stake that is given back is made up for before the next point, and no point is taken away", async () => {
    expect(await earnedBy(["b1", 5_000n])).toBe(5n);
    await play(context, player.id, rollback("u1", "b1"));
    await earnPoints(context);
    expect(await points()).toBe(5n);
    expect(await earnedBy(["b2", 5_000n, { round: "r2" }])).toBe(5n);
    expect(await earnedBy(["b3", 1_000n, { round: "r3" }])).toBe(6n);
  });

  test("P05 a higher level earns faster", async () => {
    expect(await earnedBy(["b1", 1_000_000n])).toBe(1_000n);
    await countStakes(context);
    expect(await points()).toBe(1_100n);
    expect(await earnedBy(["b2", 1_000_000n, { round: "r2" }])).toBe(2_150n);
  });

  test("P03 counting at the same moment from two sides gives each point once", async () => {
    for (const round of ["r1", "r2", "r3"]) {
      await play(context, player.id, debit(round, 10_000n, { round }));
      await Promise.all([earnPoints(context), earnPoints(context)]);
    }
    expect(await points()).toBe(30n);
  });
});

describe("rewards", () => {
  test("P03 what is given for points is listed in the visitor's language, with what it costs and what is left", async () => {
    const rewards = await rewardsOf(context, { brandId: brand.id, language: "en" });
    expect(rewards).toHaveLength(6);
    expect(rewards[0]).toMatchObject({
      id: "bonus-10",
      name: "Bonus to play with",
      cost: PTS(800n),
      stock: null,
    });
    expect(rewards.at(-1)).toMatchObject({ id: "cash-2000", stock: 20 });
    const [persian] = await rewardsOf(context, { brandId: brand.id, language: "fa" });
    expect(persian).toMatchObject({ name: "پاداش بازی", amount: money(1_000n, "P") });
  });

  test("P03 a reward of money is money, and is listed with what it cost", async () => {
    await give(10_000n);
    const before = await cash();
    const got = await reward("cash-100", 9_500n);
    expect(got).toMatchObject({ ok: true, value: { reward: "cash-100", amount: money(10_000n, "P") } });
    expect(await points()).toBe(500n);
    expect((await cash()) - before).toBe(10_000n);
    expect(await redemptionsOf(context, player.id)).toMatchObject([
      { reward: "cash-100", pays: "money", points: PTS(9_500n), at: context.now() },
    ]);
  });

  test("P03 a reward of bonus money can be played with and not taken out", async () => {
    await give(800n);
    const before = await cash();
    expect(await reward("bonus-10", 800n)).toMatchObject({ ok: true });
    const purse = await accountOf(context, { playerId: player.id, asset: "P" });
    expect(purse).toMatchObject({ balance: money(before, "P"), bonus: money(1_000n, "P") });
    expect(await points()).toBe(0n);
  });

  test("P03 the same form sent again is the same exchange; with another content it is refused", async () => {
    await give(20_000n);
    const key = context.newId();
    const first = await reward("cash-100", 9_500n, { key });
    expect(await reward("cash-100", 9_500n, { key })).toEqual(first);
    expect(await reward("bonus-10", 800n, { key })).toMatchObject({ refusal: { reason: "keyConflict" } });
    expect(await convert(500n, { key })).toMatchObject({ refusal: { reason: "keyConflict" } });
    expect(await points()).toBe(10_500n);
  });

  test("P03 what is gone is gone, and of two who take the last one, one gets it", async () => {
    await context.db.script("update points.rewards set stock = 1 where id = 'cash-2000'");
    await give(360_000n);
    const both = await Promise.all([reward("cash-2000", 180_000n), reward("cash-2000", 180_000n)]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await reward("cash-2000", 180_000n)).toMatchObject({ refusal: { reason: "outOfStock" } });
    expect(await points()).toBe(180_000n);
  });

  test("P03 nobody pays another price than the page said, and nothing unknown is given", async () => {
    await give(10_000n);
    expect(await reward("cash-100", 9_499n)).toMatchObject({ refusal: { reason: "costChanged" } });
    expect(await reward("nothing", 1n)).toMatchObject({ refusal: { reason: "unknownReward" } });
    expect(await points()).toBe(10_000n);
  });

  test("P03 nobody on a break is given anything for points, which become money as before", async () => {
    await give(20_000n);
    await startTimeOut(context, { playerId: player.id, timeZone: brand.timeZone, term: "day" });
    for (const id of ["cash-100", "bonus-10"]) {
      const cost = id === "cash-100" ? 9_500n : 800n;
      expect(await reward(id, cost), id).toMatchObject({ refusal: { reason: "onABreak" } });
    }
    expect(await convert(500n)).toMatchObject({ ok: true });
    context.clock.forward(DAY_MS);
    expect(await reward("cash-100", 9_500n)).toMatchObject({ ok: true });
  });

  test("P03 a stock is not used up by what is refused", async () => {
    await context.db.script("update points.rewards set stock = 1 where id = 'cash-2000'");
    await give(100n);
    expect(await reward("cash-2000", 180_000n)).toMatchObject({ refusal: { reason: "notEnoughPoints" } });
    const rewards = await rewardsOf(context, { brandId: brand.id, language: "fa" });
    expect(rewards.at(-1)?.stock).toBe(1);
  });
});

describe("points into money", () => {
  test("P03 at the brand's rate, from the least on, in whole steps", async () => {
    await give(2_000n);
    const before = await cash();
    expect(await convert(400n)).toMatchObject({ refusal: { reason: "tooFewPoints", bound: PTS(500n) } });
    expect(await convert(550n)).toMatchObject({ refusal: { reason: "notWholeSteps", bound: PTS(100n) } });
    expect(await convert(600n)).toMatchObject({ ok: true, value: { reward: null, pays: "money" } });
    expect((await cash()) - before).toBe(600n);
    expect(await points()).toBe(1_400n);
    expect((await pointsConfig(context, brand.id))?.convertMinor).toBe(100n);
  });

  test("P03 at no other rate than the page said, and what was done at that rate is done", async () => {
    await give(2_000n);
    const key = context.newId();
    const done = await convert(500n, { key });
    const worth = async (convertMinor: bigint) => {
      await setRates(context, { brandId: brand.id, convertMinor });
      context.clock.forward(SECOND_MS);
    };
    await worth(50n);
    const before = await cash();
    expect(await convert(1_000n)).toMatchObject({ refusal: { reason: "rateChanged" } });
    expect(await convert(500n, { key })).toEqual(done);
    expect([await points(), await cash()]).toEqual([1_500n, before]);
    expect(await convert(1_000n, { rate: "100:50" })).toMatchObject({ ok: true });
    expect((await cash()) - before).toBe(500n);
    await worth(100n);
  });

  test("P03 no more than there is, also when two are sent at once", async () => {
    await give(1_000n);
    const both = await Promise.all([convert(700n), convert(700n)]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { reason: "notEnoughPoints" } });
    expect(await points()).toBe(300n);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("P03 the same form twice at once is one exchange", async () => {
    await give(2_000n);
    const key = context.newId();
    const [one, two] = await Promise.all([convert(700n, { key }), convert(700n, { key })]);
    expect(one).toEqual(two);
    expect(await points()).toBe(1_300n);
  });
});

describe("whose points they are", () => {
  test("P03 without a payment password it is the login's that is asked for; with one, that one alone", async () => {
    await give(5_000n);
    const wrong = { refusal: { reason: "passwordWrong" } };
    expect(await convert(500n, { password: "Wrong-Sarv-2026" })).toMatchObject(wrong);
    expect(await convert(500n)).toMatchObject({ ok: true });
    const paymentPassword = "482915";
    await setPaymentPassword(context, { playerId: player.id, password: PASSWORD, paymentPassword });
    expect(await convert(500n)).toMatchObject(wrong);
    expect(await convert(500n, { password: "۴۸۲۹۱۵" })).toMatchObject({ ok: true });
  });

  test("P03 after five wrong passwords the right one waits for half an hour; what is refused anyway costs no try", async () => {
    await give(1_000n);
    for (let tries = 0; tries < 6; tries += 1) await convert(5_000n, { password: "Wrong-Sarv-2026" });
    for (let tries = 0; tries < 5; tries += 1) await convert(500n, { password: "Wrong-Sarv-2026" });
    expect(await convert(500n)).toMatchObject({ refusal: { reason: "moneyLocked" } });
    context.clock.forward(30 * MINUTE_MS);
    expect(await convert(500n)).toMatchObject({ ok: true });
  });
});
