import { expect, test } from "vitest";
import { startOfDay } from "#server/core/days.ts";
import { DAY_MS, HOUR_MS, later, MINUTE_MS } from "#server/core/time.ts";
import { keepFigures } from "#server/figures/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type PayStage, payStage, wages } from "#tests/setup/pay-stage.ts";
import { play } from "#tests/setup/real-stakes.ts";
import { adjust } from "#tests/setup/wallet-stage.ts";
import {
  adjustBills,
  type IncomeEntry,
  incomeByDay,
  incomeOf,
  payContracts,
  payRebates,
  setRates,
  setTopRates,
  wholeIncome,
} from "../../index.ts";

const RECORD = {
  name: "test.agent-movements",
  text: `
    select coalesce(sum(case when dst.owner_id = $1::bigint then p.amount else -p.amount end), 0)::int8 as came
      from ledger.transfers t
      join ledger.transfer_kinds k on k.id = t.kind
      join ledger.postings p on p.transfer_id = t.id
      join ledger.accounts src on src.id = p.src join ledger.accounts dst on dst.id = p.dst
      where k.name = any ($2::text[]) and $1::bigint in (src.owner_id, dst.owner_id)`,
  row: { came: 0n },
};
const CAME = ["contract-pay", "contract-return", "rebate", "rebate-team"];

const sumOf = (rows: readonly { readonly amount: bigint }[]) =>
  rows.reduce((sum, { amount }) => sum + amount, 0n);

/** Two days of stakes under a daily and an hourly contract and rates, and a round that was corrected afterwards. */
async function twoDays(): Promise<PayStage<TestContext>> {
  const stage = await payStage(await testContext());
  const { context, brand, root, child, player } = stage;
  const midnight = async () => {
    const next = startOfDay(context.now(), brand.timeZone, -1);
    context.clock.forward(next.getTime() - context.now().getTime() + 11 * MINUTE_MS);
    await keepFigures(context);
    await payContracts(context);
    await payRebates(context);
  };
  await setTopRates(context, { brandId: brand.id, rates: { RNG: 80 } });
  const office = { operator: "mina" };
  for (const [by, playerId, rate] of [
    [office, root, 80],
    [{ playerId: root }, child, 30],
  ] as const) {
    context.clock.forward(1_000);
    expect(await setRates(context, { by, playerId, rates: { RNG: rate } })).toMatchObject({ ok: true });
  }
  await stage.signed(null, root, wages(500, { kind: "hourly", cycle: "hour", base: "netLoss" }));
  await stage.signed(null, root, wages(300, { kind: "daily", cycle: "day" }));
  await midnight();
  await stage.stakes(1_000n);
  context.clock.forward(HOUR_MS);
  await stage.stakes(2_000n);
  context.clock.forward(HOUR_MS);
  await midnight();
  await stage.stakes(4_000n);
  await midnight();
  expect(await play(context, player, adjust("late", 400n, "IN", { round: "r1", game: "g1" }))).toBe("OK");
  context.clock.forward(MINUTE_MS);
  await keepFigures(context);
  await adjustBills(context);
  return stage;
}

test("A01 A03 an income has contracts, adjustments and rates beside each other, and is what the account record says came", async () => {
  const { context, root, brand, player } = await twoDays();
  const asked = { playerId: root };
  const { rows, isCut } = await wholeIncome(context, asked);
  expect(isCut).toBe(false);
  const { sums } = await incomeOf(context, asked);
  expect(sums).toEqual({ bills: rows.length, amount: sumOf(rows), owed: 0n });
  const [record] = await context.db.call(RECORD, [root, CAME]);
  expect(sums.amount).toBe(record?.came);
  expect(record?.came).toBeGreaterThan(0n);

  // Each source alone, and all of them together.
  const sources = ["daily", "hourly", "adjustment", "rebate"] as const;
  expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(sources));
  for (const source of sources) {
    const own = rows.filter((row) => row.source === source);
    const { rows: alone, sums: of } = await incomeOf(context, { ...asked, source });
    expect(alone).toEqual(own);
    expect(of).toMatchObject({ bills: own.length, amount: sumOf(own) });
  }

  // A page goes on behind any row, also between what ended at one moment.
  const placeOf = ({ until, source, id }: IncomeEntry) => ({ until, isBill: source !== "rebate", id });
  for (const [nth, row] of rows.entries()) {
    const { rows: behind } = await incomeOf(context, { ...asked, before: placeOf(row) });
    expect(behind).toEqual(rows.slice(nth + 1));
  }

  // Day by day it is the same money, and each day opens into its own rows.
  const { timeZone } = brand;
  const days = await incomeByDay(context, { ...asked, timeZone });
  expect(sumOf(days)).toBe(sums.amount);
  const names = [...new Set(days.map(({ day }) => day))];
  expect(names).toHaveLength(2);
  for (const [nth, name] of names.entries()) {
    const until = startOfDay(context.now(), timeZone, nth);
    const since = startOfDay(later(until, -1), timeZone);
    const { rows: ofDay } = await wholeIncome(context, { ...asked, since, until });
    expect(sumOf(ofDay)).toBe(sumOf(days.filter(({ day }) => day === name)));
    expect(ofDay.every(({ until: end }) => end > since && end <= until)).toBe(true);
  }
  context.clock.forward(40 * DAY_MS);
  expect(await incomeByDay(context, { ...asked, timeZone })).toEqual([]);
  expect((await incomeOf(context, { playerId: player })).rows).toEqual([]);
});
