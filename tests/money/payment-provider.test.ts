import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterEach, expect, test } from "vitest";
import {
  advanceCashier,
  approveDeposit,
  approveWithdrawal,
  depositOf,
  requestDeposit,
  withdrawalOf,
} from "#server/cashier/index.ts";
import { systemClock } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { type PaymentAlarm, type PaymentPorts, paymentPorts } from "#server/gateway/payments/index.ts";
import { paymentRoutes } from "#server/http/feeds/payment-routes.ts";
import { openMetrics } from "#server/http/server/metrics.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type CashierStage, cashierStage, P, returnUrl, valueIn } from "#tests/setup/cashier-stage.ts";
import { moneyContext } from "#tests/setup/money.ts";
import {
  type CallAnswer,
  type PaymentSandbox,
  paymentSandbox,
  type SandboxState,
} from "#tests/setup/payment-sandbox.ts";

type House = {
  readonly context: Context;
  readonly stage: CashierStage;
  readonly ports: PaymentPorts;
  readonly alarms: PaymentAlarm[];
  readonly sandbox: PaymentSandbox;
  readonly address: string;
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** A house on a real PostgreSQL, its callback address on a socket, and its provider in another process. */
async function house(): Promise<House> {
  const staged = await moneyContext();
  const base = await cashierStage(staged);
  const context: Context = { ...staged, now: systemClock };
  const sandbox = await paymentSandbox();
  const alarms: PaymentAlarm[] = [];
  const alarm = (event: PaymentAlarm) => alarms.push(event);
  const ports = paymentPorts({ webhook: sandbox, now: systemClock, alarm });
  const app = express().use(paymentRoutes({ context, payments: ports }, openMetrics()));
  const server = createServer(app);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  servers.push(server);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await sandbox.control("target", { url: `${address}/payments/webhook/callback` });
  return { context, stage: { ...base, ports }, ports, alarms, sandbox, address };
}

async function ordered({ context, stage, ports }: House, minor = 100_00n): Promise<string> {
  const request = { player: stage.player, method: "online", amount: P(minor), returnUrl };
  return valueIn(await requestDeposit(context, ports, request)).id;
}

const call = ({ sandbox }: House, subject: string, told: Record<string, unknown> = {}) =>
  sandbox.control<CallAnswer[]>("callback", { about: "payment", subject, ...told });
const stateOf = async ({ context, stage }: House, depositId: string) =>
  (await depositOf(context, { playerId: stage.player.id, depositId }))?.state;
const kinds = ({ alarms }: House) => alarms.map(({ kind }) => kind);

test("a payment through a provider of its own process is credited once, however often and in whatever order it calls", async () => {
  const at = await house();
  const depositId = await ordered(at);
  const order = await depositOf(at.context, { playerId: at.stage.player.id, depositId });
  expect(order?.payUrl).toBe(`${at.sandbox.url}/pay/${depositId}`);
  expect(await call(at, depositId)).toEqual([{ status: 200, code: "PENDING" }]);
  await at.sandbox.control("settle", { subject: depositId, status: "paid" });
  const answers = await call(at, depositId, { copies: 16 });
  expect(answers.filter(({ code }) => code === "RECEIVED")).toHaveLength(1);
  expect(answers.filter(({ code }) => code === "ALREADY_RECEIVED")).toHaveLength(15);
  expect(await call(at, depositId, { status: "pending" })).toEqual([
    { status: 200, code: "ALREADY_RECEIVED" },
  ]);
  expect(await at.stage.purse()).toEqual({ balance: 100_00n, held: 0n });
  expect(kinds(at)).toEqual([]);
  expect(await brokenInvariants(at.context)).toEqual([]);
});

test("T29 a call before its order, with another signature, too old, or about nothing, is refused and told", async () => {
  const at = await house();
  expect(await call(at, "D-00000000")).toEqual([{ status: 404, code: "ORDER_NOT_FOUND" }]);
  const depositId = await ordered(at);
  await at.sandbox.control("settle", { subject: depositId, status: "paid" });
  expect(await call(at, depositId, { badSignature: true })).toEqual([{ status: 401, code: "BAD_SIGNATURE" }]);
  expect(await call(at, depositId, { skewS: -400 })).toEqual([{ status: 401, code: "STALE_TIMESTAMP" }]);
  expect(await call(at, depositId, { body: "{" })).toEqual([{ status: 400, code: "BAD_REQUEST" }]);
  const elsewhere = { to: `${at.address}/payments/nobody/callback` };
  expect(await call(at, depositId, elsewhere)).toEqual([{ status: 404, code: "UNKNOWN_PROVIDER" }]);
  expect(await call(at, depositId, { body: "x".repeat(70 * 1024) })).toEqual([
    { status: 400, code: "BAD_REQUEST" },
  ]);
  expect(kinds(at)).toEqual([
    "unknownOrder",
    "badSignature",
    "staleTimestamp",
    "unreadable",
    "unknownProvider",
    "unreadable",
  ]);
  expect([await stateOf(at, depositId), (await at.stage.purse()).balance]).toEqual(["waiting", 0n]);
  expect((await call(at, depositId))[0]?.code).toBe("RECEIVED");
});

test.each([
  ["in the call", { amount: "100000" }, {}],
  ["in the provider's own answer", {}, { amountFactor: 10 }],
  ["as another currency", { currency: "EUR" }, {}],
])(
  "T29 ten times the amount %s: nothing moves, an operator decides, the credit is exact",
  async (_where, said, next) => {
    const at = await house();
    const depositId = await ordered(at);
    await at.sandbox.control("settle", { subject: depositId, status: "paid" });
    await at.sandbox.control("next", next);
    expect(await call(at, depositId, { copies: 4, ...said })).toEqual(
      Array(4).fill({ status: 200, code: "IN_REVIEW" }),
    );
    expect([await stateOf(at, depositId), (await at.stage.purse()).balance]).toEqual(["review", 0n]);
    valueIn(await approveDeposit(at.context, { depositId, operator: "mina" }));
    expect(await at.stage.purse()).toEqual({ balance: 100_00n, held: 0n });
  },
);

test.each([
  ["that are not signed by it", { badSignature: true }],
  ["that are old", { staleAnswers: true }],
  ["that never come", { drop: "after" }],
])("answers of the provider %s are no answers: the call is to be repeated", async (_what, next) => {
  const at = await house();
  const depositId = await ordered(at);
  await at.sandbox.control("settle", { subject: depositId, status: "paid" });
  await at.sandbox.control("next", next);
  expect(await call(at, depositId)).toEqual([{ status: 503, code: "RETRY_LATER" }]);
  expect([await stateOf(at, depositId), (await at.stage.purse()).balance]).toEqual(["waiting", 0n]);
  await at.sandbox.control("next", {});
  expect((await call(at, depositId))[0]?.code).toBe("RECEIVED");
});

test("a payment whose announcement was not answered is taken back, and credited should it be paid all the same", async () => {
  const at = await house();
  await at.sandbox.control("next", { drop: "after" });
  const request = { player: at.stage.player, method: "online", amount: P(100_00n), returnUrl };
  expect(await requestDeposit(at.context, at.ports, request)).toMatchObject({
    refusal: { reason: "providerUnavailable" },
  });
  await at.sandbox.control("next", {});
  const { payments } = await at.sandbox.control<SandboxState>("state");
  const subject = payments[0]?.reference ?? "";
  expect(await stateOf(at, subject)).toBe("cancelled");
  await at.sandbox.control("settle", { subject, status: "paid" });
  expect((await call(at, subject))[0]?.code).toBe("RECEIVED");
  expect((await at.stage.purse()).balance).toBe(100_00n);
});

test.each([
  ["before it was asked", "before"],
  ["after it did what was asked", "after"],
])(
  "a payout whose connection broke %s is asked for until it is final, and made once",
  async (_when, drop) => {
    const at = await house();
    await at.stage.fund(500_00n);
    const id = await at.stage.withdraw(200_00n, { method: "payout" });
    valueIn(await approveWithdrawal(at.context, { withdrawalId: id, operator: "mina" }));
    await at.sandbox.control("next", { drop });
    await advanceCashier(at.context, at.ports);
    const own = { playerId: at.stage.player.id, withdrawalId: id };
    expect((await withdrawalOf(at.context, own))?.state).toBe("sending");
    expect(await at.stage.purse()).toEqual({ balance: 300_00n, held: 200_00n });

    await at.sandbox.control("next", {});
    await soon(at, 61_000);
    const { payouts } = await at.sandbox.control<SandboxState>("state");
    expect(payouts).toMatchObject([{ amount: "20000", status: "pending", payee: { holder: "Nima Kazemi" } }]);
    const [payout] = payouts;
    expect(payout?.callsSeen).toBe(1);
    const key = payout?.key ?? "";
    await at.sandbox.control("settle", { subject: key, status: "paid" });
    const answers = await call(at, key, { about: "payout", copies: 8 });
    expect(answers.filter(({ code }) => code === "PAID")).toHaveLength(1);
    expect((await withdrawalOf(at.context, own))?.state).toBe("paid");
    expect(await at.stage.purse()).toEqual({ balance: 300_00n, held: 0n });
    expect(await brokenInvariants(at.context)).toEqual([]);
  },
);

/** The job as it runs a while later: nobody waits for it, its clock is only ahead. */
async function soon({ context, ports }: House, byMs: number): Promise<void> {
  await advanceCashier({ ...context, now: () => new Date(Date.now() + byMs) }, ports);
}

test("a payout that failed at the provider is the player's again", async () => {
  const at = await house();
  await at.stage.fund(500_00n);
  await at.sandbox.control("next", { payouts: "failed" });
  const id = await at.stage.withdraw(200_00n, { method: "payout" });
  valueIn(await approveWithdrawal(at.context, { withdrawalId: id, operator: "mina" }));
  await advanceCashier(at.context, at.ports);
  const own = { playerId: at.stage.player.id, withdrawalId: id };
  expect((await withdrawalOf(at.context, own))?.state).toBe("failed");
  expect(await at.stage.purse()).toEqual({ balance: 500_00n, held: 0n });
  expect(await brokenInvariants(at.context)).toEqual([]);
});
