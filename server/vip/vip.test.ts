import { beforeAll, expect, test } from "vitest";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { type Brief, debit, rollback } from "#tests/setup/wallet-stage.ts";
import type { Brand } from "../brand/index.ts";
import { money } from "../core/numbers/money.ts";
import { messagesOf } from "../messages/index.ts";
import { brokenInvariants, grantBonus, issuePoints, PAYOUT_MINOR_MAX } from "../wallet/index.ts";
import { countStakes, levelUpsOf, pointsPercents, seedVip, setLevel, vipStanding } from "./index.ts";

let context: TestContext;
let brand: Brand;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedVip(context);
});

async function rich(cashMinor: bigint): Promise<bigint> {
  nth += 1;
  return (await paidMember(context, brand, { username: `vip${nth}`, cashMinor })).id;
}

const stake = (playerId: bigint, brief: Brief) => play(context, playerId, brief);
const standing = (playerId: bigint, language: "fa" | "en" = "en") =>
  vipStanding(context, { playerId, language });
const pointsOf = (playerId: bigint) => minorOf(context, playerId, "PTS");

test("P05 everybody begins at rank 0 and sees how far the next level is, in their language", async () => {
  const playerId = await rich(100n);
  expect(await standing(playerId)).toEqual({
    rank: 0,
    name: "Agate",
    stakedMinor: 0n,
    next: { rank: 1, name: "Turquoise", neededMinor: 1_000_000n, shareDone: 0 },
  });
  expect((await standing(playerId, "fa")).name).toBe("عقیق");
});

test("P05 a level is reached by real stakes, to the last minor unit, and rewarded once", async () => {
  const playerId = await rich(2_000_000n);
  await stake(playerId, debit("b1", 999_999n));
  await countStakes(context);
  expect(await standing(playerId)).toMatchObject({
    rank: 0,
    stakedMinor: 999_999n,
    next: { neededMinor: 1n, shareDone: 99 },
  });
  await stake(playerId, debit("b2", 1n));
  for (const _ of [1, 2, 3]) await countStakes(context);
  expect(await standing(playerId)).toMatchObject({ rank: 1, name: "Turquoise", stakedMinor: 1_000_000n });
  expect(await pointsOf(playerId)).toBe(100n);
  expect(await levelUpsOf(context, playerId)).toMatchObject([
    { rank: 1, rewardPoints: 100n, movementId: expect.any(BigInt), reachedAt: context.now() },
  ]);
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  expect(rows.map(({ kind, facts }) => [kind, facts]).filter(([kind]) => kind !== "depositReceived")).toEqual(
    expect.arrayContaining([
      ["levelReached", expect.objectContaining({ level: "فیروزه", "level.en": "Turquoise" })],
      ["pointsGiven", { amount: "100", asset: "PTS" }],
    ]),
  );
});

test("P05 who passes several levels at once is rewarded for each, and earns points faster", async () => {
  const playerId = await rich(20_000_000n);
  await stake(playerId, debit("b1", 20_000_000n));
  await countStakes(context);
  expect(await standing(playerId)).toMatchObject({ rank: 3, name: "Jade" });
  expect(await pointsOf(playerId)).toBe(2_600n);
  const percents = await pointsPercents(
    context,
    [playerId, 1n].map((id) => ({ id, brandId: brand.id })),
  );
  expect([...percents]).toEqual([
    [playerId, 120],
    [1n, 100],
  ]);
});

test("P05 trial stakes, refused stakes and what the bonus paid count for nothing", async () => {
  const playerId = await rich(30_000n);
  await grantBonus(context, { playerId, key: "b", amount: money(50_000n, "P") });
  expect(await stake(playerId, debit("t1", 900_000n, { asset: "TRIAL" }))).toBe("OK");
  expect(await stake(playerId, debit("far", 90_000n, { round: "r2" }))).toBe("INSUFFICIENT_FUNDS");
  expect(await stake(playerId, debit("mixed", 70_000n, { round: "r3" }))).toBe("OK");
  await countStakes(context);
  expect((await standing(playerId)).stakedMinor).toBe(30_000n);
});

test("P05 a stake that is given back is not counted, and a level that was reached is kept", async () => {
  const playerId = await rich(1_500_000n);
  await stake(playerId, debit("b1", 400_000n));
  await stake(playerId, rollback("u1", "b1"));
  await stake(playerId, debit("b2", 1_100_000n, { round: "r2" }));
  await countStakes(context);
  expect(await standing(playerId)).toMatchObject({ rank: 1, stakedMinor: 1_100_000n });
  await stake(playerId, rollback("u2", "b2", { round: "r2" }));
  await countStakes(context);
  expect(await standing(playerId)).toMatchObject({
    rank: 1,
    stakedMinor: 0n,
    next: { rank: 2, neededMinor: 5_000_000n, shareDone: 0 },
  });
  await stake(playerId, debit("b3", 1_100_000n, { round: "r3" }));
  await countStakes(context);
  expect(await pointsOf(playerId)).toBe(100n);
});

test("P05 counting at the same moment from two sides counts each stake once", async () => {
  const playerId = await rich(3_000_000n);
  for (const nth of [1, 2, 3, 4, 5]) {
    await stake(playerId, debit(`b${nth}`, 300_000n, { round: `r${nth}` }));
    await Promise.all([countStakes(context), countStakes(context)]);
  }
  expect(await standing(playerId)).toMatchObject({ rank: 1, stakedMinor: 1_500_000n });
  expect(await pointsOf(playerId)).toBe(100n);
});

test("P05 at the top there is nothing above", async () => {
  const playerId = await rich(2_000_000_000n);
  await stake(playerId, debit("b1", 2_000_000_000n));
  await countStakes(context);
  expect(await standing(playerId)).toMatchObject({ rank: 6, name: "Diamond", next: null });
});

test("P05 a reward that cannot be given now waits, and keeps nobody else from theirs", async () => {
  const [stuck, other] = [await rich(1_000_000n), await rich(1_000_000n)];
  // The key is taken for another amount, which the ledger refuses.
  await issuePoints(context, { playerId: stuck, key: "vip-level:1", amount: money(1n, "PTS") });
  for (const playerId of [stuck, other]) await stake(playerId, debit("b1", 1_000_000n));
  await countStakes(context);
  expect(await levelUpsOf(context, stuck)).toMatchObject([{ movementId: null }]);
  expect(await pointsOf(other)).toBe(100n);
});

test("P05 no level gives more than the house can hold when many reach it", async () => {
  const rewards = (rewardPoints: bigint) => setLevel(context, { brandId: brand.id, rank: 6, rewardPoints });
  expect(await rewards(999_999_999_999_999_999n)).toEqual({ ok: false, refusal: { reason: "badReward" } });
  expect(await rewards(PAYOUT_MINOR_MAX)).toMatchObject({ ok: true });
  for (let nth = 0; nth < 11; nth += 1) {
    await stake(await rich(2_000_000_000n), debit("b1", 2_000_000_000n));
    await countStakes(context);
  }
  await context.db.script("select ledger.rollup()");
  expect(await brokenInvariants(context)).toEqual([]);
});
