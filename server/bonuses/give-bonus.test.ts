import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type BonusStage, bonusStage, SLOTS, seedThreeKinds } from "#tests/setup/bonus-stage.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import type { Brand } from "../brand/index.ts";
import { money } from "../core/numbers/money.ts";
import { DAY_MS } from "../core/time.ts";
import { startTimeOut } from "../limits/index.ts";
import { messagesOf } from "../messages/index.ts";
import {
  bonusesOf,
  bonusTerms,
  countBonuses,
  countedFor,
  decideBonus,
  declineBonus,
  giveBonus,
  lawfulTerms,
  takeBonus,
} from "./index.ts";

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
  stage = await bonusStage(context, brand, `gift${nth}`);
});

const P = (minor: bigint) => money(minor, "P");

describe("how a bonus is given", () => {
  test("M10 an offer is taken once, or declined, or ends by itself", async () => {
    const offeredUntil = new Date(context.now().getTime() + DAY_MS);
    const [taken, declined, lapsed] = [
      await stage.give({ offeredUntil }),
      await stage.give({ offeredUntil }),
      await stage.give({ offeredUntil }),
    ];
    expect(await stage.inBonus()).toBe(0n);
    const of = ({ id }: { id: string }) => ({ playerId: stage.player.id, bonusId: id });
    for (const _ of [1, 2]) expect(await takeBonus(context, of(taken))).toMatchObject({ ok: true });
    expect(await declineBonus(context, of(declined))).toMatchObject({ ok: true });
    expect(await takeBonus(context, of(declined))).toMatchObject({ refusal: { reason: "offerOver" } });
    context.clock.forward(DAY_MS);
    await countBonuses(context);
    expect(await takeBonus(context, of(lapsed))).toMatchObject({ refusal: { reason: "offerOver" } });
    expect([await stage.stateOf(taken.id), await stage.stateOf(lapsed.id)]).toEqual(["active", "expired"]);
  });

  test("M09 a page that is further than anybody has bonuses or rounds is an empty one", async () => {
    const { id: bonusId } = await stage.give();
    const page = 999_999_999;
    expect((await bonusesOf(context, { playerId: stage.player.id, page })).items).toEqual([]);
    expect((await countedFor(context, { bonusId, page })).items).toEqual([]);
  });

  test("M10 one key is one bonus, and another amount under it is refused", async () => {
    const key = "once";
    const [one, other] = [await stage.give({ key }), await stage.give({ key })];
    expect(one.id).toBe(other.id);
    const terms = bonusTerms.parse(SLOTS);
    const gift = {
      playerId: stage.player.id,
      key,
      source: "operator",
      sourceRef: "test",
      amount: P(1n),
      terms,
    } as const;
    expect(await giveBonus(context, gift)).toMatchObject({ refusal: { reason: "keyConflict" } });
    expect((await bonusesOf(context, { playerId: stage.player.id, page: 1 })).items).toHaveLength(1);
  });

  test("M10 nobody on a break is given anything, and what waits begins after it", async () => {
    const first = await stage.give();
    const waiting = await stage.give({ amount: P(3_00n) });
    expect(
      await startTimeOut(context, { playerId: stage.player.id, term: "day", timeZone: brand.timeZone }),
    ).toMatchObject({ ok: true });
    await expect(stage.give()).rejects.toThrow("onABreak");
    await decideBonus(context, { bonusId: first.id, end: "taken-back", reason: "break" });
    expect(await stage.stateOf(waiting.id)).toBe("waiting");
    context.clock.forward(DAY_MS + 1);
    await countBonuses(context);
    expect(await stage.stateOf(waiting.id)).toBe("active");
  });

  test("M09 the law: at most ten times, and one product for each", () => {
    const strict = { strictBonuses: true };
    const terms = bonusTerms.parse(SLOTS);
    expect(lawfulTerms(terms, strict).ok).toBe(true);
    expect(lawfulTerms({ ...terms, times: 11 }, strict)).toMatchObject({
      refusal: { reason: "bonusTimesLaw" },
    });
    const two = { ...terms, weights: { RNG: 100, LIVE: 10 } };
    expect(lawfulTerms(two, strict)).toMatchObject({ refusal: { reason: "bonusProductsLaw" } });
    expect(lawfulTerms({ ...two, times: 40 }, { strictBonuses: false }).ok).toBe(true);
  });

  test("M13 each step is told", async () => {
    await stage.give({ terms: { ...SLOTS, times: 1 } });
    await stage.round(100_00n, 0n);
    await countBonuses(context);
    const { rows } = await messagesOf(context, { playerId: stage.player.id, page: 1 });
    expect(rows.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["bonusReleased", "bonusGiven"]));
  });
});
