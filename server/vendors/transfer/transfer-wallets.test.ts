import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { confirmIncrease, type LimitName, setLimit, startTimeOut } from "#server/limits/index.ts";
import {
  accountOf,
  approveAlarm,
  balanceOf,
  brokenInvariants,
  closeAlarm,
  openAlarms,
  raiseAlarms,
  rollUp,
  statement,
} from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type FundVendor, fundedPlayer, fundVendor } from "#tests/setup/fund-vendor.ts";
import { advanceFundTransfers, collectFunds, fundTransfersOf, moveFunds } from "../index.ts";

let context: TestContext;
let lastPlayer = 500_000n;
let player: bigint;
let vendor: FundVendor;

beforeAll(async () => {
  context = await testContext();
});

beforeEach(async () => {
  lastPlayer += 1n;
  player = await fundedPlayer(context, lastPlayer, 10_000n);
  vendor = fundVendor();
});

const order = (direction: "to-vendor" | "from-vendor", minor: bigint, key = context.newId()) => ({
  playerId: player,
  key,
  direction,
  amount: money(minor, "P"),
});
const into = (minor: bigint, key?: string) => moveFunds(context, vendor, order("to-vendor", minor, key));
const outOf = (minor: bigint, key?: string) => moveFunds(context, vendor, order("from-vendor", minor, key));
const limit = (name: LimitName, ceiling: bigint | null) =>
  setLimit(context, { playerId: player, timeZone: "Asia/Tehran", name, ceiling });
const cash = async () => (await balanceOf(context, { playerId: player, asset: "P" })).minor;
const advance = () => advanceFundTransfers(context, [vendor]);
const states = async () =>
  (await fundTransfersOf(context, { playerId: player, limit: 9 })).map(({ state }) => state);

/** What is set aside: what the holds took less what came back or left. */
async function held(): Promise<bigint> {
  const { rows } = await statement(context, { playerId: player, asset: "P", page: 1 });
  return rows.find(({ account }) => account === "hold")?.balanceAfter.minor ?? 0n;
}

test("M02 money goes to a vendor by way of a hold and comes back, and every line is in the record", async () => {
  const there = await into(4_000n);
  expect(there).toMatchObject({ ok: true, value: { state: "done", amount: { minor: 4_000n } } });
  expect([await cash(), await held(), vendor.purse(player)]).toEqual([6_000n, 0n, 4_000n]);
  const back = await outOf(1_500n);
  expect(back).toMatchObject({ ok: true, value: { state: "done" } });
  expect([await cash(), await held(), vendor.purse(player)]).toEqual([7_500n, 0n, 2_500n]);
  const { rows } = await statement(context, { playerId: player, asset: "P", page: 1 });
  expect(rows.map(({ kind, account, amount }) => [kind, account, amount.minor])).toEqual([
    ["from-vendor", "cash", 1_500n],
    ["to-vendor", "hold", -4_000n],
    ["hold", "cash", -4_000n],
    ["hold", "hold", 4_000n],
    ["deposit", "cash", 10_000n],
  ]);
  expect(there.ok && there.value.movementId).toBe(rows[1]?.transferId);
  await rollUp(context);
  expect(await brokenInvariants(context)).toEqual([]);
});

describe("a vendor that refuses", () => {
  test("gives back what was held", async () => {
    vendor.trouble("refuse");
    expect(await into(4_000n)).toMatchObject({ ok: true, value: { state: "refused" } });
    expect([await cash(), await held(), vendor.purse(player)]).toEqual([10_000n, 0n, 0n]);
  });

  test("keeps what it has when more is asked for", async () => {
    vendor.put(player, 100n);
    expect(await outOf(101n)).toMatchObject({ ok: true, value: { state: "refused", movementId: null } });
    expect([await cash(), vendor.purse(player)]).toEqual([10_000n, 100n]);
  });
});

describe("what is not certain is never taken for failed", () => {
  test.each(["lostAnswer", "unknown"] as const)(
    "%s: held until the vendor says that it arrived",
    async (trouble) => {
      vendor.trouble(trouble);
      vendor.hesitate(3);
      expect(await into(4_000n)).toMatchObject({ ok: true, value: { state: "unknown" } });
      for (let nth = 0; nth < 3; nth += 1) {
        context.clock.forward(10 * SECOND_MS);
        expect(await advance()).toEqual({ settled: 0, open: 1 });
        expect([await cash(), await held()]).toEqual([6_000n, 4_000n]);
      }
      context.clock.forward(10 * SECOND_MS);
      expect(await advance()).toEqual({ settled: 1, open: 0 });
      expect([await cash(), await held(), vendor.purse(player)]).toEqual([6_000n, 0n, 4_000n]);
      expect(await advance()).toEqual({ settled: 0, open: 0 });
    },
  );

  test("an order that never arrived comes back, and can arrive no more", async () => {
    vendor.trouble("lostRequest");
    expect(await into(4_000n)).toMatchObject({ ok: true, value: { state: "unknown" } });
    context.clock.forward(10 * SECOND_MS);
    expect(await advance()).toEqual({ settled: 1, open: 0 });
    expect([await cash(), await held(), vendor.purse(player)]).toEqual([10_000n, 0n, 0n]);
    const [late] = await fundTransfersOf(context, { playerId: player, limit: 1 });
    const again = { txId: late?.id ?? "", player: `${player}`, amount: "4000", currency: "P" };
    expect(await vendor.api.deposit(again)).toEqual({ status: "FAILED" });
  });

  test("money that left the vendor arrives here once its answer does", async () => {
    vendor.put(player, 700n);
    vendor.trouble("lostAnswer");
    expect(await outOf(700n)).toMatchObject({ ok: true, value: { state: "unknown" } });
    expect([await cash(), vendor.purse(player)]).toEqual([10_000n, 0n]);
    context.clock.forward(10 * SECOND_MS);
    await advance();
    expect([await cash(), await states()]).toEqual([10_700n, ["done"]]);
  });

  test("a vendor that is away is asked again, seldom after an hour, for as long as it takes", async () => {
    vendor.off = true;
    await into(4_000n);
    for (const pauseMs of [10 * SECOND_MS, HOUR_MS, 10 * SECOND_MS]) {
      context.clock.forward(pauseMs);
      await advance();
    }
    expect(await states()).toEqual(["unknown"]);
    vendor.off = false;
    context.clock.forward(SECOND_MS);
    expect(await advance()).toEqual({ settled: 0, open: 0 });
    context.clock.forward(MINUTE_MS);
    expect(await advance()).toEqual({ settled: 1, open: 0 });
    expect(await cash()).toBe(10_000n);
  });

  test("an answer in other words is no answer", async () => {
    const odd = { ...vendor, api: { ...vendor.api, deposit: async () => JSON.parse(`{"status":"MAYBE"}`) } };
    const moved = await moveFunds(context, odd, order("to-vendor", 10n));
    expect(moved).toMatchObject({ ok: true, value: { state: "unknown" } });
  });
});

describe("one key is one order", () => {
  test("sent again it is answered as it stands, and the vendor hears of it once", async () => {
    const key = context.newId();
    const [first, second] = [await into(4_000n, key), await into(4_000n, key)];
    expect(second).toEqual(first);
    expect(vendor.asked).toEqual(["deposit"]);
    expect(await cash()).toBe(6_000n);
  });

  test("with another amount, direction or vendor it is a conflict and moves nothing", async () => {
    const key = context.newId();
    await into(4_000n, key);
    expect(await into(4_001n, key)).toEqual({ ok: false, refusal: { reason: "keyConflict" } });
    expect(await outOf(4_000n, key)).toEqual({ ok: false, refusal: { reason: "keyConflict" } });
    const other = await moveFunds(context, fundVendor("QESHM"), order("to-vendor", 4_000n, key));
    expect(other).toEqual({ ok: false, refusal: { reason: "keyConflict" } });
    expect(await cash()).toBe(6_000n);
  });

  test("what was refused leaves nothing behind: the same form may be sent with less", async () => {
    const key = context.newId();
    expect(await into(10_001n, key)).toEqual({ ok: false, refusal: { reason: "insufficientFunds" } });
    expect(await states()).toEqual([]);
    expect(await into(10_000n, key)).toMatchObject({ ok: true, value: { state: "done" } });
  });

  test("two players may have the same key", async () => {
    const key = context.newId();
    await into(100n, key);
    lastPlayer += 1n;
    player = await fundedPlayer(context, lastPlayer, 500n);
    expect(await into(500n, key)).toMatchObject({ ok: true, value: { state: "done" } });
    expect(await cash()).toBe(0n);
  });
});

describe("refusals before anybody is asked", () => {
  test("nothing and less than nothing", async () => {
    for (const minor of [0n, -1n]) {
      expect(await into(minor)).toEqual({ ok: false, refusal: { reason: "amountNotPositive" } });
      expect(await outOf(minor)).toEqual({ ok: false, refusal: { reason: "amountNotPositive" } });
    }
    expect(vendor.asked).toEqual([]);
  });

  test("somebody away from play can take money out and put none in", async () => {
    vendor.put(player, 900n);
    await startTimeOut(context, { playerId: player, timeZone: "Asia/Tehran", term: "week" });
    expect(await into(100n)).toEqual({ ok: false, refusal: { reason: "timeOut" } });
    expect(await outOf(500n)).toMatchObject({ ok: true, value: { state: "done" } });
    const { transfers } = await collectFunds(context, [vendor], {
      playerId: player,
      key: context.newId(),
      asset: "P",
    });
    expect(transfers.map(({ state }) => state)).toEqual(["done"]);
    expect([await cash(), vendor.purse(player)]).toEqual([10_900n, 0n]);
  });

  test.each(["loss-day", "wager-month", "stake", "session"] as const)(
    "M02 who has bound their play by %s moves nothing to where nobody would count it, and everything out",
    async (name) => {
      vendor.put(player, 900n);
      await limit(name, 60n);
      expect(await into(100n)).toEqual({ ok: false, refusal: { reason: "playLimits" } });
      expect([await cash(), vendor.asked]).toEqual([10_000n, []]);
      expect(await outOf(900n)).toMatchObject({ ok: true, value: { state: "done" } });
      await limit(name, null);
      context.clock.forward(DAY_MS);
      await confirmIncrease(context, { playerId: player, name });
      expect(await into(100n)).toMatchObject({ ok: true, value: { state: "done" } });
    },
  );

  test("a limit on deposits says nothing of what was deposited", async () => {
    await limit("deposit-day", 60n);
    expect(await into(100n)).toMatchObject({ ok: true, value: { state: "done" } });
  });

  test("into a vendor's wallet nothing goes while the ledger is known to be wrong; out of it everything does", async () => {
    vendor.put(player, 900n);
    await raiseAlarms(context, [{ invariant: "I1", subject: "account 1" }]);
    expect(await into(100n)).toEqual({ ok: false, refusal: { reason: "withdrawalsFrozen" } });
    expect(await outOf(500n)).toMatchObject({ ok: true, value: { state: "done" } });
    expect([await cash(), vendor.purse(player), vendor.asked]).toEqual([10_500n, 400n, ["withdraw"]]);
    const [alarm] = await openAlarms(context);
    const decision = { alarmId: alarm?.id ?? 0n, reason: "counted again" };
    await approveAlarm(context, { ...decision, operator: "mina" });
    await closeAlarm(context, { ...decision, operator: "reza" });
    expect(await into(100n)).toMatchObject({ ok: true, value: { state: "done" } });
  });

  test("a player without the account", async () => {
    lastPlayer += 1n;
    player = lastPlayer;
    expect(await into(100n)).toEqual({ ok: false, refusal: { reason: "noAccount" } });
    expect(await accountOf(context, { playerId: player, asset: "P" })).toBeNull();
  });
});

describe("collect all", () => {
  test("brings each balance back in one order, leaves empty wallets alone and names who could not be asked", async () => {
    const [kish, qeshm, lavan] = [vendor, fundVendor("QESHM"), fundVendor("LAVAN")];
    kish.put(player, 300n);
    lavan.put(player, 44n);
    lavan.off = true;
    const request = { playerId: player, key: context.newId(), asset: "P" } as const;
    const first = await collectFunds(context, [kish, qeshm, lavan], request);
    expect(first.transfers.map((one) => [one.vendor, one.amount.minor, one.state])).toEqual([
      ["KISH", 300n, "done"],
    ]);
    expect(first.unasked.map(({ code }) => code)).toEqual(["LAVAN"]);
    lavan.off = false;
    const again = await collectFunds(context, [kish, qeshm, lavan], request);
    expect(again.transfers.map((one) => [one.vendor, one.amount.minor])).toEqual([
      ["KISH", 300n],
      ["LAVAN", 44n],
    ]);
    expect([await cash(), qeshm.asked]).toEqual([10_344n, []]);
  });

  test("sent twice while the first is not certain, it is one order", async () => {
    vendor.put(player, 300n);
    vendor.trouble("unknown");
    const request = { playerId: player, key: context.newId(), asset: "P" } as const;
    await collectFunds(context, [vendor], request);
    vendor.put(player, 70n);
    const { transfers } = await collectFunds(context, [vendor], request);
    expect(transfers.map((one) => [one.amount.minor, one.state])).toEqual([[300n, "unknown"]]);
    context.clock.forward(10 * SECOND_MS);
    await advance();
    expect([await cash(), vendor.purse(player)]).toEqual([10_300n, 70n]);
  });
});
