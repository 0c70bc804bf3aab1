import { beforeAll, beforeEach, expect, test } from "vitest";
import { signPayment } from "#server/gateway/payments/signature.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { CALLBACK_SECRET, type CashierStage, cashierStage, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  advanceCashier,
  approveWithdrawal,
  handleCallback,
  markPaid,
  refuseWithdrawal,
  withdrawalOf,
} from "./index.ts";

let context: TestContext;
let stage: CashierStage;
let id: string;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
  await stage.fund(1_000_00n);
  id = await stage.withdraw(300_00n, { method: "payout" });
});

const stateOf = async () =>
  (await withdrawalOf(context, { playerId: stage.player.id, withdrawalId: id }))?.state;
const advance = () => advanceCashier(context, stage.ports);
const approve = async () => valueIn(await approveWithdrawal(context, { withdrawalId: id, operator: "mina" }));
const keyOf = () => stage.provider.sent.at(-1) ?? "";

function call(said: Record<string, unknown> = {}) {
  const claim = {
    about: "payout",
    subject: keyOf(),
    status: "paid",
    amount: "30000",
    currency: "P",
    ...said,
  };
  const body = new TextEncoder().encode(JSON.stringify(claim));
  const timestamp = `${context.now().getTime() / 1000}`;
  const signature = signPayment(CALLBACK_SECRET, timestamp, body);
  return handleCallback(context, stage.ports, { provider: "webhook", timestamp, signature, body });
}

test("nothing is sent before it was approved, and what is sent is sent once", async () => {
  await advance();
  expect(stage.provider.sent).toEqual([]);
  await approve();
  await advance();
  await advance();
  expect(stage.provider.sent).toHaveLength(1);
  expect(await stateOf()).toBe("sending");
  expect(
    await refuseWithdrawal(context, { withdrawalId: id, operator: "mina", reason: "late" }),
  ).toMatchObject({
    refusal: { reason: "alreadyDecided" },
  });
  stage.provider.settle(keyOf(), { status: "paid" });
  context.clock.forward(10_000);
  await advance();
  expect(await stateOf()).toBe("paid");
  expect(await stage.purse()).toEqual({ balance: 700_00n, held: 0n });
  expect(await brokenInvariants(context)).toEqual([]);
});

test("what the provider says has failed is the player's again", async () => {
  stage.provider.payouts = "failed";
  await approve();
  await advance();
  expect(await stateOf()).toBe("failed");
  expect(await stage.purse()).toEqual({ balance: 1_000_00n, held: 0n });
  expect(await brokenInvariants(context)).toEqual([]);
});

test.each([
  ["did what was asked", true, 1],
  ["never heard of it", false, 2],
])("a payout that was not answered for has not failed: the provider %s", async (_what, doesIt, sent) => {
  await approve();
  Object.assign(stage.provider, { away: true, doesIt });
  await advance();
  expect([await stateOf(), stage.alarms.map(({ kind }) => kind)]).toEqual(["sending", ["unreachable"]]);
  context.clock.forward(60_000);
  await advance();
  expect(await stage.purse()).toEqual({ balance: 700_00n, held: 300_00n });
  stage.provider.away = false;
  context.clock.forward(20_000);
  await advance();
  stage.provider.settle(keyOf(), { status: "paid" });
  context.clock.forward(20_000);
  await advance();
  expect(await stateOf()).toBe("paid");
  expect(stage.provider.sent).toEqual(Array(sent).fill(keyOf()));
  expect(await stage.purse()).toEqual({ balance: 700_00n, held: 0n });
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a call about a payout makes us ask, and is no proof by itself", async () => {
  await approve();
  await advance();
  expect(await call()).toEqual({ status: 200, code: "PENDING" });
  expect(await stateOf()).toBe("sending");
  stage.provider.settle(keyOf(), { status: "paid" });
  expect(await call({ status: "failed" })).toEqual({ status: 200, code: "PAID" });
  expect(await call()).toEqual({ status: 200, code: "UNCHANGED" });
  expect(await stage.purse()).toEqual({ balance: 700_00n, held: 0n });
});

test.each([
  ["in the call", { amount: "300000" }, {}],
  ["at the provider", {}, { amountMinor: 1n }],
  ["in its currency", {}, { currency: "EUR" }],
])(
  "another amount %s ends nothing and is told; an operator who saw the money leave says so",
  async (_where, said, truth) => {
    await approve();
    await advance();
    stage.provider.settle(keyOf(), { status: "failed", ...truth });
    expect(await call(said)).toEqual({ status: 200, code: "DISAGREES" });
    expect(stage.alarms.map(({ kind }) => kind)).toEqual(["disagreement"]);
    expect([await stateOf(), await stage.purse()]).toEqual(["sending", { balance: 700_00n, held: 300_00n }]);
    valueIn(await markPaid(context, { withdrawalId: id, operator: "mina" }));
    expect([await stateOf(), await stage.purse()]).toEqual(["paid", { balance: 700_00n, held: 0n }]);
  },
);

test("a frozen house sends nothing, and sends it when it is mended", async () => {
  await approve();
  await context.db.script(
    "insert into wallet.alarm (invariant, subject, freezes, found_at, found_last_at) values ('I1', 'payouts', true, now(), now())",
  );
  await advance();
  expect([await stateOf(), stage.provider.sent]).toEqual(["approved", []]);
  await context.db.script(
    "update wallet.alarm set closed_at = now(), closed_by = 'test', closed_reason = 'test' where subject = 'payouts'",
  );
  await advance();
  expect(stage.provider.sent).toHaveLength(1);
});

test("a payout by a name that is none is not found", async () => {
  for (const subject of ["nothing", "' or 1=1 --", context.newId()]) {
    expect(await call({ subject })).toEqual({ status: 404, code: "ORDER_NOT_FOUND" });
  }
});
