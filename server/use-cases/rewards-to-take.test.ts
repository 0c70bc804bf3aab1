import { expect, test } from "vitest";
import { bonusStage, seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { counting } from "#tests/setup/counting.ts";
import { testContext } from "#tests/setup/database.ts";
import { openMission, toNoon } from "#tests/setup/mission-stage.ts";
import { openOffer, publishClaim } from "#tests/setup/offer-stage.ts";
import { closeAndDraw, openRaffle } from "#tests/setup/raffle-stage.ts";
import { debit } from "#tests/setup/wallet-stage.ts";
import { DAY_MS, later, SECOND_MS } from "../core/time.ts";
import { startTimeOut } from "../limits/index.ts";
import { markAllRead } from "../messages/index.ts";
import { countProgress } from "../missions/index.ts";
import { claimOffer } from "../offers/index.ts";
import { countTickets } from "../raffles/index.ts";
import { brokenInvariants } from "../wallet/index.ts";
import { memberCounts, rewardsOf, takeAllRewards } from "./index.ts";

/** Somebody who can take a bonus, a mission's reward, a raffle's prize and what a promotion gives. */
async function stage() {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  toNoon(context, brand);
  const sara = await bonusStage(context, brand, "sara");
  await openMission(context, brand, { claimDays: 30 });
  await openRaffle(context, brand, { claimDays: 20 });
  await sara.act(debit("s1", 10_00n, { round: "s1", game: "g1" }));
  await countProgress(context);
  await countTickets(context);
  await closeAndDraw(context);
  await sara.give({ offeredUntil: later(context.now(), DAY_MS) });
  await publishClaim(context, "gift");
  await openOffer(context, brand);
  const asked = { player: sara.player, timeZone: brand.timeZone };
  const listed = async () => (await rewardsOf(context, asked)).toTake.map(({ what }) => what);
  return { context, brand, sara, asked, listed };
}

test("M10 everything that can be taken is one list, what ends first before, and take all takes all of it once", async () => {
  const { context, sara, asked, listed } = await stage();
  expect(await listed()).toEqual(["bonus", "raffle", "mission", "offer"]);
  const before = await sara.cash();
  const all = {
    taken: [{ what: "bonus" }, { what: "raffle" }, { what: "mission" }, { what: "offer" }],
    left: [],
  };
  expect(await takeAllRewards(context, { ...asked, seen: ["gift"] })).toMatchObject(all);
  expect(await takeAllRewards(context, { ...asked, seen: ["gift"] })).toEqual({ taken: [], left: [] });
  expect(await listed()).toEqual([]);
  expect((await sara.cash()) - before).toBe(500_00n + 5_00n + 10_00n);
  expect(await sara.inBonus()).toBe(100_00n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("M10 take all says what it took, and what was gone meanwhile with why, also when the list has it no more", async () => {
  const { context, brand, asked, listed } = await stage();
  const omid = await bonusStage(context, brand, "omid");
  await openOffer(context, brand, { budgetMinor: 15_00n });
  context.clock.forward(SECOND_MS);
  expect(await listed()).toContain("offer");
  // What the list says of a budget is a second old at most.
  await claimOffer(context, { ...asked, player: omid.player, promotion: "gift" });
  const why = { what: "offer", refusal: { reason: "budgetSpent", gone: "all" } };
  const seen = ["gift", "nowhere"];
  const { taken, left } = await takeAllRewards(context, { ...asked, seen });
  expect(taken.map(({ what }) => what)).toEqual(["bonus", "raffle", "mission"]);
  expect(left).toMatchObject([{ of: { what: "offer" }, why }]);
  context.clock.forward(SECOND_MS);
  expect(await listed()).toEqual([]);
  expect(await takeAllRewards(context, { ...asked, seen })).toEqual({
    taken: [],
    left: [{ of: { what: "gone", titles: { fa: "gift", en: "gift" } }, why }],
  });
});

test("M10 whoever is on a break is offered no bonus, and takes what was kept for them afterwards", async () => {
  const { context, brand, sara, asked, listed } = await stage();
  const { id } = asked.player;
  await sara.give({ offeredUntil: later(context.now(), 9 * DAY_MS), key: "longer" });
  await startTimeOut(context, { playerId: id, timeZone: brand.timeZone, term: "day" });
  expect(await rewardsOf(context, asked)).toMatchObject({ pause: { kind: "timeOut" }, hasKept: true });
  expect(await listed()).toEqual(["raffle"]);
  expect(await memberCounts(context, id)).toMatchObject({ rewards: 1, missions: 0 });
  expect(await takeAllRewards(context, asked)).toMatchObject({ taken: [{ what: "raffle" }], left: [] });
  context.clock.forward(DAY_MS + SECOND_MS);
  expect(await rewardsOf(context, asked)).toMatchObject({ pause: null, hasKept: false });
  expect(await listed()).toContain("bonus");
  expect(await memberCounts(context, id)).toMatchObject({ rewards: 2, missions: 1 });
});

test("M14 all counts of the member centre are one statement, and say what waits", async () => {
  const { context, asked } = await stage();
  const counted = counting(context);
  const { id } = asked.player;
  const counts = await memberCounts(counted, id);
  expect(counted.asked).toEqual(["members.counts"]);
  expect(counts).toMatchObject({ rewards: 3, missions: 1 });
  expect(counts.messages).toBeGreaterThan(0);
  await takeAllRewards(context, asked);
  await markAllRead(context, { playerId: id });
  expect(await memberCounts(context, id)).toEqual({ messages: 0, rewards: 0, missions: 0 });
});
