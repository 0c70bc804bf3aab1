import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventsOf } from "#server/audit/index.ts";
import { money } from "#server/core/numbers/money.ts";
import { HOUR_MS, MINUTE_MS } from "#server/core/time.ts";
import { paymentPorts } from "#server/gateway/payments/index.ts";
import { advanceFundTransfers, moveFunds, readVendors, watchVendors } from "#server/vendors/index.ts";
import { openAlarms, roundRecord, withdrawalsFrozen } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type FundVendor, fundedPlayer, fundVendor } from "#tests/setup/fund-vendor.ts";
import { credit, debit, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";
import { balanceOf, brokenInvariants } from "../../wallet/index.ts";
import { obey } from "../commands.ts";

let context: TestContext;
let lastPlayer = 800_000n;
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

/** What was done, or the sentence of the refusal. */
async function said(...args: string[]): Promise<string> {
  const payments = paymentPorts({ webhook: null, now: context.now, alarm() {} });
  const office = { context, sealsFile: "/nowhere/seals.log", payments };
  const answer = await obey(office, { args, operator: "mina" });
  return answer.ok ? answer.lines.join("\n") : answer.error;
}

const cash = async () => (await balanceOf(context, { playerId: player, asset: "P" })).minor;

describe("a transfer whose vendor says nothing", () => {
  async function lost(direction: "to-vendor" | "from-vendor"): Promise<string> {
    vendor.trouble("lostAnswer");
    vendor.hesitate(1_000);
    const amount = money(400n, "P");
    const moved = await moveFunds(context, vendor, {
      playerId: player,
      key: context.newId(),
      direction,
      amount,
    });
    if (!moved.ok) throw new Error(moved.refusal.reason);
    return moved.value.id;
  }
  const settle = (id: string, ended: string) =>
    said("transfer", "settle", id, "--ended", ended, "--reason", "by their books");

  test.each([
    { direction: "to-vendor", ended: "ok", after: 9_600n, state: "done" },
    { direction: "to-vendor", ended: "failed", after: 10_000n, state: "refused" },
    { direction: "from-vendor", ended: "ok", after: 10_400n, state: "done" },
    { direction: "from-vendor", ended: "failed", after: 10_000n, state: "refused" },
  ] as const)("$direction is ended by hand as $ended, once and not at once", async (told) => {
    vendor.put(player, 400n);
    const id = await lost(told.direction);
    expect(await settle(id, told.ended)).toContain("may still answer");
    context.clock.forward(HOUR_MS);
    expect(await settle(id, told.ended)).toContain(told.state);
    expect(await cash()).toBe(told.after);
    for (const ended of ["ok", "failed"]) expect(await settle(id, ended)).toContain("has ended already");
    expect(await cash()).toBe(told.after);
    const events = await eventsOf(context, { subject: `transfer ${id}` });
    expect(events.at(-2)).toMatchObject({
      operator: "mina",
      action: "transfer settle",
      reason: "by their books",
    });
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("it is not asked about any more, and the vendor's other word is not taken for it", async () => {
    const id = await lost("to-vendor");
    context.clock.forward(HOUR_MS);
    const asking = {
      ...vendor.api,
      async status() {
        await settle(id, "failed");
        return { status: "OK" as const };
      },
    };
    const advanced = advanceFundTransfers(context, [{ ...vendor, api: asking }]);
    await expect(advanced).rejects.toThrow("could not be settled");
    expect(await cash()).toBe(10_000n);
    context.clock.forward(HOUR_MS);
    expect(await advanceFundTransfers(context, [vendor])).toEqual({ settled: 0, open: 0 });
  });

  test("a transfer that there is not is not ended, and one that is no number is not looked for", async () => {
    expect(await settle(context.newId(), "ok")).toContain("no such transfer");
    expect(await settle("7", "ok")).toContain("transfer: not right");
  });

  test("raises an alarm after an hour, which freezes nothing", async () => {
    await lost("to-vendor");
    const late = async () =>
      (await watchVendors(context, readVendors([]))).filter(({ subject }) => subject.startsWith("transfer"));
    expect(await late()).toEqual([]);
    context.clock.forward(HOUR_MS);
    expect(await late()).toMatchObject([{ invariant: "late" }]);
    expect(await late()).toEqual([]);
    expect(await openAlarms(context)).toMatchObject([{ invariant: "late", freezes: false }]);
    expect(await withdrawalsFrozen(context)).toBe(false);
  });
});

describe("rounds of a vendor that cannot be asked", () => {
  const vendors = readVendors([
    {
      code: "FUND",
      name: "Fund",
      dialect: "fundist",
      mode: "seamless",
      secret: "sixteen letters!",
      roundLimitMinutes: 30,
    },
  ]);
  let stage: Stage;
  const state = async (roundId: string) =>
    (await roundRecord(context, { playerId: player, vendor: "FUND", roundId }))?.state;

  beforeEach(async () => {
    stage = await stageFor(context, player);
    for (const round of ["r1", "r2", "r3"]) {
      await stage.run(debit(`b-${round}`, 100n, { scope: "FUND", round }));
    }
    await stage.run(credit("w3", 30n, "b-r3", { scope: "FUND", round: "r3" }));
  });

  test("raise an alarm once they are older than the vendor's limit", async () => {
    const late = () => watchVendors(context, vendors);
    expect(await late()).toEqual([]);
    context.clock.forward(30 * MINUTE_MS + 1);
    expect(await late()).toEqual([{ invariant: "late", subject: "rounds of FUND" }]);
    expect(await late()).toEqual([]);
    context.clock.forward(24 * HOUR_MS);
  });

  test("are listed, and ended by hand after a day", async () => {
    const end = (round: string, verdict: string) =>
      said(
        "vendor",
        "end-round",
        "FUND",
        `${player}`,
        round,
        "--verdict",
        verdict,
        "--reason",
        "they said so",
      );
    expect(await said("vendor", "open-rounds", "FUND", "--hours", "1")).not.toContain(`${player}`);
    context.clock.forward(1);
    expect(await said("vendor", "open-rounds", "FUND", "--hours", "0")).toContain(`${player}`);
    expect(await end("r1", "refund")).toContain("not open for long enough");
    context.clock.forward(24 * HOUR_MS + 1);
    const listed = await said("vendor", "open-rounds", "FUND");
    for (const round of ["r1", "r2", "r3"]) expect(listed).toMatch(new RegExp(`${player} .*${round} `));
    expect(await end("r1", "refund")).toContain("taken back");
    expect(await end("r2", "close")).toContain("is closed");
    expect(await end("r3", "refund")).toContain("Something was paid");
    expect([await state("r1"), await state("r2"), await state("r3")]).toEqual([
      "rolled-back",
      "closed",
      "open",
    ]);
    expect(await end("r2", "close")).toContain("This round has ended");
    expect(await end("r3", "close")).toContain("is closed");
    expect(await stage.balance()).toBe(9_830n);
    expect(await said("vendor", "open-rounds", "FUND")).not.toContain(`${player}`);
  });
});
