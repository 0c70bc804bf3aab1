import { beforeEach, expect, test } from "vitest";
import { setUpline } from "#server/accounts/index.ts";
import { startOfDay } from "#server/core/days.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { messagesOf } from "#server/messages/index.ts";
import { brokenInvariants, statement } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type PayStage, payStage } from "#tests/setup/pay-stage.ts";
import { minorOf } from "#tests/setup/real-stakes.ts";
import {
  payRebates,
  ratesOf,
  rebateOf,
  rebateOfMovement,
  rebatesOf,
  setRates,
  setTopRates,
} from "../index.ts";

let stage: PayStage<TestContext>;
let context: TestContext;
let root: bigint;
let child: bigint;
let player: bigint;

const office = { operator: "mina" };
const RNG = (rate: number) => ({ RNG: rate });
const set = (by: bigint | null, playerId: bigint, rate: number) => {
  context.clock.forward(1_000);
  return setRates(context, { by: by === null ? office : { playerId: by }, playerId, rates: RNG(rate) });
};
const refused = (reason: string) => ({ ok: false, refusal: { reason } });
const amounts = async (playerId: bigint) =>
  (await rebatesOf(context, { playerId, before: null })).rebates.map(({ source, amount }) => [
    source,
    amount,
  ]);

/** To the beginning of the brand's next day, and a little further; then the clock of the house runs. */
async function nextDay() {
  const midnight = startOfDay(context.now(), stage.brand.timeZone, -1);
  context.clock.forward(midnight.getTime() - context.now().getTime() + 11 * MINUTE_MS);
  await keepFigures(context);
  await payRebates(context);
}

beforeEach(async () => {
  stage = await payStage(await testContext());
  ({ context, root, child, player } = stage);
  await setTopRates(context, { brandId: stage.brand.id, rates: RNG(80) });
  context.clock.forward(HOUR_MS);
});

async function given() {
  for (const [by, to, rate] of [
    [null, root, 80],
    [root, child, 50],
    [child, player, 33],
  ] as const)
    expect(await set(by, to, rate)).toMatchObject({ ok: true });
  context.clock.forward(5 * MINUTE_MS);
}

test("A05 nobody is given more than the one above has, nor by anybody but the one directly above", async () => {
  expect(await set(null, root, 81)).toEqual(refused("rateTooHigh"));
  expect(await set(root, child, 1)).toEqual(refused("rateTooHigh"));
  expect(await set(null, root, 80)).toMatchObject({ ok: true, value: { raised: ["RNG"] } });
  expect(await set(root, child, 80)).toMatchObject({ ok: true });
  expect(await set(root, child, 80)).toEqual(refused("rateSame"));
  for (const [by, to] of [
    [null, child],
    [child, child],
    [root, player],
    [player, child],
    [child, root],
  ] as const)
    expect(await set(by, to, 10)).toEqual(refused("rateNotBelow"));
  expect(await setTopRates(context, { brandId: stage.brand.id, rates: RNG(79) })).toEqual(
    refused("rateBelowTeam"),
  );
});

test("A05 more holds at once, less from the next midnight on; both are told, and what is to come can be taken back", async () => {
  await given();
  expect(await set(root, child, 32)).toEqual(refused("rateBelowTeam"));
  expect(await set(root, child, 40)).toMatchObject({ ok: true, value: { lowered: ["RNG"] } });
  const midnight = startOfDay(context.now(), stage.brand.timeZone, -1);
  expect(await ratesOf(context, child)).toEqual([
    { product: "RNG", rate: 50, counted: 50, next: { rate: 40, from: midnight } },
  ]);
  // What is lowered tomorrow is promised to nobody today.
  expect(await set(child, player, 41)).toEqual(refused("rateTooHigh"));
  expect(await set(root, child, 50)).toMatchObject({ ok: true });
  expect(await ratesOf(context, child)).toEqual([{ product: "RNG", rate: 50, counted: 50, next: null }]);
  expect(await set(root, child, 60)).toMatchObject({ ok: true });
  expect(await ratesOf(context, child)).toEqual([{ product: "RNG", rate: 60, counted: 60, next: null }]);
  const { rows } = await messagesOf(context, { playerId: child, page: 1 });
  expect(rows.map(({ kind }) => kind).sort()).toEqual([
    "rateLowered",
    "rateRaised",
    "rateRaised",
    "rateRaised",
  ]);
  await expect(context.db.script("update agents.rates set rate = 1")).rejects.toThrow("written once");
  await expect(context.db.script(`delete from agents.rates where player_id = ${root}`)).rejects.toThrow(
    "stays",
  );
});

test("A05 a day's stakes pay each step its difference, rounded down once, and a run twice changes nothing", async () => {
  await given();
  await stage.stakes(999n);
  await stage.stakes(1_000n);
  await nextDay();
  // Of 1999: 0.33 % to the player, 0.17 % to the child, 0.30 % to the root.
  expect([await amounts(player), await amounts(child), await amounts(root)]).toEqual([
    [["own", 6n]],
    [["team", 3n]],
    [["team", 5n]],
  ]);
  const before = await Promise.all([root, child].map((id) => minorOf(context, id, "P")));
  expect(before).toEqual([10_005n, 10_003n]);
  await payRebates(context);
  await nextDay();
  expect(await Promise.all([root, child].map((id) => minorOf(context, id, "P")))).toEqual(before);

  const { rows } = await statement(context, { playerId: child, kind: "rebate-team", page: 1 });
  const movementId = rows[0]?.transferId ?? 0n;
  const rebateId = (await rebateOfMovement(context, { playerId: child, movementId })) ?? 0n;
  expect(await rebateOf(context, { playerId: child, rebateId })).toMatchObject({
    amount: 3n,
    products: [{ product: "RNG", base: 1_999n, amount: 3n }],
    lines: [{ name: "pl•••r", via: player, rate: 50, below: 33, base: 1_999n }],
  });
  for (const stranger of [root, player]) {
    expect(await rebateOf(context, { playerId: stranger, rebateId })).toBeNull();
    expect(await rebateOfMovement(context, { playerId: stranger, movementId })).toBeNull();
  }
  expect(await brokenInvariants(context)).toEqual([]);
  await expect(context.db.script("delete from agents.rebate_lines")).rejects.toThrow("written once");
});

test("A05 each bucket is paid by the rate and the line of its time, and missed days are made once, in order", async () => {
  await given();
  await stage.stakes(1_000n);
  context.clock.forward(10 * MINUTE_MS);
  expect(await set(child, player, 50)).toMatchObject({ ok: true });
  context.clock.forward(5 * MINUTE_MS);
  await stage.stakes(1_000n);
  context.clock.forward(DAY_MS);
  await setUpline(context, { playerId: player, uplineId: root });
  context.clock.forward(5 * MINUTE_MS);
  await stage.stakes(2_000n);
  context.clock.forward(DAY_MS);
  await nextDay();
  expect(await amounts(player)).toEqual([
    ["own", 10n],
    ["own", 8n],
  ]);
  expect(await amounts(child)).toEqual([["team", 1n]]);
  expect(await amounts(root)).toEqual([
    ["team", 6n],
    ["team", 6n],
  ]);
});

test("A05 whoever stands below somebody with less is counted for no more than that, and is told so", async () => {
  await given();
  await setUpline(context, { playerId: player, uplineId: null });
  expect(await set(null, player, 80)).toMatchObject({ ok: true });
  await setUpline(context, { playerId: player, uplineId: child });
  // What is said of it is what will be paid.
  expect(await ratesOf(context, player)).toMatchObject([{ rate: 80, counted: 50 }]);
  expect(await ratesOf(context, root)).toMatchObject([{ rate: 80, counted: 80 }]);
  context.clock.forward(5 * MINUTE_MS);
  await stage.stakes(1_000n);
  await nextDay();
  expect(await amounts(player)).toEqual([["own", 5n]]);
  expect(await amounts(child)).toEqual([]);
  expect(await amounts(root)).toEqual([["team", 3n]]);
});

test("A05 who is away or blocked is owed what was earned, and has it once that is over; those above are paid", async () => {
  await given();
  await stage.stakes(1_000n);
  await context.db.script(`update accounts.players set state = 'blocked' where id = ${player}`);
  await nextDay();
  const [row] = (await rebatesOf(context, { playerId: player, before: null })).rebates;
  expect(row).toMatchObject({ amount: 3n, movementId: null });
  expect(await minorOf(context, root, "P")).toBe(10_003n);
  await context.db.script(`update accounts.players set state = 'active' where id = ${player}`);
  await payRebates(context);
  expect(
    (await rebatesOf(context, { playerId: player, before: null })).rebates[0]?.movementId,
  ).not.toBeNull();
  expect(await minorOf(context, player, "P")).toBe(9_003n);
});
