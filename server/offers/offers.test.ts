import { expect, test } from "vitest";
import { seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { testContext } from "#tests/setup/database.ts";
import { toNoon } from "#tests/setup/mission-stage.ts";
import { offerPlayer, openOffer, publishClaim } from "#tests/setup/offer-stage.ts";
import { bonusesOf } from "../bonuses/index.ts";
import { dayOf, startOfWeek, WEEKDAYS, weekdayOf } from "../core/days.ts";
import { DAY_MS, HOUR_MS, later } from "../core/time.ts";
import { keepFigures } from "../figures/index.ts";
import { startTimeOut } from "../limits/index.ts";
import { setPromotionState } from "../promotions/index.ts";
import { brokenInvariants, statement } from "../wallet/index.ts";
import { hourOf } from "./brand-time.ts";
import { factsOf, isAnniversary } from "./facts.ts";
import {
  type Condition,
  claimedPromotions,
  findOffer,
  type Gift,
  offerOfMovement,
  ownOffers,
  standingOf,
  stopOffer,
} from "./index.ts";
import { judge, textFault } from "./judge.ts";

async function stage() {
  const context = await testContext();
  const brand = await openBrand(context);
  await seedThreeKinds(context);
  toNoon(context, brand);
  await publishClaim(context, "gift");
  const sara = await offerPlayer(context, brand, "sara");
  await keepFigures(context);
  return { context, brand, sara };
}

test("P01 what a promotion offers is given once, in cash, and leads back to it", async () => {
  const { context, brand, sara } = await stage();
  expect(await sara.claim()).toBe("unknownOffer");
  expect(await openOffer(context, brand)).toBeNull();
  const own = { player: sara.player, timeZone: brand.timeZone };
  context.clock.forward(2000);
  expect(await ownOffers(context, own)).toMatchObject([{ canClaim: true, minor: 10_00n, claim: null }]);
  expect(await claimedPromotions(context, own)).toEqual([]);
  const before = await sara.cash();
  for (const _ of [1, 2]) expect(await sara.claim()).toBe(10_00n);
  expect(await sara.cash()).toBe(before + 10_00n);
  expect(await ownOffers(context, own)).toMatchObject([{ canClaim: false, claim: { what: "cash" } }]);
  expect(await claimedPromotions(context, own)).toEqual(["gift"]);
  const asked = { playerId: sara.player.id, kind: "promotion-cash", page: 1 } as const;
  const [movement] = (await statement(context, asked)).rows;
  const movementId = movement?.transferId ?? 0n;
  expect(await offerOfMovement(context, { playerId: sara.player.id, movementId })).toBe("gift");
  expect(await offerOfMovement(context, { playerId: 1n, movementId })).toBeNull();
  expect(await brokenInvariants(context)).toEqual([]);
});

test("P01 whoever misses a condition reads which and how far they are", async () => {
  const { context, brand, sara } = await stage();
  const conditions: Condition[] = [
    { is: "language", any: ["fa"] },
    { is: "staked", within: "day", product: "RNG", least: 50_00n },
    { is: "rounds", within: "week", game: "STUDIO/g1", least: 3 },
  ];
  expect(await openOffer(context, brand, { conditions })).toBeNull();
  await sara.round(20_00n, 5_00n);
  await sara.round(20_00n, 0n, "l1");
  const missing = async () => {
    const refusal = await sara.refusal();
    return refusal?.reason === "missing"
      ? refusal.missing.map(({ condition, has }) => `${condition.is} ${has}`)
      : refusal?.reason;
  };
  expect(await missing()).toEqual(["staked 2000", "rounds 1"]);
  await sara.round(20_00n);
  expect(await missing()).toEqual(["staked 4000", "rounds 2"]);
  await sara.round(10_00n);
  expect(await sara.claim()).toBe(10_00n);
});

const at = (hour: number): Condition => ({ is: "hours", from: hour, until: hour + 1 });

const HOLD: [boolean, Condition][] = [
  [false, { is: "level", least: 1 }],
  [false, { is: "language", any: ["en", "zh"] }],
  [false, { is: "country", any: ["98"] }],
  [false, { is: "registeredUntil", day: "2020-01-01" }],
  [true, { is: "registeredFrom", day: "2020-01-01" }],
  [false, { is: "line", agent: 1n }],
  [false, { is: "anniversary" }],
  [true, { is: "firstDeposit" }],
  [true, { is: "deposit", least: 100_00n }],
  [false, { is: "deposit", least: 100_01n }],
  [true, { is: "deposited", within: "month", least: 100_00n }],
  [false, { is: "streak", least: 3 }],
  [true, at(12)],
  [false, at(13)],
  [true, { is: "hours", from: 22, until: 13 }],
  [true, { is: "weekdays", any: WEEKDAYS.slice() }],
  [true, { is: "also", text: 'level == 0 && sum(deposited, "day") > 1' }],
  [false, { is: "also", text: "streak > 1 || size(line) > 0" }],
  [false, { is: "also", text: "line[3] == 1" }],
];

test("P01 each kind of condition holds of whom it is about, and of nobody else", async () => {
  const { context, brand, sara } = await stage();
  const conditions = HOLD.map(([, condition]) => condition);
  expect(textFault("claim", conditions)).toBeNull();
  const facts = await factsOf(context, { player: sara.player, timeZone: brand.timeZone, conditions });
  const judged = judge("claim", conditions, facts ?? {});
  expect(judged.map(({ isMet, condition }) => [isMet, condition])).toEqual(HOLD);
});

test.each([
  "level >",
  "level",
  "level + 1",
  'level == "1"',
  "lost > 1",
  "password == ''",
  "true) || (true",
  `${"1>0||".repeat(60)}true`,
  `${"(".repeat(25)}true${")".repeat(25)} && ${"!".repeat(30)}true`,
  `level in [${Array.from({ length: 65 }, (_, nth) => nth).join(",")}]`,
])("P01 a text that judges nobody, or costs too much, is not kept: %s", (text) => {
  expect(textFault("claim", [{ is: "also", text }])).toEqual(expect.any(String));
});

test("P01 a week begins on Saturday, and a year ago is told by the calendar of the brand", () => {
  const friday = new Date("2026-11-27T20:00:00Z");
  expect([dayOf(friday, "UTC"), weekdayOf(friday, "UTC"), hourOf(friday, "UTC")]).toEqual([
    "2026-11-27",
    "fri",
    20,
  ]);
  expect([dayOf(friday, "Asia/Tehran"), weekdayOf(friday, "Asia/Tehran")]).toEqual(["2026-11-27", "fri"]);
  const late = new Date("2026-11-27T21:00:00Z");
  expect([dayOf(late, "Asia/Tehran"), weekdayOf(late, "Asia/Tehran")]).toEqual(["2026-11-28", "sat"]);
  expect(startOfWeek(late, "Asia/Tehran")).toEqual(new Date("2026-11-27T20:30:00Z"));
  expect(dayOf(startOfWeek(friday, "UTC", 1), "UTC")).toBe("2026-11-14");
  expect(isAnniversary("2024-11-27", "2026-11-21")).toBe(true);
  expect(isAnniversary("2026-11-27", "2026-11-21")).toBe(false);
  expect(isAnniversary("2024-11-28", "2026-11-21")).toBe(false);
  expect(isAnniversary("2024-02-29", "2027-02-27")).toBe(true);
});

test("P01 three days in a row are three days with a round of own cash", async () => {
  const { context, brand, sara } = await stage();
  await openOffer(context, brand, { conditions: [{ is: "streak", least: 3 }], once: "weekly" });
  for (const day of [1, 2, 3]) {
    expect(await sara.claim()).toBe("missing");
    await sara.round(1_00n);
    if (day < 3) context.clock.forward(DAY_MS);
  }
  expect(await sara.claim()).toBe(10_00n);
  context.clock.forward(2 * DAY_MS);
  await sara.round(1_00n);
  expect(["missing", 10_00n]).toContain(await sara.claim());
});

test("P01 a daily offer is given each day, one for deposits for each of them", async () => {
  const { context, brand, sara } = await stage();
  await publishClaim(context, "paid");
  await openOffer(context, brand, { once: "daily", dayBudgetMinor: 10_00n });
  await openOffer(context, brand, {
    ...{ promotion: "paid", once: "deposit", conditions: [{ is: "deposit", least: 50_00n }] },
    gift: { what: "points", steps: [{ level: 0, minor: 7n }] },
  });
  const before = await sara.cash();
  for (const _ of [1, 2]) await sara.claim();
  context.clock.forward(DAY_MS);
  await sara.claim();
  expect(await sara.cash()).toBe(before + 20_00n);
  for (const _ of [1, 2]) expect(await sara.claim("paid")).toBe(7n);
  await sara.deposit(49_99n);
  expect(await sara.claim("paid")).toBe("missing");
  await sara.deposit(50_00n);
  expect(await sara.claim("paid")).toBe(7n);
});

test("P01 a rule that is set again gives nothing a second time in its period, whatever it said before", async () => {
  const { context, brand, sara } = await stage();
  const own = { player: sara.player, timeZone: brand.timeZone };
  await openOffer(context, brand, { once: "weekly" });
  expect(await sara.claim()).toBe(10_00n);
  const before = await sara.cash();
  for (const once of ["once", "daily", "yearly", "deposit", "weekly"] as const) {
    expect(await openOffer(context, brand, { once })).toBeNull();
    context.clock.forward(2000);
    expect(await ownOffers(context, own)).toMatchObject([{ canClaim: false, claim: { what: "cash" } }]);
    expect(await sara.claim()).toBe(10_00n);
    expect(await sara.cash()).toBe(before);
  }
  context.clock.forward(8 * DAY_MS);
  await sara.counted();
  expect(await sara.claim()).toBe(10_00n);
  expect(await sara.cash()).toBe(before + 10_00n);
});

test("P01 what is gone for good is offered no more, and what is gone for a day is said to be", async () => {
  const { context, brand, sara } = await stage();
  const omid = await offerPlayer(context, brand, "omid");
  const own = { player: omid.player, timeZone: brand.timeZone };
  await openOffer(context, brand, { once: "daily", dayBudgetMinor: 10_00n });
  await sara.claim();
  context.clock.forward(2000);
  expect(await ownOffers(context, own)).toMatchObject([{ canClaim: false, isGoneToday: true }]);
  expect(await omid.refusal()).toEqual({ reason: "budgetSpent", gone: "today" });
  await openOffer(context, brand, { once: "daily", budgetMinor: 15_00n });
  context.clock.forward(2000);
  expect(await ownOffers(context, own)).toEqual([]);
  expect(await omid.refusal()).toEqual({ reason: "budgetSpent", gone: "all" });
  const offer = await findOffer(context, { brand: brand.id, promotion: "gift" });
  expect(offer && standingOf(offer, context.now())).toBe("gone");
});

test("P01 whoever claimed is said to have, for a deposit until the next one, and also when all is given or it was stopped", async () => {
  const { context, brand, sara } = await stage();
  const own = { player: sara.player, timeZone: brand.timeZone };
  const claimed = async () => {
    context.clock.forward(2000);
    return claimedPromotions(context, own);
  };
  await openOffer(context, brand, { once: "deposit", budgetMinor: 15_00n });
  expect(await claimed()).toEqual([]);
  expect(await sara.claim()).toBe(10_00n);
  await sara.deposit(50_00n);
  expect(await claimed()).toEqual(["gift"]);
  await openOffer(context, brand, { once: "deposit" });
  expect(await claimed()).toEqual([]);
  expect(await sara.claim()).toBe(10_00n);
  expect(await claimed()).toEqual(["gift"]);
  await openOffer(context, brand, { once: "daily" });
  context.clock.forward(2 * DAY_MS);
  expect(await claimed()).toEqual([]);
  await stopOffer(context, { brand: brand.id, promotion: "gift" });
  expect(await claimed()).toEqual(["gift"]);
});

test("P01 a budget in all and one for a day are never passed, and what was given stays counted", async () => {
  const { context, brand, sara } = await stage();
  const budgets = { budgetMinor: 25_00n, dayBudgetMinor: 10_00n };
  await openOffer(context, brand, { once: "once", ...budgets });
  const others = await Promise.all(
    ["omid", "nika", "zhila"].map((name) => offerPlayer(context, brand, name)),
  );
  const [omid, nika, zhila] = others;
  expect(await sara.claim()).toBe(10_00n);
  expect(await omid?.claim()).toBe("budgetSpent");
  context.clock.forward(DAY_MS);
  expect(await omid?.claim()).toBe(10_00n);
  context.clock.forward(DAY_MS);
  expect(await nika?.claim()).toBe("budgetSpent");
  expect(await openOffer(context, brand, { budgetMinor: 19_99n })).toBe("budgetGiven");
  expect(
    await openOffer(context, brand, { gift: { what: "points", steps: [{ level: 0, minor: 1n }] } }),
  ).toBe("budgetGiven");
  expect(await openOffer(context, brand, { ...budgets, budgetMinor: 30_00n })).toBeNull();
  expect(await nika?.claim()).toBe(10_00n);
  expect(await zhila?.claim()).toBe("budgetSpent");
});

test("P01 a bonus comes by its terms; nothing to whom is away, shut out, or outside of the time", async () => {
  const { context, brand, sara } = await stage();
  const gift: Gift = { what: "bonus", terms: "standard", steps: [{ level: 0, minor: 5_00n }] };
  expect(await openOffer(context, brand, { gift: { ...gift, terms: "nobodys" } })).toBe("unknownTerms");
  expect(await openOffer(context, brand, { promotion: "nowhere" })).toBe("unknownPromotion");
  expect(await openOffer(context, brand, { conditions: [{ is: "lost", least: 1n }] })).toBe("lossesAlone");
  await openOffer(context, brand, { gift, until: later(context.now(), HOUR_MS) });
  expect(await sara.claim()).toBe(5_00n);
  expect(await bonusesOf(context, { playerId: sara.player.id, page: 1 })).toMatchObject({
    items: [{ source: "promotion", sourceRef: "gift", state: "active" }],
  });
  const omid = await offerPlayer(context, brand, "omid");
  await startTimeOut(context, { playerId: omid.player.id, term: "day", timeZone: brand.timeZone });
  const own = { player: omid.player, timeZone: brand.timeZone };
  expect([await omid.claim(), await ownOffers(context, own)]).toEqual(["onABreak", []]);
  const nika = await offerPlayer(context, brand, "nika");
  await setPromotionState(context, { id: "gift", state: "hidden" });
  context.clock.forward(2000);
  expect(await nika.claim()).toBe("notOpen");
  await setPromotionState(context, { id: "gift", state: "shown" });
  context.clock.forward(2 * HOUR_MS);
  expect(await nika.claim()).toBe("notOpen");
  await openOffer(context, brand, { gift });
  expect(await stopOffer(context, { brand: brand.id, promotion: "gift" })).toMatchObject({ ok: true });
  expect(await nika.claim()).toBe("notOpen");
});
