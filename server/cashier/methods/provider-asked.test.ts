import { beforeAll, beforeEach, expect, test } from "vitest";
import { balanceOf } from "#server/wallet/index.ts";
import { type CashierStage, cashierStage, P, returnUrl, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { providerCall } from "#tests/setup/provider-call.ts";
import {
  advanceCashier,
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

const balance = async () => (await balanceOf(context, { playerId: stage.player.id, asset: "P" })).minor;
const stateOf = async (depositId: string) =>
  (await depositOf(context, { playerId: stage.player.id, depositId }))?.state;
const order = () => stage.deposit(100_00n, { method: "online" });

const call = (subject: string, said: Record<string, unknown> = {}, more: Partial<ProviderCall> = {}) =>
  providerCall(context, stage, { subject, ...said }, more);
const paid = (depositId: string) => stage.provider.settle(depositId, { status: "paid" });

test("a call that never came is made good by asking; what failed there is refused here", async () => {
  const [good, bad] = [await order(), await order()];
  paid(good);
  stage.provider.settle(bad, { status: "failed" });
  await advanceCashier(context, stage.ports);
  expect(await balance()).toBe(0n);
  context.clock.forward(60_000);
  await advanceCashier(context, stage.ports);
  expect([await stateOf(good), await stateOf(bad), await balance()]).toEqual([
    "received",
    "refused",
    100_00n,
  ]);
  paid(bad);
  expect(await call(bad)).toEqual({ status: 200, code: "IN_REVIEW" });
  valueIn(await refuseDeposit(context, { depositId: bad, operator: "mina", reason: "Given back." }));
  expect(await balance()).toBe(100_00n);
});

test("an order runs out only when its provider says that it was not paid; paid later, it is credited", async () => {
  const depositId = await order();
  context.clock.forward(30 * 60_000);
  stage.provider.away = true;
  await advanceCashier(context, stage.ports);
  expect(await stateOf(depositId)).toBe("waiting");
  stage.provider.away = false;
  await advanceCashier(context, stage.ports);
  expect(await stateOf(depositId)).toBe("expired");
  paid(depositId);
  expect(await call(depositId)).toEqual({ status: 200, code: "RECEIVED" });
  expect(await balance()).toBe(100_00n);
});

test("an order that turns out to be paid when it would run out is received, and does not run out after that", async () => {
  const depositId = await order();
  context.clock.forward(30 * 60_000 - 1);
  await advanceCashier(context, stage.ports);
  expect(await stateOf(depositId)).toBe("waiting");
  paid(depositId);
  context.clock.forward(1);
  await advanceCashier(context, stage.ports);
  expect([await stateOf(depositId), await balance()]).toEqual(["received", 100_00n]);
  expect(stage.alarms).toEqual([]);
});

test.each([
  ["ran out", 30 * 60_000, async () => {}],
  [
    "was cancelled",
    0,
    async (depositId: string) =>
      valueIn(await cancelDeposit(context, { playerId: stage.player.id, depositId })),
  ],
])(
  "an order that %s is asked about for three days more, as its call may be lost too",
  async (_what, afterMs, giveUp) => {
    const [soon, late, tooLate] = [await order(), await order(), await order()];
    context.clock.forward(afterMs);
    for (const one of [soon, late, tooLate]) await giveUp(one);
    await advanceCashier(context, stage.ports);
    paid(soon);
    context.clock.forward(2 * 3_600_000);
    await advanceCashier(context, stage.ports);
    expect([await stateOf(soon), await balance()]).toEqual(["received", 100_00n]);
    for (let hours = 0; hours < 66; hours += 6) {
      context.clock.forward(6 * 3_600_000);
      await advanceCashier(context, stage.ports);
    }
    paid(late);
    context.clock.forward(2 * 3_600_000);
    await advanceCashier(context, stage.ports);
    expect(await stateOf(late)).toBe("received");
    for (let day = 0; day < 3; day += 1) {
      context.clock.forward(24 * 3_600_000);
      await advanceCashier(context, stage.ports);
    }
    paid(tooLate);
    context.clock.forward(24 * 3_600_000);
    await advanceCashier(context, stage.ports);
    expect(await stateOf(tooLate)).toBe(afterMs === 0 ? "cancelled" : "expired");
    const left = { name: "test-to-ask", text: "select 1 from cashier.deposits where poll_at is not null" };
    expect(await context.db.call(left, [])).toEqual([]);
  },
);

test("an order whose process ended before it heard the provider is asked about all the same", async () => {
  const online = stage.ports.deposits.get("webhook");
  if (online?.kind !== "online") throw new Error("No provider is on the stage.");
  const dies: typeof online = {
    ...online,
    async start(asked) {
      await online.start(asked);
      throw new Error("The process ends here.");
    },
  };
  const ports = { ...stage.ports, deposits: new Map([["webhook", dies]]) };
  const request = { player: stage.player, method: "online", amount: P(100_00n), returnUrl };
  await expect(requestDeposit(context, ports, request)).rejects.toThrow("ends here");
  const depositId = stage.provider.sent.at(-1) ?? "";
  expect(await call(depositId)).toEqual({ status: 200, code: "PENDING" });
  paid(depositId);
  context.clock.forward(60_000);
  await advanceCashier(context, stage.ports);
  expect([await stateOf(depositId), await balance()]).toEqual(["received", 100_00n]);
  expect(stage.alarms).toEqual([]);
});
