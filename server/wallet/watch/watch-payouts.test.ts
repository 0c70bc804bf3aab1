import { beforeEach, expect, test, vi } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { adjust, credit, debit, rollback, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";
import { PAYOUT_MINOR_MAX } from "../commands/commands.ts";
import { closeAlarm, openAlarms, withdrawalsFrozen } from "./alarms.ts";
import { watchJobs } from "./watch-jobs.ts";
import { payoutsToldFrom, tellPayoutsFrom, watchPayouts } from "./watch-payouts.ts";

const ALICE = 100_001n;
const LARGE_MINOR = 5_000n;

let context: TestContext;
let alice: Stage;

beforeEach(async () => {
  context = await testContext();
  alice = await stageFor(context, ALICE);
  await alice.deposit(20_000n);
  await tellPayoutsFrom(context, money(LARGE_MINOR, "P"));
});

const forMoney = { asset: "P" } as const;
const win = (key: string, minor: bigint) => alice.run(credit(key, minor, undefined, forMoney));

test("a new house is told of payouts of a million and more", async () => {
  const house = await testContext();
  expect(await payoutsToldFrom(house)).toEqual(money(100_000_000n, "P"));
});

test("a large payout raises one alarm, once, that freezes nothing", async () => {
  await alice.run(debit("b1", 100n, forMoney));
  await win("w1", LARGE_MINOR - 1n);
  expect(await watchPayouts(context)).toEqual([]);
  const paid = await win("w2", LARGE_MINOR);
  const told = {
    invariant: "payout",
    subject: `50.00 P by studio to player ${ALICE} in round r1 (movement ${paid.transferId})`,
  };
  expect(await watchPayouts(context)).toEqual([told]);
  expect(await openAlarms(context)).toMatchObject([{ ...told, freezes: false, times: 1 }]);
  expect(await withdrawalsFrozen(context)).toBe(false);
  const [alarm] = await openAlarms(context);
  await closeAlarm(context, { alarmId: alarm?.id ?? 0n, operator: "mina", reason: "a true win" });
  expect(await watchPayouts(context)).toEqual([]);
  expect(await openAlarms(context)).toEqual([]);
});

test("a correction counts as well; a stake, what is given back, and play money do not", async () => {
  await alice.run(debit("b1", LARGE_MINOR, forMoney));
  await alice.run(rollback("x1", "b1", forMoney));
  await alice.run(debit("b2", 100n, { round: "r2" }));
  await alice.run(credit("w2", PAYOUT_MINOR_MAX, undefined, { round: "r2" }));
  expect(await watchPayouts(context)).toEqual([]);
  await alice.run(debit("b3", 100n, { ...forMoney, round: "r3" }));
  await alice.run(adjust("a3", LARGE_MINOR, "IN", { ...forMoney, round: "r3" }));
  await alice.run(adjust("a4", LARGE_MINOR, "OUT", { ...forMoney, round: "r3" }));
  expect(await watchPayouts(context)).toMatchObject([{ invariant: "payout" }]);
});

test("however many there are in one look, each is told", async () => {
  await alice.run(debit("b1", 100n, forMoney));
  for (let nth = 0; nth < 55; nth += 1) await win(`w${nth}`, LARGE_MINOR);
  expect(await watchPayouts(context)).toHaveLength(55);
  expect(await watchPayouts(context)).toEqual([]);
});

test("the sum can be raised, and the job says what it found", async () => {
  const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const job = watchJobs({ log, outside: "" }).find(({ name }) => name === "watch-payouts");
  await alice.run(debit("b1", 100n, forMoney));
  await tellPayoutsFrom(context, money(2n * LARGE_MINOR, "P"));
  await win("w1", LARGE_MINOR);
  await win("w2", 2n * LARGE_MINOR);
  await job?.run(context);
  expect(log.warn.mock.calls).toMatchObject([
    ["a payout is large", { reason: expect.stringContaining("100.00 P") }],
  ]);
  expect(log.error).not.toHaveBeenCalled();
});
