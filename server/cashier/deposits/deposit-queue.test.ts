import { expect, test } from "vitest";
import { cashierStage, valueIn } from "#tests/setup/cashier-stage.ts";
import { testContext } from "#tests/setup/database.ts";
import { approveDeposit, depositQueue } from "../index.ts";

test("a deposit by hand that nobody has proved yet is in the whole queue, and one at a provider is not", async () => {
  const context = await testContext();
  const stage = await cashierStage(context);
  const [byHand, online] = [await stage.deposit(70_00n), await stage.deposit(70_00n, { method: "online" })];
  const listed = async (all?: boolean) =>
    (await depositQueue(context, { ...(all && { all }) })).map(({ id }) => id);
  expect(await listed()).not.toContain(byHand);
  expect(await listed(true)).toContain(byHand);
  expect(await listed(true)).not.toContain(online);
  valueIn(await approveDeposit(context, { depositId: byHand, operator: "mina" }));
  expect(await listed(true)).not.toContain(byHand);
});
