import { beforeAll, beforeEach, expect, test } from "vitest";
import { brokenInvariants, rollUp, statement } from "#server/wallet/index.ts";
import { type CashierStage, cashierStage, newPlayer, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  advanceCashier,
  approveWithdrawal,
  confirmReceived,
  disputeWithdrawal,
  hearAboutPayout,
  markPaid,
  reportBounced,
  settleDispute,
  withdrawalOf,
  withdrawalQueue,
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

const own = (withdrawalId: string) => ({ playerId: stage.player.id, withdrawalId });
const seen = (withdrawalId: string) => withdrawalOf(context, own(withdrawalId));
const dispute = (withdrawalId: string) => disputeWithdrawal(context, own(withdrawalId));
const settle = (withdrawalId: string, finding: "received" | "returned", words?: string) =>
  settleDispute(context, { withdrawalId, operator: "omid", finding, words });
const refused = (reason: string) => ({ ok: false, refusal: { reason } });
const brokenHolds = () =>
  context.db.call({ name: "test-broken-holds", text: "select subject from ledger.broken_holds()" }, []);
const messages = async () =>
  (
    await context.db.call<{ kind: string; facts: Record<string, string> }>(
      {
        name: "test-told",
        text: "select kind, facts from messages.messages where player_id = $1 and kind like 'withdrawal%' order by sent_at, id",
      },
      [stage.player.id],
    )
  ).map(({ kind, facts }) => [kind, facts.amount]);

/** A withdrawal of 1000 with a fee of 2.50 that an operator has paid. */
async function paid(): Promise<string> {
  await context.db.script("update cashier.methods set fee_fixed_minor = 250 where code = 'bank'");
  const id = await stage.withdraw(1_000_00n);
  valueIn(await approveWithdrawal(context, { withdrawalId: id, operator: "mina" }));
  valueIn(await markPaid(context, { withdrawalId: id, operator: "mina" }));
  return id;
}

test("M04 who says that it has not arrived stops the clock for good, and an operator sees it", async () => {
  const id = await paid();
  valueIn(await dispute(id));
  valueIn(await dispute(id));
  expect(await seen(id)).toMatchObject({ state: "disputed", nextStep: "beingTraced", confirmDue: null });
  expect((await withdrawalQueue(context)).find((one) => one.id === id)?.state).toBe("disputed");
  context.clock.forward(100 * 3_600_000);
  await advanceCashier(context, stage.ports);
  await advanceCashier(context, stage.ports);
  context.clock.forward(100 * 3_600_000);
  await advanceCashier(context, stage.ports);
  expect((await seen(id))?.timeline.map(({ state }) => state)).toEqual([
    "held",
    "approved",
    "paid",
    "disputed",
  ]);
  expect(await messages()).toEqual([["withdrawalPaid", "997.50"]]);
});

test("what came back from the provider is the player's again, fee included, exactly once", async () => {
  const id = await paid();
  expect(await stage.purse()).toEqual({ balance: 19_000_00n, held: 0n });
  expect(await settle(id, "returned")).toEqual(refused("notDisputed"));
  valueIn(await dispute(id));
  const both = await Promise.all([settle(id, "returned", " It bounced. "), settle(id, "returned")]);
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
  expect(await settle(id, "received")).toEqual(refused("notDisputed"));
  expect(await confirmReceived(context, own(id))).toEqual(refused("notPaid"));
  expect(await stage.purse()).toEqual({ balance: 20_000_00n, held: 0n });
  expect(await brokenHolds()).toEqual([]);
  await rollUp(context);
  expect(await brokenInvariants(context)).toEqual([]);

  const told = await seen(id);
  expect(told).toMatchObject({ state: "returned", nextStep: "orderAgain" });
  expect(told?.timeline.at(-1)).toMatchObject({ reason: "neverArrived", note: "It bounced." });
  expect(await messages()).toEqual([
    ["withdrawalPaid", "997.50"],
    ["withdrawalReturned", "1000.00"],
  ]);
  const { rows } = await statement(context, { playerId: stage.player.id, asset: "P", page: 1 });
  expect(rows.slice(0, 4).map(({ kind, account, amount }) => [kind, account, amount.minor])).toEqual(
    expect.arrayContaining([
      ["release", "cash", 1_000_00n],
      ["release", "hold", -1_000_00n],
    ]),
  );
});

test("what was given back does not count as taken out today", async () => {
  await context.db.script("update cashier.settings set withdrawn_per_day_minor = 150000");
  const payeeId = await stage.payee();
  const first = await stage.withdraw(1_000_00n, { payeeId });
  await expect(stage.withdraw(1_000_00n, { payeeId })).rejects.toThrow("dailySum");
  valueIn(await approveWithdrawal(context, { withdrawalId: first, operator: "mina" }));
  valueIn(await markPaid(context, { withdrawalId: first, operator: "mina" }));
  valueIn(await dispute(first));
  valueIn(await settle(first, "returned"));
  await stage.withdraw(1_000_00n, { payeeId });
  await context.db.script("update cashier.settings set withdrawn_per_day_minor = 1000000000");
});

test("what had arrived after all moves nothing, and the player is told what was found out", async () => {
  const id = await paid();
  valueIn(await dispute(id));
  const purse = await stage.purse();
  valueIn(await settle(id, "received", "Slip 77."));
  expect(await settle(id, "returned")).toEqual(refused("notDisputed"));
  expect(await stage.purse()).toEqual(purse);
  expect((await seen(id))?.timeline.at(-1)).toMatchObject({
    state: "received",
    reason: "foundPaid",
    note: "Slip 77.",
  });
  expect((await messages()).at(-1)).toEqual(["withdrawalFoundPaid", "997.50"]);
  expect(await dispute(id)).toEqual(refused("tooLate"));
});

test("a player who finds the money after all ends the dispute", async () => {
  const id = await paid();
  valueIn(await dispute(id));
  valueIn(await confirmReceived(context, own(id)));
  expect((await seen(id))?.state).toBe("received");
  expect(await settle(id, "returned")).toEqual(refused("notDisputed"));
});

test.each(["received", "auto-received"])(
  "what a bank sends back after it was %s is found out like any other, and is the player's again once",
  async (state) => {
    const id = await paid();
    const bounced = (words = "R03") => reportBounced(context, { withdrawalId: id, operator: "mina", words });
    if (state === "received") valueIn(await confirmReceived(context, own(id)));
    for (let day = 0; day < 4; day += 1) {
      context.clock.forward(24 * 3_600_000);
      await advanceCashier(context, stage.ports);
    }
    expect((await seen(id))?.state).toBe(state);
    expect(await settle(id, "returned")).toEqual(refused("notDisputed"));
    expect(await bounced(" ")).toEqual(refused("reasonMissing"));
    valueIn(await bounced());
    expect(await bounced()).toEqual(refused("notPaid"));
    expect(await stage.purse()).toEqual({ balance: 19_000_00n, held: 0n });
    const told = await seen(id);
    expect(told?.timeline.at(-1)).toMatchObject({ state: "disputed", reason: "bounced", note: "R03" });
    valueIn(await settle(id, "received"));
    valueIn(await bounced());
    valueIn(await settle(id, "returned"));
    expect(await bounced()).toEqual(refused("notPaid"));
    expect(await stage.purse()).toEqual({ balance: 20_000_00n, held: 0n });
    expect((await messages()).slice(-2)).toEqual([
      ["withdrawalFoundPaid", "997.50"],
      ["withdrawalReturned", "1000.00"],
    ]);
    expect(await brokenInvariants(context)).toEqual([]);
  },
);

test("what a provider says that it has paid is not given back; what it says has failed is", async () => {
  const id = await stage.withdraw(300_00n, { method: "payout" });
  valueIn(await approveWithdrawal(context, { withdrawalId: id, operator: "mina" }));
  stage.provider.payouts = "paid";
  await advanceCashier(context, stage.ports);
  valueIn(await dispute(id));
  const returned = async (isAsked = true) => {
    const heard = isAsked ? await hearAboutPayout(context, stage.ports, id) : null;
    return settleDispute(context, { withdrawalId: id, operator: "omid", finding: "returned", heard });
  };
  expect(await returned()).toEqual(refused("providerSaysOtherwise"));
  expect(await returned(false)).toEqual(refused("providerSilent"));
  stage.provider.settle(stage.provider.sent.at(-1) ?? "", { status: "failed" });
  valueIn(await returned());
  expect(await stage.purse()).toEqual({ balance: 20_000_00n, held: 0n });
});

test("while the account is frozen nothing is given back, not half of it either", async () => {
  const id = await paid();
  valueIn(await dispute(id));
  const freeze = (is: boolean) =>
    context.db.script(
      `update ledger.accounts set frozen = ${is} where owner_kind = 1 and owner_id = ${stage.player.id}`,
    );
  await freeze(true);
  expect(await settle(id, "returned")).toEqual(refused("accountFrozen"));
  expect([await stage.purse(), await brokenHolds()]).toEqual([{ balance: 19_000_00n, held: 0n }, []]);
  expect((await seen(id))?.state).toBe("disputed");
  await freeze(false);
  valueIn(await settle(id, "returned"));
  expect((await stage.purse()).balance).toBe(20_000_00n);
});

test("T11 nobody disputes another's withdrawal, nor one that is not paid, and an operator has a name", async () => {
  const id = await stage.withdraw(100_00n);
  const other = await newPlayer(context, stage.brand);
  expect(await disputeWithdrawal(context, { playerId: other.id, withdrawalId: id })).toEqual(
    refused("unknownOrder"),
  );
  expect(await dispute(id)).toEqual(refused("notPaid"));
  expect(await settleDispute(context, { withdrawalId: id, operator: " ", finding: "returned" })).toEqual(
    refused("operatorMissing"),
  );
  expect(await settle("W-7K2M9QXA", "returned")).toEqual(refused("unknownOrder"));
});
