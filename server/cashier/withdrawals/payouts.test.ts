import { beforeAll, beforeEach, expect, test } from "vitest";
import { type PaymentPorts, WEBHOOK } from "#server/gateway/payments/index.ts";
import { signPayment } from "#server/gateway/payments/signature.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { CALLBACK_SECRET, type CashierStage, cashierStage, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  advanceCashier,
  approveWithdrawal,
  failWithdrawal,
  handleCallback,
  hearAboutPayout,
  markPaid,
  type PayoutHeard,
  refuseWithdrawal,
  withdrawalOf,
} from "../index.ts";

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
const hear = () => hearAboutPayout(context, stage.ports, id);
const markFailed = async (heard?: PayoutHeard | null) =>
  failWithdrawal(context, {
    withdrawalId: id,
    operator: "omid",
    reason: "No such account.",
    heard: heard === undefined ? await hear() : heard,
  });
const refusal = (reason: string) => ({ ok: false, refusal: { reason } });
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
  ["in a call", { amount: "300000" }, {}],
  ["at the provider", {}, { amountMinor: 1n }],
  ["in its currency", {}, { currency: "EUR" }],
])(
  "another amount %s ends nothing and is told; an operator who saw the money leave says so",
  async (_where, said, truth) => {
    await approve();
    await advance();
    stage.provider.settle(keyOf(), { status: "paid", ...truth });
    expect(await call(said)).toEqual({ status: 200, code: "DISAGREES" });
    expect(stage.alarms.map(({ kind }) => kind)).toEqual(["disagreement"]);
    expect([await stateOf(), await stage.purse()]).toEqual(["sending", { balance: 700_00n, held: 300_00n }]);
    valueIn(await markPaid(context, { withdrawalId: id, operator: "mina", heard: await hear() }));
    expect([await stateOf(), await stage.purse()]).toEqual(["paid", { balance: 700_00n, held: 0n }]);
  },
);

const freeze = () =>
  context.db.script(`insert into wallet.alarms (invariant, subject, freezes, found_at, found_last_at)
    values ('I1', 'payouts', true, now(), now())`);
const mend = () =>
  context.db.script(`update wallet.alarms set approved_at = now(), approved_by = 'test', approved_reason = 'test',
    closed_at = now(), closed_by = 'other', closed_reason = 'test' where subject = 'payouts' and closed_at is null`);

test("a frozen house sends nothing, and sends it when it is mended", async () => {
  await approve();
  await freeze();
  await advance();
  expect([await stateOf(), stage.provider.sent]).toEqual(["approved", []]);
  await mend();
  await advance();
  expect(stage.provider.sent).toHaveLength(1);
  stage.provider.settle(keyOf(), { status: "paid" });
  context.clock.forward(10_000);
  await advance();
  expect(await stateOf()).toBe("paid");
});

test("a frozen house sends nothing again of which the provider has never heard, until it is mended", async () => {
  await sentInVain();
  await freeze();
  Object.assign(stage.provider, { away: false, payouts: "paid" });
  context.clock.forward(90_000);
  await advance();
  expect([await stateOf(), stage.provider.known.size]).toEqual(["sending", 0]);
  await mend();
  context.clock.forward(90_000);
  await advance();
  expect([await stateOf(), stage.provider.known.size]).toEqual(["paid", 1]);
});

test("a payout by a name that is none is not found", async () => {
  for (const subject of ["nothing", "' or 1=1 --", context.newId()]) {
    expect(await call({ subject })).toEqual({ status: 404, code: "ORDER_NOT_FOUND" });
  }
});

/** The provider as it is, but something happens here between its answer and what we do about it. */
function portsWith(meanwhile: () => Promise<unknown>): PaymentPorts {
  const online = stage.ports.payouts.get(WEBHOOK);
  if (online?.kind !== "online") throw new Error("No provider is on the stage.");
  const truth = async (key: string) => {
    const said = await online.truth(key);
    await meanwhile();
    return said;
  };
  return { ...stage.ports, payouts: new Map([[WEBHOOK, { ...online, truth }]]) };
}

/** A payout that the provider did not answer for and has never heard of. */
async function sentInVain(): Promise<void> {
  await approve();
  Object.assign(stage.provider, { away: true, doesIt: false });
  await advance();
  stage.provider.away = false;
}

test.each([
  ["given back", "failed"],
  ["paid", "paid"],
] as const)("what an operator has %s while the provider was asked is not sent again", async (_what, said) => {
  await sentInVain();
  context.clock.forward(90_000);
  await advanceCashier(
    context,
    portsWith(async () => {
      const now = context.now();
      const heard = { said, sentAt: null, askedAt: now };
      const order = { withdrawalId: id, operator: "mina", heard };
      if (said === "paid") valueIn(await markPaid(context, order));
      else valueIn(await markFailed(heard));
    }),
  );
  expect([await stateOf(), stage.provider.sent.length]).toEqual([said, 1]);
});

test("a payout that its provider never takes is given back by an operator, who is not faster than what is on its way", async () => {
  await sentInVain();
  expect(await markFailed()).toEqual(refusal("justSent"));
  context.clock.forward(15_000);
  const heard = await hear();
  context.clock.forward(45_000);
  stage.provider.away = true;
  expect(await markFailed()).toEqual(refusal("providerSilent"));
  expect(await markFailed(null)).toEqual(refusal("providerSilent"));
  await context.db.script("update cashier.withdrawals set sent_at = sent_at + interval '1 minute'");
  expect(await markFailed(heard)).toEqual(refusal("justSent"));
  stage.provider.away = false;
  context.clock.forward(15_000);
  valueIn(await markFailed());
  expect(await markFailed()).toEqual(refusal("notSending"));
  expect([await stateOf(), await stage.purse()]).toEqual(["failed", { balance: 1_000_00n, held: 0n }]);
  const told = await withdrawalOf(context, { playerId: stage.player.id, withdrawalId: id });
  expect(told?.timeline.at(-1)).toMatchObject({ reason: "byOperator", note: "No such account." });
  expect(await brokenInvariants(context)).toEqual([]);
});

test("what the provider has never heard of is sent once a minute, not each time it is asked", async () => {
  await sentInVain();
  stage.provider.away = true;
  for (let seconds = 0; seconds < 150; seconds += 10) {
    context.clock.forward(10_000);
    stage.provider.away = false;
    await advanceCashier(
      context,
      portsWith(async () => Object.assign(stage.provider, { away: true })),
    );
  }
  expect(stage.provider.sent).toHaveLength(3);
  stage.provider.away = false;
  context.clock.forward(15_000);
  valueIn(await markFailed());
});

test("T30 no operator pays or gives back against what the provider says, nor without asking it", async () => {
  await approve();
  await advance();
  context.clock.forward(5_000);
  const paid = (heard?: PayoutHeard | null) =>
    markPaid(context, { withdrawalId: id, operator: "mina", heard });
  expect(await paid(await hear())).toEqual(refusal("providerSaysOtherwise"));
  expect(await paid()).toEqual(refusal("providerSilent"));
  expect(await markFailed()).toEqual(refusal("providerSaysOtherwise"));
  stage.provider.settle(keyOf(), { status: "paid" });
  expect(await markFailed()).toEqual(refusal("providerSaysOtherwise"));
  expect(await stateOf()).toBe("sending");
  valueIn(await paid(await hear()));
});

test("a provider that is not set up any more: its payout can be paid by hand, but not be said to have failed", async () => {
  await approve();
  await advance();
  const heard = await hearAboutPayout(context, { ...stage.ports, payouts: new Map() }, id);
  expect(heard?.said).toBe("notSetUp");
  expect(await markFailed(heard)).toEqual(refusal("providerSilent"));
  valueIn(await markPaid(context, { withdrawalId: id, operator: "mina", heard }));
});

test("what failed is given back whatever amount its provider names for that", async () => {
  await approve();
  await advance();
  stage.provider.settle(keyOf(), { status: "failed", amountMinor: 0n });
  context.clock.forward(10_000);
  await advance();
  expect([await stateOf(), await stage.purse()]).toEqual(["failed", { balance: 1_000_00n, held: 0n }]);
  expect(stage.alarms).toEqual([]);
});

test.each([
  ["failed", "paid", "DISAGREES"],
  ["paid", "failed", "UNCHANGED"],
] as const)(
  "what has ended as %s and its provider calls %s is told to the operators",
  async (ended, said, code) => {
    await approve();
    await advance();
    stage.provider.settle(keyOf(), { status: ended });
    context.clock.forward(10_000);
    await advance();
    const purse = await stage.purse();
    stage.provider.settle(keyOf(), { status: said });
    expect((await call({ status: said })).code).toBe(code);
    expect(stage.alarms.map(({ kind }) => kind)).toEqual(["disagreement"]);
    expect([await stateOf(), await stage.purse()]).toEqual([ended, purse]);
  },
);
