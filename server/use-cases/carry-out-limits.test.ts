import { beforeAll, expect, test } from "vitest";
import { findBonus, giveBonus, standardTerms, takeBonus } from "#server/bonuses/index.ts";
import type { Brand } from "#server/brand/index.ts";
import { seedCatalogue } from "#server/catalogue/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, later } from "#server/core/time.ts";
import { messagesOf } from "#server/messages/index.ts";
import { claimMission, countProgress } from "#server/missions/index.ts";
import { type BonusStage, bonusStage, CASH } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { missionPlayer, openMission } from "#tests/setup/mission-stage.ts";
import { carryOutLimits, takeAllRewards } from "./index.ts";

let context: TestContext;
let brand: Brand;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedCatalogue(context, [
    {
      vendor: "STUDIO",
      code: "g1",
      category: "RNG",
      names: { fa: "بازی" },
      minLineBetMinor: 1n,
      rtpBasisPoints: 9600,
    },
  ]);
});

const exclude = (playerId: bigint, term: "forEver" | "year") =>
  carryOutLimits(context, { playerId, timeZone: brand.timeZone, wish: { intent: "exclude", term } });

const stateOf = async ({ player }: BonusStage, bonusId: string) =>
  (await findBonus(context, { playerId: player.id, bonusId }))?.state;

test("M09 whoever excludes themself for good has no bonus from then on, and reads what became of its money", async () => {
  const stage = await bonusStage(context, brand, "forgood");
  const playerId = stage.player.id;
  const active = await stage.give();
  const waiting = await stage.give();
  const offered = await stage.give({ offeredUntil: later(context.now(), 9 * DAY_MS) });
  expect(await stage.inBonus()).toBe(100_00n);
  expect(await exclude(playerId, "forEver")).toEqual({ ok: true, value: "exclusion" });
  const states = await Promise.all([active, waiting, offered].map(({ id }) => stateOf(stage, id)));
  expect(states).toEqual(["forfeited", "forfeited", "forfeited"]);
  expect([await stage.inBonus(), await stage.cash()]).toEqual([0n, CASH]);
  const { rows } = await messagesOf(context, { playerId, page: 1 });
  expect(rows.find(({ kind }) => kind === "bonusEnded")?.facts).toMatchObject({ amount: "100.00" });
  expect(await takeBonus(context, { playerId, bonusId: offered.id })).toMatchObject({ ok: false });
  const terms = await standardTerms(context, brand.id);
  const gift = { playerId, key: "later", amount: money(1_00n, "P"), terms } as const;
  expect(await giveBonus(context, { ...gift, source: "operator", sourceRef: "x" })).toMatchObject({
    refusal: { reason: "onABreak" },
  });
});

test("M09 an exclusion that ends leaves a bonus as it is, and one that is refused ends none", async () => {
  const stage = await bonusStage(context, brand, "ayear");
  const bonus = await stage.give();
  expect(await exclude(stage.player.id, "year")).toMatchObject({ ok: true });
  expect(await stateOf(stage, bonus.id)).toBe("active");
  expect(await exclude(stage.player.id, "forEver")).toMatchObject({ ok: true });
  expect(await exclude(stage.player.id, "forEver")).toMatchObject({ refusal: { reason: "notLonger" } });
});

test("M10 take all takes the prizes of missions as well; who excluded themself claims none", async () => {
  await openMission(context, brand);
  const [one, other] = [
    await missionPlayer(context, brand, "taker"),
    await missionPlayer(context, brand, "gone"),
  ];
  for (const { stake } of [one, other]) await stake(10_00n);
  await countProgress(context);
  const period = (await one.toClaim())[0]?.progress.period ?? "";
  valueIn(await exclude(other.player.id, "forEver"));
  await takeAllRewards(context, { player: one.player, timeZone: brand.timeZone });
  await takeAllRewards(context, { player: other.player, timeZone: brand.timeZone });
  expect(await one.toClaim()).toEqual([]);
  expect(await claimMission(context, { player: one.player, code: "first", period })).toMatchObject({
    ok: true,
  });
  expect(await claimMission(context, { player: other.player, code: "first", period })).toMatchObject({
    refusal: { reason: "onABreak" },
  });
});
