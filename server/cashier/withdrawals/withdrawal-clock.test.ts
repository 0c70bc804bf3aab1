import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CashierStage, cashierStage, valueIn } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { advanceCashier, approveWithdrawal, markPaid, withdrawalOf } from "../index.ts";

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
const messages = () =>
  context.db.call<{ kind: string; facts: Record<string, string> }>(
    {
      name: "test-messages-of",
      text: "select kind, facts from messages.messages where player_id = $1 and kind <> 'depositReceived' order by sent_at, id",
    },
    [stage.player.id],
  );

test("M04 a paid withdrawal counts as received after its time, after a message, and without any movement", async () => {
  const id = await stage.withdraw(100_00n);
  valueIn(await approve(id));
  valueIn(await markPaid(context, { withdrawalId: id, operator: "mina" }));
  const purse = await stage.purse();
  context.clock.forward(18 * 3_600_000 - 1);
  await advanceCashier(context, stage.ports);
  expect((await messages()).map(({ kind }) => kind)).toEqual(["withdrawalPaid"]);
  context.clock.forward(1);
  await advanceCashier(context, stage.ports);
  await advanceCashier(context, stage.ports);
  const confirmBy = (await seen(id))?.confirmDue?.toISOString();
  expect((await messages()).map(({ kind, facts }) => [kind, facts.confirmBy])).toEqual([
    ["withdrawalPaid", confirmBy],
    ["withdrawalPaid", confirmBy],
  ]);
  context.clock.forward(6 * 3_600_000 - 1);
  await advanceCashier(context, stage.ports);
  expect(await stateOf(id)).toBe("paid");
  context.clock.forward(1);
  await advanceCashier(context, stage.ports);
  expect(await stateOf(id)).toBe("auto-received");
  expect((await messages()).at(-1)?.kind).toBe("withdrawalAutoReceived");
  expect(await stage.purse()).toEqual(purse);
});

test("M04 a house that was closed for days still warns first and leaves time after it", async () => {
  const id = await stage.withdraw(100_00n);
  valueIn(await approve(id));
  valueIn(await markPaid(context, { withdrawalId: id, operator: "mina" }));
  context.clock.forward(72 * 3_600_000);
  await advanceCashier(context, stage.ports);
  expect(await stateOf(id)).toBe("paid");
  context.clock.forward(6 * 3_600_000 - 1);
  await advanceCashier(context, stage.ports);
  expect(await stateOf(id)).toBe("paid");
  context.clock.forward(1);
  await advanceCashier(context, stage.ports);
  expect(await stateOf(id)).toBe("auto-received");
});
