import { beforeAll, beforeEach, expect, test } from "vitest";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type CashierStage, cashierStage, newPlayer, P, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  advanceCashier,
  approveWithdrawal,
  cancelWithdrawal,
  confirmReceived,
  markPaid,
  refuseWithdrawal,
  removePayee,
  withdrawalOf,
  withdrawalQueue,
  withdrawalsOf,
} from "../index.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
  await stage.fund(20_000_00n);
});

const seen = (withdrawalId: string) => withdrawalOf(context, { playerId: stage.player.id, withdrawalId });
const stateOf = async (withdrawalId: string) => (await seen(withdrawalId))?.state;
const approve = (withdrawalId: string, operator = "mina") =>
  approveWithdrawal(context, { withdrawalId, operator });
const own = (withdrawalId: string) => ({ playerId: stage.player.id, withdrawalId });
const messages = () =>
  context.db.call<{ kind: string; facts: Record<string, string> }>(
    {
      name: "test-messages-of",
      text: "select kind, facts from messages.messages where player_id = $1 and kind <> 'depositReceived' order by sent_at, id",
    },
    [stage.player.id],
  );

test("M04 a withdrawal is set aside, approved, paid and confirmed, each step in its story", async () => {
  await context.db.script("update cashier.methods set fee_fixed_minor = 250 where code = 'bank'");
  const id = await stage.withdraw(1_000_00n);
  await context.db.script("update cashier.methods set fee_fixed_minor = 0 where code = 'bank'");
  expect(await stage.purse()).toEqual({ balance: 19_000_00n, held: 1_000_00n });
  expect(await seen(id)).toMatchObject({
    state: "held",
    nextStep: "cancelOrWait",
    fee: P(250n),
    arrives: P(997_50n),
  });
  expect(await markPaid(context, { withdrawalId: id, operator: "mina" })).toMatchObject({
    refusal: { reason: "notApproved" },
  });
  expect(valueIn(await approve(id))).toEqual({ state: "approved", missing: 0 });
  expect(await cancelWithdrawal(context, own(id))).toMatchObject({ refusal: { reason: "tooLate" } });
  await advanceCashier(context, stage.ports);
  expect(await stateOf(id)).toBe("approved");
  valueIn(await markPaid(context, { withdrawalId: id, operator: "mina", providerRef: "slip 1" }));
  expect(await markPaid(context, { withdrawalId: id, operator: "mina" })).toMatchObject({
    refusal: { reason: "alreadyPaid" },
  });
  expect(await stage.purse()).toEqual({ balance: 19_000_00n, held: 0n });
  valueIn(await confirmReceived(context, own(id)));
  valueIn(await confirmReceived(context, own(id)));
  expect((await seen(id))?.timeline.map(({ state }) => state)).toEqual([
    "held",
    "approved",
    "paid",
    "received",
  ]);
  expect((await messages()).map(({ kind }) => kind)).toEqual(["withdrawalPaid"]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("the account that it goes to is shown shortened to its player and whole to the operator", async () => {
  const id = await stage.withdraw(1_000_00n);
  expect((await seen(id))?.payee.map(({ name, value }) => [name, value])).toEqual([
    ["holder", "Nima Kazemi"],
    ["iban", "•••• 0001"],
  ]);
  const waiting = (await withdrawalQueue(context)).find((one) => one.id === id);
  expect(waiting).toMatchObject({
    payeeFields: { iban: "IR062960000000100324200001" },
    approvalsNeeded: 1,
    approvedBy: [],
  });
});

test("T30 a large withdrawal needs two different operators, and its player may still take it back in between", async () => {
  const payeeId = await stage.payee();
  const [one, two] = [
    await stage.withdraw(10_000_00n, { payeeId }),
    await stage.withdraw(9_999_99n, { payeeId }),
  ];
  expect(valueIn(await approve(two))).toEqual({ state: "approved", missing: 0 });
  expect(valueIn(await approve(one, "mina"))).toEqual({ state: "held", missing: 1 });
  for (const same of ["mina", "MINA", " Mina "]) {
    expect(await approve(one, same)).toMatchObject({ refusal: { reason: "sameOperator" } });
  }
  expect(await markPaid(context, { withdrawalId: one, operator: "mina" })).toMatchObject({ ok: false });
  expect((await seen(one))?.timeline.map(({ state }) => state)).toEqual(["held"]);
  expect(valueIn(await approve(one, "omid"))).toEqual({ state: "approved", missing: 0 });

  await stage.fund(10_000_00n);
  const three = await stage.withdraw(10_000_00n, { payeeId });
  valueIn(await approve(three, "mina"));
  valueIn(await cancelWithdrawal(context, own(three)));
  expect(await approve(three, "omid")).toMatchObject({ refusal: { reason: "alreadyDecided" } });
});

test("what is taken back or refused is the player's again, once", async () => {
  const payeeId = await stage.payee();
  const one = await stage.withdraw(1_000_00n, { payeeId });
  const two = await stage.withdraw(2_000_00n, { payeeId });
  valueIn(await cancelWithdrawal(context, own(one)));
  valueIn(await cancelWithdrawal(context, own(one)));
  valueIn(await approve(two));
  expect(await refuseWithdrawal(context, { withdrawalId: two, operator: "mina", reason: "" })).toMatchObject({
    refusal: { reason: "reasonMissing" },
  });
  valueIn(await refuseWithdrawal(context, { withdrawalId: two, operator: "mina", reason: "Wrong name." }));
  expect(await refuseWithdrawal(context, { withdrawalId: two, operator: "mina", reason: "x" })).toMatchObject(
    {
      refusal: { reason: "alreadyDecided" },
    },
  );
  expect(await stage.purse()).toEqual({ balance: 20_000_00n, held: 0n });
  expect((await seen(two))?.timeline.at(-1)).toMatchObject({ reason: "byOperator", note: "Wrong name." });
  expect(await messages()).toEqual([
    { kind: "withdrawalRefused", facts: { reference: two, amount: "2000.00" } },
  ]);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("T11 nobody sees, takes back or confirms another's withdrawal; a removed account stays where it was used", async () => {
  const payeeId = await stage.payee();
  const id = await stage.withdraw(100_00n, { payeeId });
  const other = await newPlayer(context, stage.brand);
  const theirs = { playerId: other.id, withdrawalId: id };
  expect(await withdrawalOf(context, theirs)).toBeNull();
  expect(await cancelWithdrawal(context, theirs)).toMatchObject({ refusal: { reason: "unknownOrder" } });
  expect(await confirmReceived(context, theirs)).toMatchObject({ refusal: { reason: "unknownOrder" } });
  valueIn(await removePayee(context, { playerId: stage.player.id, payeeId }));
  expect((await withdrawalsOf(context, { playerId: stage.player.id, page: 9 })).rows).toHaveLength(1);
  await expect(stage.withdraw(100_00n, { payeeId })).rejects.toThrow("unknownPayee");
});
