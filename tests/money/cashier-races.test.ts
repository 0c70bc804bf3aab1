import { expect, test } from "vitest";
import {
  advanceCashier,
  approveDeposit,
  approveWithdrawal,
  cancelDeposit,
  cancelWithdrawal,
  confirmReceived,
  depositOf,
  handleCallback,
  markPaid,
  refuseDeposit,
  refuseWithdrawal,
  requestDeposit,
  withdrawalOf,
} from "#server/cashier/index.ts";
import { requestWithdrawal } from "#server/cashier/parts.ts";
import { isTransient } from "#server/db/faults.ts";
import { signPayment } from "#server/gateway/payments/signature.ts";
import { setLimit } from "#server/limits/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import {
  CALLBACK_SECRET,
  type CashierStage,
  cashierStage,
  P,
  PAYMENT_PASSWORD,
  returnUrl,
  valueIn,
} from "#tests/setup/cashier-stage.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";

const TOGETHER = 64;
const together = <Value>(work: (nth: number) => Promise<Value>) =>
  Promise.all(Array.from({ length: TOGETHER }, (_, nth) => decided(() => work(nth))));

/** What the database had no time for was not decided, and is sent again as its form would be. */
async function decided<Value>(work: () => Promise<Value>): Promise<Value> {
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (!isTransient(fault)) throw fault;
    }
  }
}
const accepted = (outcomes: readonly { ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length;

async function staged(): Promise<{ context: TestContext; stage: CashierStage }> {
  const context = await moneyContext();
  const stage = await cashierStage(context);
  // The day's own limits would end a race before it has begun.
  await context.db.script("update cashier.settings set withdrawals_per_day = 1000, open_deposits_max = 100");
  return { context, stage };
}

async function isSound(context: TestContext): Promise<void> {
  expect(await brokenInvariants(context)).toEqual([]);
  const strays = { name: "test-strays", text: "select subject from ledger.broken_holds()" };
  expect(await context.db.call(strays, [])).toEqual([]);
}

test("sixty-four approvals of one deposit at once credit it once, race after race", async () => {
  const { context, stage } = await staged();
  for (let race = 1; race <= manyTimes(5); race += 1) {
    const depositId = await stage.deposit(100_00n);
    const outcomes = await together((nth) => approveDeposit(context, { depositId, operator: `op${nth}` }));
    expect(accepted(outcomes)).toBe(1);
    expect(await stage.purse()).toEqual({ balance: BigInt(race) * 100_00n, held: 0n });
  }
  await isSound(context);
});

test("approved, refused and cancelled at once: the money that an operator has seen is credited, once", async () => {
  const { context, stage } = await staged();
  for (let race = 1; race <= manyTimes(10); race += 1) {
    const depositId = await stage.deposit(100_00n);
    await together((nth): Promise<{ ok: boolean }> => {
      if (nth % 3 === 0) return approveDeposit(context, { depositId, operator: "mina" });
      if (nth % 3 === 1) return refuseDeposit(context, { depositId, operator: "omid", reason: "no" });
      return cancelDeposit(context, { playerId: stage.player.id, depositId });
    });
    const order = await depositOf(context, { playerId: stage.player.id, depositId });
    const states = order?.timeline.map(({ state }) => state).join(" ");
    expect(states).toMatch(/^waiting( cancelled| refused review)? received$/);
    expect((await stage.purse()).balance).toBe(BigInt(race) * 100_00n);
  }
  await isSound(context);
});

test("T29 sixty-four calls about one payment at once, some of them for ten times as much, credit it at most once and exactly", async () => {
  const { context, stage } = await staged();
  const call = (subject: string, amount: string) => {
    const body = Buffer.from(
      JSON.stringify({ about: "payment", subject, status: "paid", amount, currency: "P" }),
    );
    const timestamp = `${context.now().getTime() / 1000}`;
    const signature = signPayment(CALLBACK_SECRET, timestamp, body);
    return handleCallback(context, stage.ports, { provider: "webhook", timestamp, signature, body });
  };
  let expected = 0n;
  for (let race = 0; race < manyTimes(10); race += 1) {
    const depositId = await stage.deposit(100_00n, { method: "online" });
    stage.provider.settle(depositId, { status: "paid" });
    const forged = race % 2 === 1;
    const answers = await together((nth) => call(depositId, forged && nth % 8 === 0 ? "100000" : "10000"));
    const order = await depositOf(context, { playerId: stage.player.id, depositId });
    const received = answers.filter(({ code }) => code === "RECEIVED").length;
    expect(received).toBe(order?.state === "received" ? 1 : 0);
    if (!forged) expect(order?.state).toBe("received");
    if (order?.state === "received") expected += 100_00n;
    expect((await stage.purse()).balance).toBe(expected);
  }
  await isSound(context);
});

test("one form sent sixty-four times at once is one order, and one withdrawal", async () => {
  const { context, stage } = await staged();
  const key = context.newId();
  const deposits = await together(() => stage.deposit(100_00n, { key }));
  expect(new Set(deposits).size).toBe(1);
  await stage.fund(1_000_00n);
  const payeeId = await stage.payee();
  const request = {
    player: stage.player,
    method: "bank",
    payeeId,
    amount: P(100_00n),
    paymentPassword: PAYMENT_PASSWORD,
    key: context.newId(),
  };
  const outcomes = await together(() => requestWithdrawal(context, stage.ports, request));
  const references = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.reference] : []));
  expect(new Set(references).size).toBe(1);
  for (const outcome of outcomes) {
    if (!outcome.ok) expect(["tooBusy", "moneyLocked"]).toContain(outcome.refusal.reason);
  }
  expect(await stage.purse()).toEqual({ balance: 900_00n, held: 100_00n });
  await isSound(context);
});

test("withdrawals of a whole balance at once take exactly what is there", async () => {
  const { context, stage } = await staged();
  await stage.fund(1_000_00n);
  const payeeId = await stage.payee();
  const outcomes = await Promise.all(
    Array.from({ length: 30 }, () => {
      const request = {
        player: stage.player,
        method: "bank",
        payeeId,
        amount: P(300_00n),
        paymentPassword: PAYMENT_PASSWORD,
        key: context.newId(),
      };
      return decided(() => requestWithdrawal(context, stage.ports, request));
    }),
  );
  const reasons = outcomes.map((outcome) => (outcome.ok ? "held" : outcome.refusal.reason));
  expect(reasons.filter((reason) => reason === "held")).toHaveLength(3);
  expect(await stage.purse()).toEqual({ balance: 100_00n, held: 900_00n });
  await isSound(context);
});

test("cancelled, approved and refused at once: a withdrawal ends once, and its hold with it", async () => {
  const { context, stage } = await staged();
  await stage.fund(20_000_00n);
  const payeeId = await stage.payee();
  const seen = new Set<string>();
  for (let race = 0; race < manyTimes(20); race += 1) {
    const id = await stage.withdraw(100_00n, { payeeId });
    const before = await stage.purse();
    const own = { playerId: stage.player.id, withdrawalId: id };
    await together((nth): Promise<{ ok: boolean }> => {
      const turn = (nth + race) % 4;
      if (turn === 0) return cancelWithdrawal(context, own);
      if (turn === 1) return approveWithdrawal(context, { withdrawalId: id, operator: `op${nth}` });
      if (turn === 2) return refuseWithdrawal(context, { withdrawalId: id, operator: "omid", reason: "no" });
      return markPaid(context, { withdrawalId: id, operator: "mina" });
    });
    const state = (await withdrawalOf(context, own))?.state ?? "";
    seen.add(state);
    const after = await stage.purse();
    if (state === "paid") expect(after).toEqual({ balance: before.balance, held: before.held - 100_00n });
    else expect([state, after.balance]).toEqual([state, before.balance + 100_00n]);
    expect(after.held).toBe(before.held - 100_00n);
    await together(() => confirmReceived(context, own));
    expect(await stage.purse()).toEqual(after);
  }
  expect([...seen].every((state) => ["cancelled", "refused", "paid"].includes(state))).toBe(true);
  await isSound(context);
});

test("T30 sixty-four approvals of a large withdrawal by one operator are one, and by two are two", async () => {
  const { context, stage } = await staged();
  await stage.fund(20_000_00n);
  const id = await stage.withdraw(10_000_00n);
  const approve = (operator: string) => approveWithdrawal(context, { withdrawalId: id, operator });
  expect(accepted(await together((nth) => approve(nth % 2 === 0 ? "mina" : "MINA")))).toBe(1);
  const own = { playerId: stage.player.id, withdrawalId: id };
  expect((await withdrawalOf(context, own))?.state).toBe("held");
  expect(accepted(await together((nth) => approve(`op${nth}`)))).toBe(1);
  expect((await withdrawalOf(context, own))?.state).toBe("approved");
  expect(await stage.purse()).toEqual({ balance: 10_000_00n, held: 10_000_00n });
  await isSound(context);
});

test("jobs of many processes at once and a provider's calls send a payout once and end it once", async () => {
  const { context, stage } = await staged();
  await stage.fund(10_000_00n);
  const payeeId = await stage.payee("payout");
  for (let race = 1; race <= manyTimes(5); race += 1) {
    const id = await stage.withdraw(100_00n, { method: "payout", payeeId });
    const sentBefore = stage.provider.sent.length;
    valueIn(await approveWithdrawal(context, { withdrawalId: id, operator: "mina" }));
    await Promise.all(Array.from({ length: 16 }, () => advanceCashier(context, stage.ports)));
    expect(stage.provider.sent).toHaveLength(sentBefore + 1);
    const key = stage.provider.sent.at(-1) ?? "";
    stage.provider.settle(key, { status: race % 2 === 0 ? "failed" : "paid" });
    context.clock.forward(30_000);
    const body = Buffer.from(
      JSON.stringify({ about: "payout", subject: key, status: "paid", amount: "10000", currency: "P" }),
    );
    const timestamp = `${context.now().getTime() / 1000}`;
    const signature = signPayment(CALLBACK_SECRET, timestamp, body);
    await together(
      (nth): Promise<unknown> =>
        nth % 4 === 0
          ? advanceCashier(context, stage.ports)
          : handleCallback(context, stage.ports, { provider: "webhook", timestamp, signature, body }),
    );
    const own = { playerId: stage.player.id, withdrawalId: id };
    expect((await withdrawalOf(context, own))?.state).toBe(race % 2 === 0 ? "failed" : "paid");
    expect((await stage.purse()).held).toBe(0n);
  }
  const paidOut = BigInt(Math.ceil(manyTimes(5) / 2)) * 100_00n;
  expect((await stage.purse()).balance).toBe(10_000_00n - paidOut);
  await isSound(context);
});

test("a late payment waits for an order that is being made, and counts it", async () => {
  const { context, stage } = await staged();
  const { id: playerId } = stage.player;
  const depositId = await stage.deposit(100_00n, { method: "online" });
  valueIn(await cancelDeposit(context, { playerId, depositId }));
  valueIn(await setLimit(context, { playerId, timeZone: "UTC", name: "deposit-day", ceiling: 150_00n }));
  stage.provider.settle(depositId, { status: "paid" });
  const body = Buffer.from(
    JSON.stringify({ about: "payment", subject: depositId, status: "paid", amount: "10000", currency: "P" }),
  );
  const timestamp = `${context.now().getTime() / 1000}`;
  const signature = signPayment(CALLBACK_SECRET, timestamp, body);
  const waiting = { name: "test-waiting", text: "select 1 from pg_locks where not granted" };
  const called = await context.db.transaction(async (db) => {
    const request = { player: stage.player, method: "transfer", amount: P(100_00n), returnUrl };
    valueIn(await requestDeposit({ ...context, db }, stage.ports, request));
    const call = { provider: "webhook", timestamp, signature, body };
    const answer = handleCallback(context, stage.ports, call);
    await expect.poll(() => context.db.call(waiting, []), { interval: 5 }).not.toEqual([]);
    return { answer };
  });
  expect((await called.answer).code).toBe("IN_REVIEW");
  expect((await stage.purse()).balance).toBe(0n);
});

test("orders at once never come to more than the player's own limit", async () => {
  const { context, stage } = await staged();
  const limit = {
    playerId: stage.player.id,
    timeZone: "UTC",
    name: "deposit-day",
    ceiling: 500_00n,
  } as const;
  valueIn(await setLimit(context, limit));
  const request = { player: stage.player, method: "transfer", amount: P(100_00n), returnUrl };
  const outcomes = await together(() => requestDeposit(context, stage.ports, request));
  expect(accepted(outcomes)).toBe(5);
  const depositIds = outcomes.flatMap((outcome) => (outcome.ok ? [outcome.value.id] : []));
  await Promise.all(depositIds.map((depositId) => approveDeposit(context, { depositId, operator: "mina" })));
  expect(await requestDeposit(context, stage.ports, request)).toMatchObject({
    refusal: { reason: "depositLimit" },
  });
  await isSound(context);
});
