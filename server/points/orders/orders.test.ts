import { beforeEach, expect, test } from "vitest";
import { openBrand, PASSWORD } from "#tests/setup/brand.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { minorOf, paidMember } from "#tests/setup/real-stakes.ts";
import type { Player } from "../../accounts/index.ts";
import { money } from "../../core/numbers/money.ts";
import { messagesOf } from "../../messages/index.ts";
import { brokenInvariants, issuePoints, movement, statement } from "../../wallet/index.ts";
import {
  changeOrder,
  mallOf,
  newReward,
  ordersOf,
  redeemReward,
  rewardsOf,
  rewardsOfMovements,
} from "../index.ts";

const NAMES = { fa: "لیوان", en: "Mug" };
const DELIVERY = { recipient: "Nima", phone: "+98 912 123 0000", address: "Tehran, Valiasr 12, 1969833111" };
const COST = money(50n, "PTS");

let context: TestContext;
let player: Player;
let brandId: string;

beforeEach(async () => {
  context = await testContext();
  const brand = await openBrand(context);
  brandId = brand.id;
  player = await paidMember(context, brand, { username: "nima", cashMinor: 100n });
  await issuePoints(context, { playerId: player.id, key: "given", amount: money(120n, "PTS") });
  const mug = { id: "mug", names: NAMES, pays: "goods", costPoints: 50n, amountMinor: 0n, stock: 2 } as const;
  expect(await newReward(context, brandId, mug)).toMatchObject({ ok: true });
  expect(await newReward(context, brandId, mug)).toEqual({ ok: false, refusal: { reason: "rewardKnown" } });
});

const points = () => minorOf(context, player.id, "PTS");
const order = (key: string, delivery?: typeof DELIVERY) =>
  redeemReward(context, { player, key, password: PASSWORD, reward: "mug", points: COST, delivery });
const stockOf = async () => (await rewardsOf(context, { brandId, language: "en" }))[0]?.stock;
const listed = () => ordersOf(context, { brandId, state: null });

test("P03 a thing is ordered for points with where it goes, once for its key, and nothing is sent to nowhere", async () => {
  expect(await order("nowhere")).toEqual({ ok: false, refusal: { reason: "addressMissing" } });
  const answers = await Promise.all(Array.from({ length: 4 }, () => order("mug", DELIVERY)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect([await points(), await stockOf()]).toEqual([70n, 1]);
  expect(await listed()).toMatchObject([{ ...DELIVERY, state: "ordered", reward: "mug", points: 50n }]);
  const { own } = await mallOf(context, { brandId, language: "en", player });
  expect(own?.orders).toMatchObject([{ state: "ordered", ...DELIVERY }]);
  expect(own?.redemptions[0]?.id).toBe(own?.orders[0]?.id);
});

test("P03 an order is sent, its number may be set right, and it is handed over, or cancelled once with its points and its piece given back", async () => {
  for (const key of ["one", "two"]) expect(await order(key, DELIVERY)).toMatchObject({ ok: true });
  expect([await points(), await stockOf()]).toEqual([20n, 0]);
  const [one = "", two = ""] = (await listed()).map(({ id }) => id);
  const to = (id: string, state: "sent" | "delivered" | "cancelled", note = "") =>
    changeOrder(context, { id, to: state, note });
  expect(await to(one, "delivered")).toMatchObject({
    refusal: { reason: "orderElsewhere", state: "ordered" },
  });
  expect(await to(one, "sent", "Post RR1")).toMatchObject({ ok: true, value: { state: "sent" } });
  for (const note of ["", "Post RR1"])
    expect(await to(one, "sent", note)).toMatchObject({
      refusal: { reason: "orderElsewhere", state: "sent" },
    });
  context.clock.forward(1000);
  const again = await Promise.all(Array.from({ length: 4 }, () => to(one, "sent", "Post RR2")));
  expect(again.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await to(one, "delivered")).toMatchObject({ ok: true, value: { note: "Post RR2" } });
  expect(await to(one, "cancelled", "late")).toMatchObject({
    refusal: { reason: "orderElsewhere", state: "delivered" },
  });

  const all = await Promise.all(Array.from({ length: 16 }, () => to(two, "cancelled", "sold out")));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect([await points(), await stockOf()]).toEqual([70n, 1]);
  const [cancelled] = await ordersOf(context, { brandId, state: "cancelled" });
  const moved = (transferId: bigint) => movement(context, { playerId: player.id, transferId });
  const given = await moved(cancelled?.movementId ?? 0n);
  const back = await moved(given?.reversedBy ?? 0n);
  const { rows: record } = await statement(context, { playerId: player.id, page: 1 });
  const listedBack = record.find(({ transferId }) => transferId === back?.transferId);
  expect(listedBack).toMatchObject({ kind: "reversal", reverses: back?.reverses });
  expect(back?.reverses).toEqual({ transferId: given?.transferId, kind: "points-redeem" });
  const rewardOf = await rewardsOfMovements(context, { playerId: player.id, movements: record });
  const named = record.filter((row) => rewardOf(row) !== null).map(({ kind }) => kind);
  expect([...new Set(named)].sort(), "the record says what was bought and what came back").toEqual([
    "points-redeem",
    "reversal",
  ]);
  expect(listedBack && rewardOf(listedBack)).toEqual(NAMES);
  expect(await to(context.newId(), "sent")).toEqual({ ok: false, refusal: { reason: "unknownOrder" } });

  expect(await listed(), "what is over is asked for by its state").toEqual([]);
  const over = await ordersOf(context, { brandId, state: "delivered" });
  expect(over.map(({ id }) => id)).toEqual([one]);

  const { rows } = await messagesOf(context, { playerId: player.id, page: 1 });
  const told = rows.filter(({ kind }) => kind.startsWith("order"));
  expect(told.map(({ kind, facts }) => [kind, facts.name, facts.note]).sort()).toEqual([
    ["orderCancelled", "لیوان", "sold out"],
    ["orderDelivered", "لیوان", "Post RR2"],
    ["orderSent", "لیوان", "Post RR1"],
    ["orderSent", "لیوان", "Post RR2"],
  ]);
  expect(await brokenInvariants(context)).toEqual([]);
});
