import { expect, test } from "vitest";
import { inviteCodeOf } from "#server/accounts/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS } from "#server/core/time.ts";
import { countReferrals, setReferralRule } from "#server/referrals/index.ts";
import { brokenInvariants, receiveDeposit, statement } from "#server/wallet/index.ts";
import { openBrand, registrationOf } from "#tests/setup/brand.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { minorOf, play } from "#tests/setup/real-stakes.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { debit } from "#tests/setup/wallet-stage.ts";

/** Processes of a house that count at once. */
const AT_ONCE = 4;
const RULE = { firstLeastMinor: 100_00n, firstPaysMinor: 10_00n, shareHundredths: 50, shareMonths: 2 };

const come = (context: TestContext, brand: Brand, username: string, referralCode: string | null = null) =>
  registeredPlayer(context, {
    brand,
    language: "fa",
    registration: registrationOf(username, { referralCode }),
  });

/** An inviter and three friends, who have brought nothing yet. */
async function line(context: TestContext, brand: Brand, name: string) {
  const inviter = await come(context, brand, `${name}inviter`);
  const code = await inviteCodeOf(context, { id: inviter, brandId: brand.id });
  const friends: bigint[] = [];
  for (const nth of [1, 2, 3]) friends.push(await come(context, brand, `${name}friend${nth}`, code));
  return { inviter, friends };
}

async function deposit(context: TestContext, playerId: bigint, key: string) {
  const amount = money(100_00n, "P");
  expect(await receiveDeposit(context, { playerId, key, amount, provider: "bank" })).toMatchObject({
    ok: true,
  });
}

const countAtOnce = (context: TestContext) =>
  Promise.all(Array.from({ length: AT_ONCE }, () => countReferrals(context)));

test("M11 first deposits that come while several processes count pay the inviter once each, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await setReferralRule(context, { brandId: brand.id, ...RULE });
  for (let race = 0; race < manyTimes(6); race += 1) {
    const { inviter, friends } = await line(context, brand, `f${race}`);
    // Each deposit is sent twice, and none waits for the count.
    await Promise.all([
      ...friends.flatMap((friend) => [deposit(context, friend, "first"), deposit(context, friend, "first")]),
      countAtOnce(context),
    ]);
    // What was under way at that moment is left to the next count.
    await countAtOnce(context);
    expect(await minorOf(context, inviter, "P")).toBe(30_00n);
    const { total } = await statement(context, { playerId: inviter, kind: "referral-pay", page: 1 });
    expect(total).toBe(3);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});

test("M11 stakes that go on while several processes count make one share a day, race after race", async () => {
  const context = await moneyContext();
  const brand = await openBrand(context);
  await setReferralRule(context, { brandId: brand.id, ...RULE });
  const { inviter, friends } = await line(context, brand, "share");
  for (const friend of friends) await deposit(context, friend, "first");
  await countReferrals(context);
  for (let race = 0; race < manyTimes(4); race += 1) {
    const before = await minorOf(context, inviter, "P");
    const stakes = friends.map((friend) =>
      play(context, friend, debit(`s${race}`, 2_00n, { round: `r${race}` })),
    );
    const [codes] = await Promise.all([Promise.all(stakes), countAtOnce(context)]);
    expect(codes).toEqual(["OK", "OK", "OK"]);
    await countReferrals(context);
    context.clock.forward(DAY_MS);
    await countAtOnce(context);
    await countReferrals(context);
    // A half of a hundredth of each stake of 2.00.
    expect((await minorOf(context, inviter, "P")) - before).toBe(3n);
  }
  expect(await brokenInvariants(context)).toEqual([]);
});
