import { afterAll, beforeAll, expect, test } from "vitest";
import { saveMatch } from "#server/bonuses/index.ts";
import { defaultBrand } from "#server/brand/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { SECOND_MS } from "#server/core/time.ts";
import { changeOrder, givePoints, newReward } from "#server/points/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import { appOn, signedApp } from "#tests/setup/house-app.ts";
import { publishClaim } from "#tests/setup/offer-stage.ts";
import { type ServedSite, servedSite } from "#tests/setup/served-site.ts";
import { newMember } from "../proofs/cast.ts";

const DELIVERY = { recipient: "Nima", phone: "+98 912 123 0000", address: "Tehran, Valiasr 12" };

let site: ServedSite;

beforeAll(async () => {
  site = await servedSite();
}, 120_000);
afterAll(() => site.close());

async function signedIn(username: string) {
  const playerId = await newMember(site, username);
  return { app: await signedApp(site, username), playerId };
}

test("P03 an app reads what was ordered for points, where it goes and what became of it, and messages name the order", async () => {
  const { app, playerId } = await signedIn("callGoods");
  const { context } = site;
  const names = { fa: "لیوان", en: "Mug" };
  const mug = { id: "mug", names, pays: "goods", costPoints: 50n, amountMinor: 0n, stock: 2 } as const;
  expect(await newReward(context, (await defaultBrand(context)).id, mug)).toMatchObject({ ok: true });
  await givePoints(context, { playerId, key: "goods", amount: money(100n, "PTS") });
  const wish = { rewardId: "mug", points: "50", password: PASSWORD, delivery: DELIVERY };
  const redeem = async () => (await app.call("MCS2_redeemPointReward", { payload: wish })).value;
  const sent = await redeem();
  site.forward(SECOND_MS);
  const cancelled = await redeem();
  expect(sent).toMatchObject({
    name: "Mug",
    pays: "goods",
    order: { ...DELIVERY, state: "ordered", note: null },
  });
  const to = (id: string, state: "sent" | "cancelled", note: string) =>
    changeOrder(context, { id, to: state, note });
  expect(await to(sent.redemptionId, "sent", "Post RR1")).toMatchObject({ ok: true });
  expect(await to(cancelled.redemptionId, "cancelled", "sold out")).toMatchObject({ ok: true });

  const list = async (language: string) =>
    (await app.call("MCS2_getRedeemPointList", { headers: { "Accept-Language": language } })).value
      .redemptions;
  expect(await list("en")).toMatchObject([
    { redemptionId: cancelled.redemptionId, order: { ...DELIVERY, state: "cancelled", note: "sold out" } },
    { redemptionId: sent.redemptionId, order: { ...DELIVERY, state: "sent", note: "Post RR1" } },
  ]);
  expect((await list("fa"))[0].name).toBe("لیوان");
  const { rows } = (await app.call("messages")).value;
  const told = rows.map(({ kind, facts }: { kind: string; facts: object }) => [kind, facts]);
  expect(told).toEqual(
    expect.arrayContaining([
      ["orderSent", { redemptionId: sent.redemptionId, name: "Mug", note: "Post RR1" }],
      ["orderCancelled", { redemptionId: cancelled.redemptionId, name: "Mug", note: "sold out" }],
    ]),
  );
});

test("P01 an app is told what a deposit brings, at its promotion and at the ways to pay; what is not claimed is refused so", async () => {
  const { context } = site;
  await publishClaim(context, "calls-match", { kind: "join" });
  site.forward(2 * SECOND_MS);
  const none = { payload: { id: "calls-match" } };
  const guest = appOn(site);
  expect((await guest.call("promotion", none)).value.matches).toEqual([]);
  const rule = { code: "welcome", percent: 50, leastMinor: 20_00n, mostMinor: 100_00n, terms: "standard" };
  const more = {
    offerDays: 7,
    once: "first",
    budgetMinor: 80_00n,
    until: null,
    promotion: "calls-match",
  } as const;
  const said = { ...rule, ...more, brandId: (await defaultBrand(context)).id, from: context.now() };
  expect(await saveMatch(context, said)).toMatchObject({ ok: true });
  site.forward(2 * SECOND_MS);

  const match = {
    ...{ code: "welcome", percent: 50, once: "first", takeDays: 7, until: null, promotion: "calls-match" },
    least: { amount: "20.00", asset: "P" },
    most: { amount: "100.00", asset: "P" },
    left: { amount: "80.00", asset: "P" },
    terms: { times: expect.any(Number), of: expect.any(String), days: expect.any(Number) },
  };
  expect((await guest.call("promotion", none)).value.matches).toMatchObject([{ ...match, isYours: true }]);
  const { app } = await signedIn("callMatch");
  expect((await app.call("depositMethods")).value.matches).toMatchObject([match]);
  expect((await app.call("promotion", none)).value.matches).toMatchObject([{ isYours: true }]);
  await app.call("takeBreak", { payload: { term: "day" } });
  expect((await app.call("promotion", none)).value.matches).toMatchObject([{ isYours: false }]);

  expect(await app.call("claimPromotion", none)).toMatchObject({ status: 422, code: "notClaimed" });
  const unknown = { payload: { id: "no-such-promotion" } };
  expect(await app.call("claimPromotion", unknown)).toMatchObject({ status: 404, code: "unknownPromotion" });
});
