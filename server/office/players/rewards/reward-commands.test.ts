import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CashierStage, cashierStage } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { jackpotView } from "../../../jackpots/index.ts";

let context: TestContext;
let stage: CashierStage;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  stage = await cashierStage(context);
});

const said = (words: string) => officeSaid(context, words, { payments: stage.ports });

const jackpot = "jackpot set open --reason fair";

test.each([
  [`${jackpot} --rate 0`],
  [`${jackpot} --rate 501`],
  [`${jackpot} --one-in 999`],
  [`${jackpot} --one-in 4294967296`],
])("%s is refused, and the pool stays closed", async (words) => {
  expect(await said(words)).toContain("A jackpot takes 1 to 500 hundredths of a percent");
  expect(await jackpotView(context)).toBeNull();
});

test.each([
  ["0", "--days 7", "count: not 1 to 1000"],
  ["1001", "--days 7", "count: not 1 to 1000"],
  ["5", "--days 0", "days: not 1 or more"],
])("%s free rounds %s are not given: %s", async (count, days, why) => {
  const words = `game free-rounds ${stage.player.id} takht-e-nard ${count} --line-bet 0.05 ${days} --key k --reason gift`;
  expect(await said(words)).toContain(why);
});
