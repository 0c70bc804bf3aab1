import { expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { missionPlayer, missionSaid, openMission, toNoon } from "#tests/setup/mission-stage.ts";
import { minorOf } from "#tests/setup/real-stakes.ts";
import { debit } from "#tests/setup/wallet-stage.ts";
import { setPlayerState } from "../accounts/index.ts";
import { offersOf } from "../bonuses/index.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS, later } from "../core/time.ts";
import { startTimeOut } from "../limits/index.ts";
import { messagesOf } from "../messages/index.ts";
import { freeRoundsLeft, studioGames } from "../studio/index.ts";
import { memberCounts } from "../use-cases/index.ts";
import { brokenInvariants, receiveDeposit, statement } from "../wallet/index.ts";
import {
  claimMission,
  countProgress,
  missionOfMovement,
  ownMissions,
  pastMissions,
  setMission,
  stateNow,
  stopMission,
} from "./index.ts";

async function stage() {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  toNoon(context, brand);
  const sara = await missionPlayer(context, brand, "sara");
  context.clock.forward(1000);
  const claim = async (who = sara, code = "first") => {
    const own = (await who.toClaim()).find(({ mission }) => mission.code === code);
    const claimed = await claimMission(context, {
      ...{ player: who.player, code },
      period: own?.progress.period ?? "2026-01-01",
    });
    return claimed.ok ? claimed.value.pays : claimed.refusal.reason;
  };
  return { context, brand, sara, claim };
}

test("M12 a stake of own cash counts once, and what was reached is claimed once and leads back to the mission", async () => {
  const { context, brand, sara, claim } = await stage();
  await sara.stake(9_00n);
  context.clock.forward(1000);
  await openMission(context, brand);
  await sara.stake(6_00n);
  await Promise.all([countProgress(context), countProgress(context)]);
  expect(await sara.seen()).toEqual([6_00n, "open", false]);
  expect(await claim()).toBe("notReached");
  await sara.stake(4_00n);
  await countProgress(context);
  await countProgress(context);
  expect(await sara.seen()).toEqual([10_00n, "done", false]);
  expect(await memberCounts(context, sara.player.id)).toMatchObject({ rewards: 1, missions: 1 });
  const { rows: told } = await messagesOf(context, { playerId: sara.player.id, page: 1 });
  const [reached, ...again] = told.filter(({ kind }) => kind === "missionReached");
  expect(again).toEqual([]);
  const [toClaim] = await sara.toClaim();
  expect(reached?.facts.until).toBe(toClaim?.progress.claimUntil.toISOString());
  expect(reached?.facts.title).toBe(toClaim?.mission.titles.fa);
  const before = await minorOf(context, sara.player.id, "P");
  const [{ progress } = { progress: { period: "" } }] = await sara.toClaim();
  const asked = { player: sara.player, code: "first", period: progress.period };
  for (const _ of [1, 2]) expect(await claimMission(context, asked)).toMatchObject({ ok: true });
  expect(await minorOf(context, sara.player.id, "P")).toBe(before + 5_00n);
  expect(await memberCounts(context, sara.player.id)).toMatchObject({ rewards: 0, missions: 0 });
  const { rows } = await statement(context, { playerId: sara.player.id, kind: "mission-prize", page: 1 });
  expect(rows).toHaveLength(1);
  const of = { playerId: sara.player.id, movementId: rows[0]?.transferId ?? 0n };
  expect(await missionOfMovement(context, of)).toBe("first");
  expect(await missionOfMovement(context, { ...of, playerId: 1n })).toBeNull();
  expect((await pastMissions(context, { playerId: sara.player.id, page: 1 })).items).toMatchObject([
    { progress: { state: "claimed", movementId: of.movementId } },
  ]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("M12 what is given back counts no more, and opens again what it had completed", async () => {
  const { context, brand, sara, claim } = await stage();
  await openMission(context, brand, { budget: 1 });
  await sara.stake(10_00n, { name: "big" });
  await countProgress(context);
  expect(await sara.back("big")).toBe("OK");
  const omid = await missionPlayer(context, brand, "omid");
  await omid.stake(10_00n);
  await countProgress(context);
  expect(await sara.seen()).toEqual([0n, "open", false]);
  expect(await claim(), "its only reward is promised to Omid").toBe("budgetSpent");
  expect(await omid.seen()).toEqual([10_00n, "done", false]);
  await sara.stake(11_00n);
  await countProgress(context);
  expect(await sara.seen()).toEqual([11_00n, "open", false]);
  expect(await claim(omid)).toBe("cash");
});

test("M12 of a mission whose rewards are gone a claim says so, also before it is reached", async () => {
  const { context, brand, sara, claim } = await stage();
  await openMission(context, brand, { budget: 1 });
  const omid = await missionPlayer(context, brand, "omid");
  await omid.stake(10_00n);
  await countProgress(context);
  await sara.stake(10_00n);
  await countProgress(context);
  const line = (await ownMissions(context, sara.player))?.going[0];
  expect(line && stateNow(line)).toBe("spent");
  const period = line?.progress?.period ?? "";
  expect(await claimMission(context, { player: sara.player, code: "first", period })).toMatchObject({
    refusal: { reason: "budgetSpent" },
  });
  expect([await claim(), await claim(omid)]).toEqual(["budgetSpent", "cash"]);
});

test("M12 a daily mission begins anew at the brand's midnight, a weekly one on Saturday, and each period is claimed by itself", async () => {
  const { context, brand, sara, claim } = await stage();
  await openMission(context, brand, { repeats: "daily" });
  await openMission(context, brand, { code: "week", repeats: "weekly", claimDays: 30 });
  await sara.stake(10_00n);
  await countProgress(context);
  for (let day = 0; day < 7; day += 1) toNoon(context, brand, 1);
  expect(await sara.seen()).toEqual([0n, "none", false]);
  await sara.stake(10_00n);
  await countProgress(context);
  expect((await sara.toClaim()).map(({ mission }) => mission.code)).toEqual(["first", "week", "week"]);
  expect([await claim(), await claim()]).toEqual(["cash", "notReached"]);
  expect([await claim(sara, "week"), await claim(sara, "week")]).toEqual(["cash", "cash"]);
  const { items } = await pastMissions(context, { playerId: sara.player.id, page: 1 });
  expect(items.map(({ mission, progress }) => [mission.code, progress.state]).sort()).toEqual([
    ["first", "claimed"],
    ["first", "done"],
    ["week", "claimed"],
    ["week", "claimed"],
  ]);
});

test("M12 rounds, one game, one category, deposits and days in a row count as they say", async () => {
  const { context, brand, sara } = await stage();
  const rounds = (least: number) => ({ counts: "rounds", least }) as const;
  await openMission(context, brand, { code: "rounds", does: rounds(3) });
  await openMission(context, brand, { code: "live", does: rounds(1), category: "LIVE" });
  await openMission(context, brand, {
    code: "crash",
    does: rounds(1),
    game: { vendor: "STUDIO", code: "c1" },
  });
  const paid = { counts: "deposits", least: money(20_00n, "P") } as const;
  await openMission(context, brand, { code: "paid", does: paid });
  await openMission(context, brand, { code: "row", does: { counts: "days", least: 3 } });
  await sara.stake(1_00n, { name: "one", round: "sara-one" });
  await sara.stake(1_00n, { name: "raise", round: "sara-one" });
  await sara.stake(1_00n, { name: "two", game: "c1" });
  await sara.stake(1_00n, { name: "gone" });
  await countProgress(context);
  expect(await sara.back("gone")).toBe("OK");
  const deposit = { playerId: sara.player.id, key: "more", amount: money(19_00n, "P"), provider: "bank" };
  await receiveDeposit(context, deposit);
  await countProgress(context);
  expect(await sara.seen("rounds")).toEqual([2n, "open", false]);
  expect(await sara.seen("live")).toEqual([0n, "none", false]);
  expect(await sara.seen("crash")).toEqual([1n, "done", false]);
  expect(await sara.seen("paid")).toEqual([19_00n, "open", false]);
  expect(await sara.seen("row")).toEqual([1n, "open", false]);
  for (const days of [1, 2, 1, 1]) {
    toNoon(context, brand, days);
    await sara.stake(1_00n, { game: "l1" });
    await countProgress(context);
  }
  expect(await sara.seen("live")).toEqual([4n, "done", false]);
  expect(await sara.seen("row")).toEqual([3n, "done", false]);
});

test("M12 a chained mission is locked until the one before is claimed, and counts from then on", async () => {
  const { context, brand, sara, claim } = await stage();
  await openMission(context, brand);
  await openMission(context, brand, { code: "second", after: "first" });
  await sara.stake(20_00n);
  await countProgress(context);
  expect(await sara.seen("second")).toEqual([0n, "none", true]);
  expect(await claim()).toBe("cash");
  context.clock.forward(1000);
  await sara.stake(3_00n);
  await countProgress(context);
  expect(await sara.seen("second")).toEqual([3_00n, "open", false]);
  const again = missionSaid(context, { code: "third", after: "nobody" });
  expect(await setMission(context, brand.id, again)).toMatchObject({ refusal: { reason: "afterUnknown" } });
  await openMission(context, brand, { code: "daily", repeats: "daily" });
  const repeated = missionSaid(context, { code: "third", after: "daily" });
  expect(await setMission(context, brand.id, repeated)).toMatchObject({
    refusal: { reason: "afterRepeats" },
  });
});

test("M12 the last reward goes to whoever reached it first, in whatever order players registered", async () => {
  const { context, brand, sara } = await stage();
  const omid = await missionPlayer(context, brand, "omid");
  await openMission(context, brand, { budget: 1 });
  await omid.stake(10_00n);
  await sara.stake(10_00n);
  await countProgress(context);
  expect([await sara.seen(), await omid.seen()]).toEqual([
    [10_00n, "open", false],
    [10_00n, "done", false],
  ]);
});

test("M12 a chained mission says when the one before has no rewards left, and when it is over", async () => {
  const { context, brand, sara } = await stage();
  const omid = await missionPlayer(context, brand, "omid");
  await openMission(context, brand, { budget: 1 });
  await openMission(context, brand, { code: "second", after: "first" });
  const lock = async ({ player }: typeof sara) =>
    (await ownMissions(context, player))?.going.find(({ mission }) => mission.code === "second")?.lock;
  expect(await lock(sara)).toBe("claim");
  await omid.stake(10_00n);
  await countProgress(context);
  expect([await lock(sara), await lock(omid)]).toEqual(["spent", "claim"]);
  await stopMission(context, { brand: brand.id, code: "first" });
  expect([await lock(sara), await lock(omid)]).toEqual(["over", "claim"]);
});

test("M12 nobody away from play, blocked or with trial money is counted for, offered or paid", async () => {
  const { context, brand, sara, claim } = await stage();
  await openMission(context, brand);
  const [omid, away] = [
    await missionPlayer(context, brand, "omid"),
    await missionPlayer(context, brand, "away"),
  ];
  await sara.act(debit("trial", 1_00n, { asset: "TRIAL", round: "trial" }));
  await away.stake(10_00n);
  await omid.stake(10_00n);
  await sara.stake(10_00n);
  await startTimeOut(context, { playerId: away.player.id, term: "day", timeZone: brand.timeZone });
  await setPlayerState(context, { playerId: omid.player.id, state: "blocked" });
  await countProgress(context);
  await expect(away.toClaim()).rejects.toThrow("not for away");
  await setPlayerState(context, { playerId: omid.player.id, state: "active" });
  expect(await omid.seen()).toEqual([0n, "none", false]);
  await startTimeOut(context, { playerId: sara.player.id, term: "day", timeZone: brand.timeZone });
  expect(await memberCounts(context, sara.player.id)).toMatchObject({ rewards: 0, missions: 0 });
  const period = (await pastMissions(context, { playerId: sara.player.id, page: 1 })).items;
  expect(period).toEqual([]);
  context.clock.forward(2 * DAY_MS);
  expect(await sara.seen()).toEqual([10_00n, "done", false]);
  expect(await claim()).toBe("cash");
});

test("M12 a bonus is offered with its terms, points and free rounds are given, and what nobody claims is over", async () => {
  const { context, brand, sara, claim } = await stage();
  const amount = money(5_00n, "P");
  const game = studioGames().find(({ code }) => code === "takht-e-nard")?.code ?? "";
  await openMission(context, brand, { code: "points", reward: { pays: "points", amount: money(9n, "PTS") } });
  const bonus = { pays: "bonus", amount, terms: "standard", offerDays: 7 } as const;
  await openMission(context, brand, { code: "bonus", reward: bonus });
  const late = { code: "late", repeats: "daily", claimDays: 1 } as const;
  await openMission(context, brand, late);
  await sara.stake(10_00n);
  await countProgress(context);
  expect(await claim(sara, "points")).toBe("points");
  expect(await claim(sara, "bonus")).toBe("bonus");
  expect(await minorOf(context, sara.player.id, "PTS")).toBe(9n);
  expect(await offersOf(context, sara.player.id)).toMatchObject([{ source: "mission", sourceRef: "bonus" }]);
  const [own] = await sara.toClaim();
  context.clock.forward(3 * DAY_MS);
  const asked = { player: sara.player, code: "late", period: own?.progress.period ?? "" };
  expect(await claimMission(context, asked)).toMatchObject({ refusal: { reason: "claimOver" } });
  expect(await freeRoundsLeft(context, { playerRef: "1", game, asset: "P" })).toBeNull();
});

test("M12 a mission is set once, and what was reached before it was stopped may be claimed", async () => {
  const { context, brand, sara, claim } = await stage();
  await openMission(context, brand);
  const refusals = [
    [missionSaid(context), "missionKnown"],
    [missionSaid(context, { code: "x", from: later(context.now(), -1) }), "beginsInThePast"],
    [
      missionSaid(context, {
        code: "x",
        reward: { pays: "bonus", amount: money(1n, "P"), terms: "nobody", offerDays: 1 },
      }),
      "unknownTerms",
    ],
    [
      missionSaid(context, {
        code: "x",
        reward: { pays: "rounds", amount: money(1n, "P"), game: "nothing", many: 1, days: 1 },
      }),
      "roundsNotOffered",
    ],
  ] as const;
  for (const [said, reason] of refusals)
    expect(await setMission(context, brand.id, said)).toMatchObject({ refusal: { reason } });
  await sara.stake(10_00n);
  await countProgress(context);
  expect(await stopMission(context, { brand: brand.id, code: "first" })).toMatchObject({ ok: true });
  expect(await stopMission(context, { brand: brand.id, code: "first" })).toMatchObject({ ok: false });
  const omid = await missionPlayer(context, brand, "omid");
  await omid.stake(10_00n);
  await countProgress(context);
  expect(await omid.toClaim()).toEqual([]);
  expect(await claim()).toBe("cash");
});
