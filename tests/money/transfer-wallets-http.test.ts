import { randomBytes } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { SECOND_MS } from "#server/core/time.ts";
import {
  advanceFundTransfers,
  moveFunds,
  readVendors,
  type TransferVendor,
  transferVendors,
  vendorBalances,
} from "#server/vendors/index.ts";
import { balanceOf, brokenInvariants, rollUp } from "#server/wallet/index.ts";
import { type Simulator, startSimulator } from "#tests/kit/simulator-process.ts";
import type { TestContext } from "#tests/setup/database.ts";
import { fundedPlayer } from "#tests/setup/fund-vendor.ts";
import { moneyContext } from "#tests/setup/money.ts";

const PLAYER = 800_001n;

let simulator: Simulator;
let secret: string;
let context: TestContext;
let vendor: TransferVendor;

beforeAll(async () => {
  secret = randomBytes(32).toString("hex");
  simulator = await startSimulator({ secret, vendor: "KISH" });
});

beforeEach(async () => {
  await simulator.control("reset");
  context = await moneyContext();
  await fundedPlayer(context, PLAYER, 10_000n);
  const entry = {
    dialect: "wallet-v1",
    code: "KISH",
    name: "Kish",
    mode: "transfer",
    roundLimitMinutes: 60,
    apiUrl: simulator.url,
    secret,
  };
  const [only] = transferVendors(readVendors([entry]), context.now);
  if (!only) throw new Error("The vendor in transfer mode was not found.");
  vendor = only;
});

const cash = async () => (await balanceOf(context, { playerId: PLAYER, asset: "P" })).minor;
const atVendor = async () =>
  (await vendorBalances([vendor], { playerId: PLAYER, asset: "P" }))[0]?.balance?.minor;
const move = (direction: "to-vendor" | "from-vendor", minor: bigint) =>
  moveFunds(context, vendor, {
    playerId: PLAYER,
    key: context.newId(),
    direction,
    amount: money(minor, "P"),
  });

async function untilFinal(): Promise<void> {
  for (let rounds = 0; rounds < 10; rounds += 1) {
    context.clock.forward(10 * SECOND_MS);
    if ((await advanceFundTransfers(context, [vendor])).settled > 0) return;
  }
  throw new Error("The vendor never said how it ended.");
}

test("M02 there and back over HTTP, signed on both sides", async () => {
  expect(await move("to-vendor", 4_000n)).toMatchObject({ ok: true, value: { state: "done" } });
  expect(await move("from-vendor", 1_500n)).toMatchObject({ ok: true, value: { state: "done" } });
  expect(await move("from-vendor", 2_501n)).toMatchObject({ ok: true, value: { state: "refused" } });
  expect([await cash(), await atVendor()]).toEqual([7_500n, 2_500n]);
  await rollUp(context);
  expect(await brokenInvariants(context)).toEqual([]);
});

const FAULTS = [
  ["lost-before", "comes back", 0n],
  ["lost-after", "arrives", 4_000n],
  ["unknown", "arrives", 4_000n],
  ["error", "comes back", 0n],
  ["garbage", "arrives", 4_000n],
  ["wrong-signature", "arrives", 4_000n],
  ["other-answer", "arrives", 4_000n],
] as const;

test.each(FAULTS)(
  "%s: nothing is taken for failed, and in the end the money %s",
  async (fault, _end, there) => {
    await simulator.control("faults", { path: "/transfer/deposit", fault });
    expect(await move("to-vendor", 4_000n)).toMatchObject({ ok: true, value: { state: "unknown" } });
    expect(await cash()).toBe(6_000n);
    await untilFinal();
    expect([await cash(), await atVendor()]).toEqual([10_000n - there, there]);
  },
);

test.each([true, false])("an order that the vendor decides later, accepted: %s", async (accepted) => {
  await simulator.control("faults", { path: "/transfer/deposit", fault: "pending" });
  const moved = await move("to-vendor", 4_000n);
  context.clock.forward(10 * SECOND_MS);
  expect(await advanceFundTransfers(context, [vendor])).toEqual({ settled: 0, open: 1 });
  await simulator.control("decide", { txId: moved.ok ? moved.value.id : "", accepted });
  await untilFinal();
  expect([await cash(), await atVendor()]).toEqual(accepted ? [6_000n, 4_000n] : [10_000n, 0n]);
});

test("a page waits no longer than it may for a vendor that is slow", async () => {
  await simulator.control("faults", { path: "/transfer/balance", fault: "delay", delayMs: 2_500 });
  expect(await atVendor()).toBeUndefined();
});
