import { beforeAll, expect, test } from "vitest";
import type { Brand } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS } from "#server/core/time.ts";
import { openBrand } from "#tests/setup/brand.ts";
import { valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { paidMember } from "#tests/setup/real-stakes.ts";
import {
  bonusesOf,
  confirmGrant,
  grantByHand,
  grantsAsked,
  STANDARD_TERMS,
  saveTerms,
  setSecondAbove,
  standardTerms,
} from "./index.ts";

let context: TestContext;
let brand: Brand;
let nth = 0;

beforeAll(async () => {
  context = await testContext();
  brand = await openBrand(context);
  const terms = await standardTerms(context, brand.id);
  valueIn(await saveTerms(context, { brandId: brand.id, name: STANDARD_TERMS, terms }));
  await setSecondAbove(context, { brandId: brand.id, asset: "P", above: money(100_00n, "P") });
});

async function stage() {
  nth += 1;
  const { id: playerId } = await paidMember(context, brand, { username: `hand${nth}`, cashMinor: 100n });
  const grant = (minor: bigint, key: string, operator = "mina") =>
    grantByHand(context, {
      ...{ playerId, key, operator, amount: money(minor, "P") },
      ...{ terms: STANDARD_TERMS, offeredDays: null, reason: "a gift" },
    });
  const given = async () => (await bonusesOf(context, { playerId, page: 1 })).items.length;
  return { playerId, grant, given };
}

test("M09 up to the sum one operator gives alone, and above it nothing is given until another confirms", async () => {
  const { grant, given } = await stage();
  const gift = valueIn(await grant(100_00n, "a"));
  expect(gift).toMatchObject({ bonus: expect.anything(), isRepeat: false });
  expect(valueIn(await grant(100_00n, "a"))).toMatchObject({ bonus: { id: gift.bonus?.id }, isRepeat: true });
  const { grant: large, given: largeGiven } = await stage();
  const { waits } = valueIn(await large(100_01n, "a"));
  expect([await given(), await largeGiven()]).toEqual([1, 0]);
  expect(valueIn(await large(100_01n, "a")).waits?.id).toBe(waits?.id);
  expect(await large(200_00n, "a")).toMatchObject({ refusal: { reason: "keyConflict" } });
  const id = waits?.id ?? 0n;
  expect(await confirmGrant(context, { id, operator: "mina" })).toMatchObject({
    refusal: { reason: "sameOperator" },
  });
  expect(await largeGiven()).toBe(0);
  const confirmed = valueIn(await confirmGrant(context, { id, operator: "omid" }));
  expect(confirmed).toMatchObject({ amount: { minor: 100_01n }, sourceRef: "a gift" });
  expect(valueIn(await large(100_01n, "a")).bonus?.id).toBe(confirmed.id);
  expect(await confirmGrant(context, { id, operator: "omid" })).toMatchObject({
    refusal: { reason: "alreadyDecided" },
  });
  expect(await largeGiven()).toBe(1);
});

test("M09 sixteen operators who confirm at once give it once", async () => {
  const { grant, given } = await stage();
  const id = valueIn(await grant(500_00n, "b")).waits?.id ?? 0n;
  const all = await Promise.all(
    Array.from({ length: 16 }, (_, at) => confirmGrant(context, { id, operator: `operator${at}` })),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await given()).toBe(1);
});

test("M09 several grants of a day count together, so that two halves are no way round it", async () => {
  const { grant, given } = await stage();
  const halves = await Promise.all([grant(60_00n, "one"), grant(60_00n, "two", "omid")]);
  expect(halves.map((half) => valueIn(half).waits === null).sort()).toEqual([false, true]);
  expect(await given()).toBe(1);
  context.clock.forward(DAY_MS + 1_000);
  expect(valueIn(await grant(60_00n, "three")).waits).toBeNull();
});

test("M09 what nobody confirms in three days counts no more, and stands in no list", async () => {
  const { grant, playerId } = await stage();
  const id = valueIn(await grant(500_00n, "c")).waits?.id ?? 0n;
  const listed = async () => (await grantsAsked(context)).filter((one) => one.playerId === playerId).length;
  expect(await listed()).toBe(1);
  context.clock.forward(3 * DAY_MS);
  expect(await confirmGrant(context, { id, operator: "omid" })).toMatchObject({
    refusal: { reason: "grantExpired" },
  });
  expect(await listed()).toBe(0);
});
