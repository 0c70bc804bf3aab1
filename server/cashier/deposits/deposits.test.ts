import { beforeAll, beforeEach, expect, test } from "vitest";
import { balanceOf, brokenInvariants } from "#server/wallet/index.ts";
import {
  type CashierStage,
  cashierStage,
  newPlayer,
  P,
  returnUrl,
  valueIn,
} from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  advanceCashier,
  approveDeposit,
  cancelDeposit,
  depositMethods,
  depositOf,
  depositsOf,
  methodBook,
  refuseDeposit,
  requestDeposit,
  setMethod,
} from "../index.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

const balance = async () => (await balanceOf(context, { playerId: stage.player.id, asset: "P" })).minor;
const seen = (depositId: string) => depositOf(context, { playerId: stage.player.id, depositId });
const messages = () =>
  context.db.call<{ kind: string }>(
    { name: "test-messages", text: "select kind, facts from messages.messages where player_id = $1" },
    [stage.player.id],
  );

test("M03 a deposit by hand is ordered, approved once and told to its player, with its story", async () => {
  const depositId = await stage.deposit(123_45n);
  expect(depositId).toMatch(/^D-[0-9A-HJKMNP-TV-Z]{8}$/);
  expect(await seen(depositId)).toMatchObject({
    state: "waiting",
    nextStep: "payAndProve",
    instructions: { en: "6037" },
    amount: P(123_45n),
    fee: P(0n),
    credited: P(123_45n),
    received: null,
  });
  context.clock.forward(60_000);
  valueIn(await approveDeposit(context, { depositId, operator: "Mina" }));
  expect(await balance()).toBe(123_45n);
  const order = await seen(depositId);
  expect(order).toMatchObject({
    state: "received",
    nextStep: "play",
    received: P(123_45n),
    instructions: null,
  });
  expect(order?.timeline.map(({ state, reason }) => [state, reason])).toEqual([
    ["waiting", null],
    ["received", null],
  ]);
  expect(await messages()).toEqual([
    { kind: "depositReceived", facts: { reference: depositId, amount: "123.45" } },
  ]);
  expect(await approveDeposit(context, { depositId, operator: "Omid" })).toMatchObject({ ok: false });
  expect(await balance()).toBe(123_45n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a fee is shown with the order and taken from what came, also from another amount than was ordered", async () => {
  await context.db.script(
    "update cashier.methods set fee_fixed_minor = 100, fee_bps = 150 where code = 'transfer'",
  );
  const depositId = await stage.deposit(99_99n);
  expect(await seen(depositId)).toMatchObject({ fee: P(249n), credited: P(97_50n) });
  await context.db.script(
    "update cashier.methods set fee_bps = 0, fee_fixed_minor = 0 where code = 'transfer'",
  );
  valueIn(await approveDeposit(context, { depositId, operator: "mina", receivedMinor: 80_00n }));
  expect(await balance()).toBe(80_00n - 220n);
  expect(await seen(depositId)).toMatchObject({
    amount: P(99_99n),
    received: P(80_00n),
    fee: P(220n),
    credited: P(77_80n),
  });
  expect((await seen(depositId))?.timeline.at(-1)).toMatchObject({ reason: "otherAmount" });
  expect(await brokenInvariants(context)).toEqual([]);
});

test.each([0n, -1n, 20_000_01n])("T30 an operator cannot credit %d", async (receivedMinor) => {
  const depositId = await stage.deposit(100_00n);
  const approved = await approveDeposit(context, { depositId, operator: "mina", receivedMinor });
  expect(approved).toEqual({ ok: false, refusal: { reason: "badAmount" } });
  expect(await balance()).toBe(0n);
});

test("the same form twice is one order; the form with another amount is refused", async () => {
  const key = context.newId();
  const [first, second] = [await stage.deposit(100_00n, { key }), await stage.deposit(100_00n, { key })];
  expect(second).toBe(first);
  const other = { player: stage.player, method: "transfer", amount: P(100_01n), returnUrl, key };
  expect(await requestDeposit(context, stage.ports, other)).toEqual({
    ok: false,
    refusal: { reason: "keyConflict" },
  });
  expect((await depositsOf(context, { playerId: stage.player.id, page: 1 })).total).toBe(1);
});

test.each([
  ["belowMin", { amount: P(49_99n) }, { limit: P(50_00n) }],
  ["aboveMax", { amount: P(20_000_01n) }, { limit: P(20_000_00n) }],
  ["wrongAsset", { amount: { minor: 100_00n, asset: "TRIAL" as const } }, {}],
  ["methodClosed", { method: "nothing" }, {}],
  ["methodClosed", { method: "bank" }, {}],
  ["badKey", { key: "1" }, {}],
])("an order is refused as %s and stores nothing", async (reason, wrong, more) => {
  const request = { player: stage.player, method: "transfer", amount: P(100_00n), returnUrl, ...wrong };
  const refused = await requestDeposit(context, stage.ports, request);
  expect(refused).toEqual({ ok: false, refusal: { reason, ...more } });
  expect((await depositsOf(context, { playerId: stage.player.id, page: 1 })).total).toBe(0);
});

test("a trial account orders nothing, and five open orders are enough", async () => {
  const trial = { ...stage.player, accountType: 4 as const };
  const request = { player: trial, method: "transfer", amount: P(100_00n), returnUrl };
  expect(await requestDeposit(context, stage.ports, request)).toMatchObject({
    refusal: { reason: "trialAccount" },
  });
  for (let nth = 0; nth < 5; nth += 1) await stage.deposit(100_00n);
  const sixth = await requestDeposit(context, stage.ports, { ...request, player: stage.player });
  expect(sixth).toMatchObject({ refusal: { reason: "tooManyOpen" } });
});

test("a deposit by hand is offered only when the operator has said where to pay, an online one only with its provider", async () => {
  const asked = { brand: stage.brand, playerId: stage.player.id };
  const codes = async (ports = stage.ports) =>
    (await depositMethods(context, ports, asked)).map(({ code }) => code);
  expect(await codes()).toEqual(["transfer", "online"]);
  await setMethod(context, { brandId: stage.brand.id, code: "transfer", instructions: null });
  expect(await codes()).toEqual(["online"]);
  expect(await codes({ ...stage.ports, deposits: new Map() })).toEqual([]);
  await setMethod(context, { brandId: stage.brand.id, code: "online", isOn: false });
  expect(await codes()).toEqual([]);
  expect(await methodBook(context, stage.brand.id)).toHaveLength(4);
  const unknown = await setMethod(context, { brandId: stage.brand.id, code: "none", isOn: true });
  expect(unknown).toMatchObject({ refusal: { reason: "unknownMethod" } });
});

test("T11 nobody sees or cancels another's order", async () => {
  const depositId = await stage.deposit(100_00n);
  const other = await newPlayer(context, stage.brand);
  expect(await depositOf(context, { playerId: other.id, depositId })).toBeNull();
  expect(await cancelDeposit(context, { playerId: other.id, depositId })).toMatchObject({
    refusal: { reason: "unknownOrder" },
  });
  expect((await depositsOf(context, { playerId: other.id, page: 1 })).rows).toEqual([]);
});

test("an order that was cancelled or refused brings nothing; a refusal needs a name and words for its player", async () => {
  const cancelled = await stage.deposit(100_00n);
  const own = { playerId: stage.player.id, depositId: cancelled };
  expect([await cancelDeposit(context, own), await cancelDeposit(context, own)]).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  const depositId = await stage.deposit(100_00n);
  expect(await refuseDeposit(context, { depositId, operator: " ", reason: "no" })).toMatchObject({
    ok: false,
  });
  expect(await refuseDeposit(context, { depositId, operator: "mina", reason: " " })).toMatchObject({
    ok: false,
  });
  valueIn(await refuseDeposit(context, { depositId, operator: "mina", reason: "Nothing came." }));
  expect(await seen(depositId)).toMatchObject({ state: "refused", nextStep: "contact" });
  expect((await seen(depositId))?.timeline.at(-1)).toMatchObject({
    reason: "byOperator",
    note: "Nothing came.",
  });
  expect(await balance()).toBe(0n);
});

test("money that comes for an order that was cancelled or refused is credited once an operator has seen it", async () => {
  const [cancelled, refused] = [await stage.deposit(100_00n), await stage.deposit(200_00n)];
  valueIn(await cancelDeposit(context, { playerId: stage.player.id, depositId: cancelled }));
  valueIn(await refuseDeposit(context, { depositId: refused, operator: "mina", reason: "Nothing came." }));
  for (const depositId of [cancelled, refused]) {
    const approve = () => approveDeposit(context, { depositId, operator: "mina" });
    valueIn(await approve());
    expect(await approve()).toMatchObject({ refusal: { reason: "alreadyDecided" } });
  }
  expect(await balance()).toBe(300_00n);
  const story = (await seen(refused))?.timeline.map(({ state, reason }) => [state, reason]);
  expect(story?.slice(2)).toEqual([
    ["review", "paidAfterRefusal"],
    ["received", null],
  ]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a refused order that cannot be credited stays refused", async () => {
  const setFee = (minor: number) =>
    context.db.script(`update cashier.methods set fee_fixed_minor = ${minor} where code = 'transfer'`);
  await setFee(100);
  const depositId = await stage.deposit(100_00n);
  await setFee(0);
  valueIn(await refuseDeposit(context, { depositId, operator: "mina", reason: "Nothing came." }));
  const approved = await approveDeposit(context, { depositId, operator: "mina", receivedMinor: 100n });
  expect(approved).toEqual({ ok: false, refusal: { reason: "feeTakesAll" } });
  expect(await seen(depositId)).toMatchObject({ state: "refused", nextStep: "contact" });
});

test("an order that nobody paid runs out, and its money is still welcome when an operator sees it", async () => {
  const depositId = await stage.deposit(100_00n);
  context.clock.forward(24 * 3_600_000 - 1);
  await advanceCashier(context, stage.ports);
  expect(await seen(depositId)).toMatchObject({ state: "waiting" });
  context.clock.forward(1);
  await advanceCashier(context, stage.ports);
  expect(await seen(depositId)).toMatchObject({ state: "expired", nextStep: "orderAgain" });
  valueIn(await approveDeposit(context, { depositId, operator: "mina" }));
  expect(await balance()).toBe(100_00n);
});
