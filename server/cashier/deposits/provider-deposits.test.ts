import { beforeAll, beforeEach, expect, test } from "vitest";
import { DAY_MS } from "#server/core/time.ts";
import { signPayment } from "#server/gateway/payments/signature.ts";
import { setLimit } from "#server/limits/index.ts";
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
import { providerCall } from "#tests/setup/provider-call.ts";
import {
  advanceCashier,
  approveDeposit,
  cancelDeposit,
  depositOf,
  type ProviderCall,
  refuseDeposit,
  requestDeposit,
} from "../index.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

const encoder = new TextEncoder();
const balance = async () => (await balanceOf(context, { playerId: stage.player.id, asset: "P" })).minor;
const stateOf = async (depositId: string) =>
  (await depositOf(context, { playerId: stage.player.id, depositId }))?.state;
const order = () => stage.deposit(100_00n, { method: "online" });

const call = (subject: string, said: Record<string, unknown> = {}, more: Partial<ProviderCall> = {}) =>
  providerCall(context, stage, { subject, ...said }, more);
const paid = (depositId: string) => stage.provider.settle(depositId, { status: "paid" });
const kinds = () => stage.alarms.map(({ kind }) => kind);

test("a call of the provider credits what was ordered, once, however often it comes", async () => {
  const depositId = await order();
  expect(await depositOf(context, { playerId: stage.player.id, depositId })).toMatchObject({
    nextStep: "payOnline",
    payUrl: `https://pay.test/${depositId}`,
  });
  paid(depositId);
  const answers = [await call(depositId), await call(depositId), await call(depositId)];
  expect(answers).toEqual([
    { status: 200, code: "RECEIVED" },
    { status: 200, code: "ALREADY_RECEIVED" },
    { status: 200, code: "ALREADY_RECEIVED" },
  ]);
  expect(await balance()).toBe(100_00n);
  expect(kinds()).toEqual([]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a provider that is away holds up no order of which nobody is asked", async () => {
  for (let nth = 0; nth < 10; nth += 1) {
    const player = await newPlayer(context, stage.brand);
    for (let more = 0; more < 5; more += 1) {
      const asked = { player, method: "online", amount: P(10_00n), returnUrl, key: context.newId() };
      valueIn(await requestDeposit(context, stage.ports, asked));
    }
  }
  context.clock.forward(1000);
  const byHand = await stage.deposit(100_00n);
  stage.provider.away = true;
  context.clock.forward(3 * DAY_MS);
  await advanceCashier(context, stage.ports);
  expect(await stateOf(byHand)).toBe("expired");
});

test("T29 a claim is not believed: what the provider says when asked decides", async () => {
  const depositId = await order();
  expect(await call(depositId)).toEqual({ status: 200, code: "PENDING" });
  expect([await balance(), await stateOf(depositId)]).toEqual([0n, "checking"]);
  paid(depositId);
  expect(await call(depositId, { status: "failed" })).toEqual({ status: 200, code: "RECEIVED" });
  expect(await call(depositId, { status: "pending" })).toEqual({ status: 200, code: "ALREADY_RECEIVED" });
  expect([await balance(), await stateOf(depositId)]).toEqual([100_00n, "received"]);
});

test.each([
  ["ten times the amount", { amount: "100000" }, {}],
  ["another currency", { currency: "EUR" }, {}],
  ["less than was ordered", { amount: "1" }, {}],
  ["another amount from the provider itself", {}, { amountMinor: 1_000_00n }],
  ["another currency from the provider itself", {}, { currency: "TRIAL" }],
])("T29 %s: nothing moves, an operator decides, and the credit is exact", async (_what, said, truth) => {
  const depositId = await order();
  stage.provider.settle(depositId, { status: "paid", ...truth });
  expect(await call(depositId, said)).toEqual({ status: 200, code: "IN_REVIEW" });
  expect([await balance(), await stateOf(depositId)]).toEqual([0n, "review"]);
  stage.provider.settle(depositId, { amountMinor: 100_00n, currency: "P" });
  expect(await call(depositId)).toEqual({ status: 200, code: "IN_REVIEW" });
  expect(kinds()).toEqual(["disagreement"]);
  valueIn(await approveDeposit(context, { depositId, operator: "mina" }));
  expect(await call(depositId, said)).toEqual({ status: 200, code: "ALREADY_RECEIVED" });
  expect(await balance()).toBe(100_00n);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("T29 a call about an order that does not exist, or about another provider's, moves nothing", async () => {
  const manual = await stage.deposit(100_00n);
  for (const subject of ["D-00000000", manual, "", "' or 1=1 --", "x".repeat(101)]) {
    const answer = await call(subject);
    expect([400, 404]).toContain(answer.status);
  }
  expect(await balance()).toBe(0n);
  expect(await stateOf(manual)).toBe("waiting");
});

test.each([
  [
    "another secret",
    () => ({ signature: signPayment("another", nowS(), new Uint8Array()) }),
    401,
    "badSignature",
  ],
  ["no signature", () => ({ signature: "" }), 401, "badSignature"],
  ["a signature in capitals", () => ({ signature: "A".repeat(64) }), 401, "badSignature"],
  ["a time that is none", () => ({ timestamp: "now" }), 401, "badSignature"],
  ["301 s too old", () => ({ timestamp: nowS(-301) }), 401, "staleTimestamp"],
  ["301 s too new", () => ({ timestamp: nowS(301) }), 401, "staleTimestamp"],
  ["no JSON", () => ({ body: encoder.encode("{") }), 400, "unreadable"],
  ["no UTF-8", () => ({ body: new Uint8Array([0x22, 0xff, 0x22]) }), 400, "unreadable"],
  ["nothing", () => ({ body: new Uint8Array() }), 400, "unreadable"],
  ["a provider that is not set up", () => ({ provider: "nobody" }), 404, "unknownProvider"],
  ["a provider by a name of the language", () => ({ provider: "constructor" }), 404, "unknownProvider"],
])("T29 a call with %s is refused and told to the operators", async (_what, make, status, kind) => {
  const depositId = await order();
  paid(depositId);
  expect((await call(depositId, {}, make())).status).toBe(status);
  expect(kinds()).toEqual([kind]);
  expect([await balance(), await stateOf(depositId)]).toEqual([0n, "waiting"]);
});

const nowS = (skewS = 0) => `${context.now().getTime() / 1000 + skewS}`;

test.each([
  ["a JSON number", 10000],
  ["an exponent", "1e4"],
  ["a sign", "-10000"],
  ["decimals", "100.00"],
  ["2^63", "9223372036854775808"],
  ["Persian digits", "۱۰۰۰۰"],
])("T29 an amount as %s cannot be read", async (_what, amount) => {
  const depositId = await order();
  paid(depositId);
  expect(await call(depositId, { amount })).toEqual({ status: 400, code: "BAD_REQUEST" });
  expect(await balance()).toBe(0n);
});

test("while the provider does not answer, its call is to be repeated and nothing is decided", async () => {
  const depositId = await order();
  paid(depositId);
  stage.provider.away = true;
  expect(await call(depositId)).toEqual({ status: 503, code: "RETRY_LATER" });
  expect([await balance(), await stateOf(depositId)]).toEqual([0n, "waiting"]);
  stage.provider.away = false;
  expect((await call(depositId)).code).toBe("RECEIVED");
});

test("what failed after it was claimed is refused, and an order that was given up does not fail after that", async () => {
  const [claimed, cancelled] = [await order(), await order()];
  expect((await call(claimed)).code).toBe("PENDING");
  valueIn(await cancelDeposit(context, { playerId: stage.player.id, depositId: cancelled }));
  for (const depositId of [claimed, cancelled]) stage.provider.settle(depositId, { status: "failed" });
  expect([(await call(claimed)).code, await stateOf(claimed)]).toEqual(["FAILED", "refused"]);
  expect([(await call(cancelled)).code, await stateOf(cancelled)]).toEqual(["UNCHANGED", "cancelled"]);
  expect((await call(claimed)).code).toBe("UNCHANGED");
  expect(await balance()).toBe(0n);
});

test("what is paid for an order that was given up counts against the player's limit first", async () => {
  const depositId = await order();
  valueIn(await cancelDeposit(context, { playerId: stage.player.id, depositId }));
  await bindDeposits(50_00n);
  paid(depositId);
  expect(await call(depositId)).toEqual({ status: 200, code: "IN_REVIEW" });
  expect([await balance(), await stateOf(depositId)]).toEqual([0n, "review"]);
});

test("a player's own limit counts what is ordered and not yet there", async () => {
  await bindDeposits(150_00n);
  await order();
  const request = { player: stage.player, method: "online", amount: P(50_01n), returnUrl };
  const refused = await requestDeposit(context, stage.ports, request);
  expect(refused).toEqual({
    ok: false,
    refusal: { reason: "depositLimit", period: "day", left: P(50_00n) },
  });
  expect((await requestDeposit(context, stage.ports, { ...request, amount: P(50_00n) })).ok).toBe(true);
});

test("an order whose provider cannot be reached is taken back and says so, and its form may be sent again", async () => {
  stage.provider.away = true;
  const key = context.newId();
  const request = { player: stage.player, method: "online", amount: P(100_00n), returnUrl, key };
  expect(await requestDeposit(context, stage.ports, request)).toEqual({
    ok: false,
    refusal: { reason: "providerUnavailable" },
  });
  expect(kinds()).toEqual(["unreachable"]);
  stage.provider.away = false;
  const again = valueIn(await requestDeposit(context, stage.ports, request));
  expect(await stateOf(again.id)).toBe("waiting");
  expect(again.payUrl).not.toBeNull();
  expect(valueIn(await requestDeposit(context, stage.ports, request))).toEqual(again);
});

test("a payment that its provider neither makes nor ends can be ended by an operator after its time", async () => {
  const depositId = await order();
  await call(depositId);
  const refused = () => refuseDeposit(context, { depositId, operator: "mina", reason: "Nothing came." });
  expect(await refused()).toMatchObject({ refusal: { reason: "alreadyDecided" } });
  context.clock.forward(30 * 60_000);
  await advanceCashier(context, stage.ports);
  expect(await stateOf(depositId)).toBe("checking");
  valueIn(await refused());
  paid(depositId);
  expect(await call(depositId)).toEqual({ status: 200, code: "IN_REVIEW" });
  expect(await balance()).toBe(0n);
});

test("T30 an operator cannot credit a provider's payment that is not in dispute", async () => {
  const depositId = await order();
  expect(await approveDeposit(context, { depositId, operator: "mina" })).toMatchObject({
    refusal: { reason: "alreadyDecided" },
  });
  expect(await balance()).toBe(0n);
});

async function bindDeposits(dayMinor: bigint): Promise<void> {
  const limit = {
    playerId: stage.player.id,
    timeZone: "UTC",
    name: "deposit-day",
    ceiling: dayMinor,
  } as const;
  valueIn(await setLimit(context, limit));
}
