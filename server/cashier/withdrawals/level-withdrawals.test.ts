import { beforeEach, expect, test } from "vitest";
import { seedVip, setLevel } from "#server/vip/index.ts";
import { type CashierStage, cashierStage, P, valueIn } from "#tests/setup/cashier-stage.ts";
import { counting } from "#tests/setup/counting.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { withdrawalDayOf, withdrawalQueue } from "../index.ts";

let context: TestContext;
let stage: CashierStage;

beforeEach(async () => {
  context = await testContext();
  stage = await cashierStage(context);
  await seedVip(context);
  await stage.fund(20_000_00n);
});

const level = (change: Omit<Parameters<typeof setLevel>[1], "brandId">) =>
  setLevel(context, { brandId: stage.brand.id, ...change });
const day = () => withdrawalDayOf(context, { player: stage.player, asset: "P" });
const rise = (rank: number) =>
  context.db.script(
    `insert into vip.players (player_id, brand_id, rank) values (${stage.player.id}, '${stage.brand.id}', ${rank})
       on conflict (player_id) do update set rank = excluded.rank`,
  );

test("P05 M04 a level widens what its players take out in a day, and never narrows what the brand lets everybody", async () => {
  const whole = { most: 5, left: 5, leftSum: P(50_000_00n), isFirst: false };
  valueIn(await level({ rank: 2, withdrawalsPerDay: 9, withdrawnPerDayMinor: 80_000_00n }));
  valueIn(await level({ rank: 1, withdrawalsPerDay: 2, withdrawnPerDayMinor: 1_00n }));
  expect(await day()).toEqual(whole);
  await rise(1);
  expect(await day()).toEqual(whole);
  await rise(2);
  expect(await day()).toEqual({ ...whole, most: 9, left: 9, leftSum: P(80_000_00n) });
  const payeeId = await stage.payee();
  for (let nth = 0; nth < 9; nth += 1) await stage.withdraw(100_00n, { payeeId });
  await expect(stage.withdraw(100_00n, { payeeId })).rejects.toThrow("dailyCount");
  valueIn(await level({ rank: 2, withdrawalsPerDay: null, withdrawnPerDayMinor: null }));
  expect(await day()).toMatchObject({ most: 5, left: 0 });
});

test("P05 M04 withdrawals of a level that goes before stand first in the queue, as it was when they were asked for", async () => {
  const payeeId = await stage.payee();
  const plain = await stage.withdraw(100_00n, { payeeId });
  context.clock.forward(1000);
  valueIn(await level({ rank: 3, withdrawalsFirst: true }));
  await rise(3);
  const first = await stage.withdraw(100_00n, { payeeId });
  await rise(0);
  context.clock.forward(1000);
  const last = await stage.withdraw(100_00n, { payeeId });
  const queue = (await withdrawalQueue(context)).filter(({ playerId }) => playerId === stage.player.id);
  expect(queue.map(({ id, isFirst }) => [id, isFirst])).toEqual([
    [first, true],
    [plain, false],
    [last, false],
  ]);
});

test("P05 what a level and a brand let a player take out is read in one statement; a level says 1 to 1000 a day", async () => {
  const counted = counting(context);
  await withdrawalDayOf(counted, { player: stage.player, asset: "P" });
  expect(counted.asked.filter((name) => name === "cashier.player-settings")).toHaveLength(1);
  for (const withdrawalsPerDay of [0, 1001])
    expect(await level({ rank: 1, withdrawalsPerDay })).toMatchObject({
      refusal: { reason: "badWithdrawalDay" },
    });
});
