import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BonusStage, bonusStage, CASH, SLOTS, seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { adjust, credit, debit, endRound, rollback } from "#tests/setup/wallet-stage.ts";
import type { Brand } from "../brand/index.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS } from "../core/time.ts";
import { messagesOf } from "../messages/index.ts";
import { brokenInvariants } from "../wallet/index.ts";
import { bonusAtStake, countBonuses, countedFor, decideBonus, findBonus, giveUpBonus } from "./index.ts";

let context: TestContext;
let brand: Brand;
let stage: BonusStage;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  await seedThreeKinds(context);
});

beforeEach(async () => {
  nth += 1;
  stage = await bonusStage(context, brand, `bon${nth}`);
});

const P = (minor: bigint) => money(minor, "P");

describe("how a bonus is played through", () => {
  test("M09 what is staked counts once its round is over, and the whole of it makes cash", async () => {
    const { id } = await stage.give();
    expect([await stage.cash(), await stage.inBonus()]).toEqual([CASH, 100_00n]);
    await stage.round(400_00n, 380_00n);
    expect(await stage.act(debit("open", 50_00n, { round: "open" }))).toBe("OK");
    for (const _ of [1, 2]) await countBonuses(context);
    expect(await stage.seen(id)).toEqual(["active", 400_00n, 0n]);
    await stage.round(100_00n, 90_00n);
    for (const _ of [1, 2]) await countBonuses(context);
    expect(await stage.seen(id)).toEqual(["completed", 500_00n, 100_00n]);
    expect([await stage.cash(), await stage.inBonus()]).toEqual([CASH - 80_00n + 100_00n, 0n]);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("M09 a product counts by its weight, without one for nothing, and a stake for no more than the most", async () => {
    const terms = { ...SLOTS, times: 50, weights: { RNG: 100, LIVE: 10 }, countsMost: "20.00" };
    const { id } = await stage.give({ terms });
    await stage.round(30_00n, 0n);
    await stage.round(10_00n, 0n, { game: "l1" });
    await stage.round(10_00n, 0n, { game: "c1" });
    await countBonuses(context);
    expect((await stage.seen(id))[1]).toBe(21_00n);
    const { items } = await countedFor(context, { bonusId: id, page: 1 });
    const said = items.map(({ game, stakedMinor, countedMinor, short }) => [
      game,
      stakedMinor,
      countedMinor,
      short,
    ]);
    expect(new Set(said)).toEqual(
      new Set([
        ["g1", 30_00n, 20_00n, "most"],
        ["l1", 10_00n, 1_00n, "weight"],
        ["c1", 10_00n, 0n, "game"],
      ]),
    );
  });

  test("M09 a stake that was given back, play money, and a round from before the bonus count for nothing", async () => {
    expect(await stage.act(debit("early", 50_00n, { round: "early" }))).toBe("OK");
    const { id } = await stage.give();
    expect(await stage.act(endRound("early"))).toBe("OK");
    expect(await stage.act(debit("gone", 50_00n, { round: "gone" }))).toBe("OK");
    expect(await stage.act(rollback("back", "gone", { round: "gone" }))).toBe("OK");
    await countBonuses(context);
    expect((await stage.seen(id))[1]).toBe(0n);
  });

  test("M09 no more than the most becomes cash, and the rest goes back with the bonus", async () => {
    const { id } = await stage.give({ terms: { ...SLOTS, times: 1, keepsMost: "60.00" } });
    await stage.round(100_00n, 0n);
    await countBonuses(context);
    expect(await stage.seen(id)).toEqual(["completed", 100_00n, 60_00n]);
    expect([await stage.cash(), await stage.inBonus()]).toEqual([CASH - 40_00n, 0n]);
  });

  test("M09 what comes late of a bonus that was played through fills no more than was left of the most", async () => {
    await stage.act(debit("rest", CASH, { round: "rest" }));
    await stage.act(endRound("rest"));
    const { id } = await stage.give({ terms: { ...SLOTS, times: 1, keepsMost: "60.00" }, amount: P(50_00n) });
    await stage.act(debit("late", 10_00n, { round: "late" }));
    await stage.round(40_00n, 45_00n);
    await stage.round(10_00n, 0n);
    await countBonuses(context);
    expect(await stage.seen(id)).toEqual(["completed", 50_00n, 35_00n]);
    await stage.act(credit("win", 90_00n, "late", { round: "late" }));
    await countBonuses(context);
    expect(await stage.seen(id)).toEqual(["completed", 50_00n, 60_00n]);
    expect([await stage.cash(), await stage.inBonus()]).toEqual([60_00n, 0n]);
  });

  test("M09 a bonus that was played away is over, and the next one begins", async () => {
    const first = await stage.give({ terms: { ...SLOTS, times: 50 } });
    const second = await stage.give({ amount: P(7_00n) });
    expect(await stage.stateOf(second.id)).toBe("waiting");
    await stage.round(CASH + 100_00n, 0n);
    await countBonuses(context);
    expect(await stage.stateOf(first.id)).toBe("spent");
    expect([await stage.stateOf(second.id), await stage.inBonus()]).toEqual(["active", 7_00n]);
  });
});

describe("how a bonus ends otherwise", () => {
  test("M09 what is not played through in its days goes back, and what was won of it too", async () => {
    const { id } = await stage.give();
    context.clock.forward(7 * DAY_MS + 1);
    await countBonuses(context);
    expect(await stage.seen(id)).toEqual(["expired", 0n, 0n]);
    expect([await stage.cash(), await stage.inBonus()]).toEqual([CASH, 0n]);
  });

  test("M09 a round that was staked from it and ends after it goes the way of that bonus", async () => {
    await stage.act(debit("all", CASH, { round: "all" }));
    await stage.act(endRound("all"));
    const { id } = await stage.give();
    const next = await stage.give({ amount: P(5_00n) });
    expect(await stage.act(debit("late", 100_00n, { round: "late" }))).toBe("OK");
    context.clock.forward(7 * DAY_MS + 1);
    await countBonuses(context);
    // The next one waits: what comes of that round would be taken for its own.
    expect([await stage.stateOf(id), await stage.stateOf(next.id)]).toEqual(["expired", "waiting"]);
    expect(await stage.act(credit("win", 300_00n, "late", { round: "late" }))).toBe("OK");
    await stage.act(endRound("late"));
    await countBonuses(context);
    expect([await stage.cash(), await stage.inBonus(), await stage.stateOf(next.id)]).toEqual([
      0n,
      5_00n,
      "active",
    ]);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("M09 what a correction brings after it was played through becomes cash as well", async () => {
    await stage.act(debit("all", CASH, { round: "all" }));
    await stage.act(endRound("all"));
    await stage.give({ terms: { ...SLOTS, times: 1 } });
    const game = "g1";
    expect(await stage.act(debit("b", 100_00n, { round: "corrected", game }))).toBe("OK");
    expect(await stage.act(credit("w", 50_00n, "b", { round: "corrected", game }))).toBe("OK");
    expect(await stage.act(endRound("corrected"))).toBe("OK");
    await countBonuses(context);
    expect([await stage.cash(), await stage.inBonus()]).toEqual([50_00n, 0n]);
    expect(await stage.act(adjust("more", 20_00n, "IN", { round: "corrected", game }))).toBe("OK");
    await countBonuses(context);
    expect([await stage.cash(), await stage.inBonus()]).toEqual([70_00n, 0n]);
  });

  test("M09 its player gives it up after having seen what is lost, and not when that has changed", async () => {
    const { id } = await stage.give();
    const atStake = await bonusAtStake(context, stage.player.id);
    expect(atStake?.balance.minor).toBe(100_00n);
    const own = { playerId: stage.player.id, bonusId: id };
    expect(await giveUpBonus(context, { ...own, seen: 99_00n })).toMatchObject({
      refusal: { reason: "bonusMoved" },
    });
    expect(await giveUpBonus(context, { ...own, seen: 100_00n })).toMatchObject({ ok: true });
    expect(await giveUpBonus(context, { ...own, seen: 100_00n })).toMatchObject({ ok: true });
    expect([await stage.seen(id), await stage.inBonus()]).toEqual([["forfeited", 0n, 0n], 0n]);
    expect((await findBonus(context, own))?.lost?.minor).toBe(100_00n);
  });

  test("M09 the house takes it back with a reason, once", async () => {
    const { id } = await stage.give();
    const decided = { bonusId: id, end: "taken-back", reason: "two accounts" } as const;
    expect(await decideBonus(context, decided)).toMatchObject({
      ok: true,
      value: { reason: "two accounts", toldReason: "two accounts", sourceRef: expect.any(String) },
    });
    const told = (await messagesOf(context, { playerId: stage.player.id, page: 1 })).rows;
    expect(told.filter(({ kind }) => kind.startsWith("bonus") && kind !== "bonusGiven")).toMatchObject([
      { kind: "bonusTakenBack", facts: { amount: "100.00", bonus: id, reason: "two accounts" } },
    ]);
    expect(await decideBonus(context, decided)).toMatchObject({ refusal: { reason: "bonusOver" } });
    expect(await stage.inBonus()).toBe(0n);
  });

  test("M09 what waits is taken back with its reason too; why one became cash stays with the house", async () => {
    const first = await stage.give();
    const second = await stage.give();
    await decideBonus(context, { bonusId: second.id, end: "taken-back", reason: "given twice" });
    await decideBonus(context, { bonusId: first.id, end: "completed", reason: "a good guest" });
    const { rows } = await messagesOf(context, { playerId: stage.player.id, page: 1 });
    expect(rows.filter(({ kind }) => kind === "bonusTakenBack")).toMatchObject([
      { facts: { amount: "100.00", reason: "given twice" } },
    ]);
    const own = { playerId: stage.player.id, bonusId: first.id };
    expect(await findBonus(context, own)).toMatchObject({ reason: "a good guest", toldReason: null });
  });
});
