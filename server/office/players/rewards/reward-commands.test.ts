import { beforeAll, beforeEach, expect, test } from "vitest";
import { registrationOf } from "#tests/setup/brand.ts";
import { type CashierStage, cashierStage } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { registeredPlayer } from "#tests/setup/registered-player.ts";
import { inviteCodeOf } from "../../../accounts/index.ts";
import { money } from "../../../core/numbers/money.ts";
import { DAY_MS } from "../../../core/time.ts";
import { jackpotView } from "../../../jackpots/index.ts";
import { excludeSelf, startTimeOut } from "../../../limits/index.ts";
import { countReferrals } from "../../../referrals/index.ts";
import { balanceOf, receiveDeposit } from "../../../wallet/index.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

const said = (words: string) => officeSaid(context, words, { payments: stage.ports });

const jackpot = "jackpot set open --reason fair";

test.each([
  [`${jackpot} --rate 0`],
  [`${jackpot} --rate 501`],
  [`${jackpot} --one-in 999`],
  [`${jackpot} --one-in 4294967296`],
])("%s is refused, and the pool stays closed", async (words) => {
  expect(await said(words)).toContain("A jackpot takes 1 to 500 hundredths of a percent");
  expect(await jackpotView(context)).toBeNull();
});

test.each([
  ["0", "--days 7", "count: not 1 to 1000"],
  ["1001", "--days 7", "count: not 1 to 1000"],
  ["5", "--days 0", "days: not 1 or more"],
])("%s free rounds %s are not given: %s", async (count, days, why) => {
  const words = `game free-rounds ${stage.player.id} takht-e-nard ${count} --line-bet 0.05 ${days} --key k --reason gift`;
  expect(await said(words)).toContain(why);
});

test.each([
  ["NARD/takht-e-nard", "0.05", "has 5 free rounds of takht-e-nard"],
  ["KAV/takht-e-nard", "0.05", "This is none: KAV/takht-e-nard."],
  ["takht-e-nard", "0.07", "Of takht-e-nard: 0.01 P"],
])("P01 free rounds of %s at %s: %s", async (game, bet, told) => {
  const words = `game free-rounds ${stage.player.id} ${game} 5 --line-bet ${bet} --key named --reason gift`;
  expect(await said(words)).toContain(told);
});

test("M10 nobody on a break or excluded is given points or free rounds by hand, and what was given before is said", async () => {
  const { player, brand } = stage;
  const points = (key: string) => said(`points give ${player.id} 50 --reason gift --key ${key}`);
  const rounds = (key: string) =>
    said(`game free-rounds ${player.id} takht-e-nard 5 --line-bet 0.05 --days 7 --key ${key} --reason gift`);
  const refused = "This player is on a break, and is given nothing.";
  expect(await points("before")).toContain("are movement");
  const first = await rounds("before");
  await startTimeOut(context, { playerId: player.id, timeZone: brand.timeZone, term: "day" });
  expect(await points("away")).toBe(refused);
  expect(await points("before")).toContain("were given before");
  expect(await rounds("away")).toBe(refused);
  expect(await rounds("before")).toBe(first);
  expect(first).toContain("has 5 free rounds");
  context.clock.forward(DAY_MS);
  expect(await points("away")).toContain("are movement");
  expect(await rounds("away")).toContain("has 5 free rounds");
  await excludeSelf(context, { playerId: player.id, timeZone: brand.timeZone, term: "forEver" });
  expect(await points("for-good")).toBe(refused);
  expect(await rounds("for-good")).toBe(refused);
  expect((await balanceOf(context, { playerId: player.id, asset: "PTS" })).minor).toBe(100n);
});

test("M11 what was decided of friends is listed with who, when and why, and what is held apart from it", async () => {
  const { brand } = stage;
  const mobile = "+989121230009";
  const come = (username: string, referralCode: string | null) =>
    registeredPlayer(context, {
      brand,
      language: "fa",
      registration: registrationOf(username, { referralCode, mobile }),
    });
  await said("referral set --first 10 --least 100");
  const inviter = await come("inviter9", null);
  const friend = await come("friend9", await inviteCodeOf(context, { id: inviter, brandId: brand.id }));
  const deposit = { playerId: friend, key: "first", amount: money(100_00n, "P"), provider: "bank" };
  expect(await receiveDeposit(context, deposit)).toMatchObject({ ok: true });
  await countReferrals(context);
  expect(await said("referral list --decided")).toBe("Nothing was decided.");
  const held = await said("referral list");
  expect(held).toMatch(/friend9\s+first\s+10\.00 \S+\s+mobile/);
  const [earning] = /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(held) ?? [];
  expect(await said(`referral release ${earning} --reason brother`)).toContain("is let go");
  expect(await said("referral list")).toBe("Nothing is held.");
  expect(await said("referral list --decided")).toMatch(
    /friend9.*due\s+2026-\S+ 12:00:00 UTC\s+\S+\s+brother/,
  );
  await excludeSelf(context, { playerId: inviter, timeZone: brand.timeZone, term: "forEver" });
  await countReferrals(context);
  expect(await said("referral list --decided")).toContain("brother; lapsed: excluded for good");
  expect(await said("referral list --decided --page 2")).toBe("Nothing was decided.");
});
