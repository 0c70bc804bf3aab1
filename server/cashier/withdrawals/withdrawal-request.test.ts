import { beforeAll, beforeEach, expect, test } from "vitest";
import { setPaymentPassword } from "#server/accounts/index.ts";
import { PASSWORD } from "#tests/setup/brand.ts";
import {
  type CashierStage,
  cashierStage,
  newPlayer,
  P,
  PAYMENT_PASSWORD,
  valueIn,
} from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { approveWithdrawal, cancelWithdrawal, markPaid, withdrawalDayOf } from "../index.ts";
import { requestWithdrawal } from "./withdrawal-request.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
  await stage.fund(20_000_00n);
});

const approve = (withdrawalId: string, operator = "mina") =>
  approveWithdrawal(context, { withdrawalId, operator });
const own = (withdrawalId: string) => ({ playerId: stage.player.id, withdrawalId });

test("the same form twice is one withdrawal; the form with another amount is refused", async () => {
  const [key, payeeId] = [context.newId(), await stage.payee()];
  const first = await stage.withdraw(1_000_00n, { key, payeeId });
  expect(await stage.withdraw(1_000_00n, { key, payeeId })).toBe(first);
  await expect(stage.withdraw(1_000_01n, { key, payeeId })).rejects.toThrow("keyConflict");
  expect(await stage.purse()).toEqual({ balance: 19_000_00n, held: 1_000_00n });
});

test.each([
  ["belowMin", { amount: P(1n) }],
  ["aboveMax", { amount: P(20_000_01n) }],
  ["wrongAsset", { amount: { minor: 100_00n, asset: "TRIAL" as const } }],
  ["methodClosed", { method: "transfer" }],
  ["methodClosed", { method: "none" }],
  ["unknownPayee", { payeeId: "' or 1=1 --" }],
  ["unknownPayee", { payeeId: "01890f3e-7b1a-7c3d-8e4f-001122334455" }],
  ["badKey", { key: "twice" }],
  ["paymentPasswordWrong", { paymentPassword: "000000" }],
])("a withdrawal is refused as %s and sets nothing aside", async (reason, wrong) => {
  const request = {
    player: stage.player,
    method: "bank",
    payeeId: await stage.payee(),
    amount: P(100_00n),
    paymentPassword: PAYMENT_PASSWORD,
    key: context.newId(),
    ...wrong,
  };
  expect(await requestWithdrawal(context, stage.ports, request)).toMatchObject({ refusal: { reason } });
  expect(await stage.purse()).toEqual({ balance: 20_000_00n, held: 0n });
});

test("more than there is is refused, and nobody's account is a payee of another", async () => {
  const payeeId = await stage.payee();
  await stage.withdraw(15_000_00n, { payeeId });
  await expect(stage.withdraw(5_000_01n, { payeeId })).rejects.toThrow("insufficientFunds");
  const other = await newPlayer(context, stage.brand);
  const request = {
    player: other,
    method: "bank",
    payeeId,
    amount: P(100_00n),
    paymentPassword: PAYMENT_PASSWORD,
    key: context.newId(),
  };
  expect(await requestWithdrawal(context, stage.ports, request)).toMatchObject({
    refusal: { reason: "unknownPayee" },
  });
});

test("T31 for a day after the payment password was changed no money leaves", async () => {
  const payeeId = await stage.payee();
  const change = { playerId: stage.player.id, password: PASSWORD, paymentPassword: "739164" };
  valueIn(await setPaymentPassword(context, change));
  await expect(stage.withdraw(100_00n, { payeeId })).rejects.toThrow("moneyHeld");
  context.clock.forward(24 * 3_600_000);
  const request = { player: stage.player, method: "bank", payeeId, amount: P(100_00n), key: context.newId() };
  const asked = await requestWithdrawal(context, stage.ports, { ...request, paymentPassword: "739164" });
  expect(asked.ok).toBe(true);
});

test("a day has its number and its sum; what came back does not count, and a new day is new", async () => {
  const payeeId = await stage.payee();
  context.clock.forward(24 * 3_600_000);
  const day = () => withdrawalDayOf(context, { player: stage.player, asset: "P" });
  expect(await day()).toEqual({ most: 5, left: 5, leftSum: P(50_000_00n), isFirst: false });
  const back = await stage.withdraw(100_00n, { payeeId });
  valueIn(await cancelWithdrawal(context, own(back)));
  for (let nth = 0; nth < 5; nth += 1) await stage.withdraw(100_00n, { payeeId });
  await expect(stage.withdraw(100_00n, { payeeId })).rejects.toThrow("dailyCount");
  expect(await day()).toMatchObject({ most: 5, left: 0, leftSum: P(49_500_00n) });
  context.clock.forward(24 * 3_600_000);
  await stage.fund(20_000_00n);
  await stage.fund(20_000_00n);
  await stage.withdraw(20_000_00n, { payeeId });
  await stage.withdraw(20_000_00n, { payeeId });
  expect(await day()).toMatchObject({ most: 5, left: 3, leftSum: P(10_000_00n) });
  const request = {
    player: stage.player,
    method: "bank",
    payeeId,
    amount: P(10_000_01n),
    paymentPassword: PAYMENT_PASSWORD,
    key: context.newId(),
  };
  expect(await requestWithdrawal(context, stage.ports, request)).toEqual({
    ok: false,
    refusal: { reason: "dailySum", left: P(10_000_00n) },
  });
});

test("while the ledger is known to be wrong nothing is asked for, approved or paid, and everything can be given back", async () => {
  const payeeId = await stage.payee();
  const [one, two] = [await stage.withdraw(100_00n, { payeeId }), await stage.withdraw(100_00n, { payeeId })];
  valueIn(await approve(two));
  await context.db.script(
    "insert into wallet.alarms (invariant, subject, freezes, found_at, found_last_at) values ('I3', 'test', true, now(), now())",
  );
  await expect(stage.withdraw(100_00n, { payeeId })).rejects.toThrow("withdrawalsFrozen");
  expect(await approve(one)).toMatchObject({ refusal: { reason: "withdrawalsFrozen" } });
  expect(await markPaid(context, { withdrawalId: two, operator: "mina" })).toMatchObject({
    refusal: { reason: "withdrawalsFrozen" },
  });
  valueIn(await cancelWithdrawal(context, own(one)));
  await context.db.script(
    `update wallet.alarms set approved_at = now(), approved_by = 'test', approved_reason = 'test',
      closed_at = now(), closed_by = 'other', closed_reason = 'test' where subject = 'test'`,
  );
  valueIn(await markPaid(context, { withdrawalId: two, operator: "mina" }));
});
