import { expect, test } from "vitest";
import {
  type BonusTerms,
  bonusesOf,
  bonusTerms,
  countBonuses,
  giveBonus,
  giveUpBonus,
  takeBonus,
} from "#server/bonuses/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { HOUR_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { takeAllRewards } from "#server/use-cases/index.ts";
import { accountOf, brokenInvariants } from "#server/wallet/index.ts";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { minorOf, paidMember, play } from "#tests/setup/real-stakes.ts";
import { debit, endRound } from "#tests/setup/wallet-stage.ts";

const AT_ONCE = 16;
const SLOTS = { times: 1, of: "bonus", weights: { RNG: 100 }, days: 7 } as const;

function gift(playerId: bigint, key: string, minor: bigint, terms: BonusTerms = bonusTerms.parse(SLOTS)) {
  return { playerId, key, source: "operator", sourceRef: "race", amount: money(minor, "P"), terms } as const;
}

const inBonus = async (context: Context, playerId: bigint) =>
  (await accountOf(context, { playerId, asset: "P" }))?.bonus.minor;

test("M10 an offer that is taken sixteen times at once is taken once, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  for (let race = 0; race < manyTimes(10); race += 1) {
    const player = await paidMember(context, brand, { username: `take${race}`, cashMinor: 100n });
    const { id: playerId } = player;
    const all = { player, timeZone: brand.timeZone };
    const offeredUntil = new Date(context.now().getTime() + HOUR_MS);
    const offers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        giveBonus(context, { ...gift(playerId, "one", 500n), offeredUntil }),
      ),
    );
    const [offer] = offers.map((made) => (made.ok ? made.value.id : "refused"));
    expect(new Set(offers.map((made) => made.ok && made.value.id)).size).toBe(1);
    const own = { playerId, bonusId: offer ?? "" };
    const taken = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, nth) =>
        nth % 2 === 0 ? takeBonus(context, own) : takeAllRewards(context, all),
      ),
    );
    expect(taken).toHaveLength(AT_ONCE);
    expect(await inBonus(context, playerId)).toBe(500n);
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, nth) =>
        nth % 2 === 0 ? giveUpBonus(context, own) : countBonuses(context),
      ),
    );
    expect(await inBonus(context, playerId)).toBe(0n);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("M09 rounds that go on while several processes count are each counted once, and what they complete is paid once", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  const { id: playerId } = await paidMember(context, brand, { username: "steady", cashMinor: 1_000_000n });
  const bonuses = 5n;
  for (let nth = 0n; nth < bonuses; nth += 1n) await giveBonus(context, gift(playerId, `b${nth}`, 2_000n));
  let staking = true;
  const count = async () => {
    while (staking) await countBonuses(context);
  };
  const counting = [count(), count(), count()];
  const rounds = manyTimes(150);
  for (let nth = 0; nth < rounds; nth += 1) {
    const round = `r${nth}`;
    expect(await play(context, playerId, debit(round, 100n, { round }))).toBe("OK");
    expect(await play(context, playerId, endRound(round))).toBe("OK");
  }
  staking = false;
  await Promise.all(counting);
  await countBonuses(context);
  const { items } = await bonusesOf(context, { playerId, page: 1 });
  const kept = items.reduce((sum, bonus) => sum + bonus.kept.minor, 0n);
  expect(items.filter(({ state }) => state === "completed").length).toBeGreaterThan(0);
  expect(items.every(({ kept: one, state }) => one.minor === (state === "completed" ? 2_000n : 0n))).toBe(
    true,
  );
  expect(await minorOf(context, playerId, "P")).toBe(1_000_000n - BigInt(rounds) * 100n + kept);
  expect(await brokenInvariants(context)).toEqual([]);
});
