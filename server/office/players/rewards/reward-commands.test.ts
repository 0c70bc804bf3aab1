import { beforeAll, beforeEach, expect, test } from "vitest";
import { type CashierStage, cashierStage } from "#tests/setup/cashier-stage.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { officeSaid } from "#tests/setup/office-said.ts";
import { DAY_MS } from "../../../core/time.ts";
import { jackpotView } from "../../../jackpots/index.ts";
import { excludeSelf, startTimeOut } from "../../../limits/index.ts";
import { balanceOf } from "../../../wallet/index.ts";

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

test("M10 nobody on a break or excluded is given points or free rounds by hand, and what was given before is said", async () => {
  const { player, brand } = stage;
  const points = (key: string) => said(`points give ${player.id} 50 --reason gift --key ${key}`);
  const rounds = (key: string) =>
    said(`game free-rounds ${player.id} takht-e-nard 5 --line-bet 0.05 --days 7 --key ${key} --reason gift`);
  const refused = "This player is on a break, and is given nothing.";
  expect(await points("before")).toContain("are movement");
  await startTimeOut(context, { playerId: player.id, timeZone: brand.timeZone, term: "day" });
  expect(await points("away")).toBe(refused);
  expect(await points("before")).toContain("were given before");
  expect(await rounds("away")).toBe(refused);
  context.clock.forward(DAY_MS);
  expect(await points("away")).toContain("are movement");
  expect(await rounds("away")).toContain("has 5 free rounds");
  await excludeSelf(context, { playerId: player.id, timeZone: brand.timeZone, term: "forEver" });
  expect(await points("for-good")).toBe(refused);
  expect(await rounds("for-good")).toBe(refused);
  expect((await balanceOf(context, { playerId: player.id, asset: "PTS" })).minor).toBe(100n);
});
