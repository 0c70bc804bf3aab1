import { expect, test } from "vitest";
import { contextOver, testContext } from "#tests/setup/database.ts";
import { money } from "../core/numbers/money.ts";
import { openAccounts, receiveDeposit } from "../wallet/index.ts";
import { depositRefusal, type LimitName, limitsOf, setLimit } from "./index.ts";

const timeZone = "Asia/Tehran";
const house = testContext();
let lastPlayer = 100_000n;

async function stage() {
  const context = contextOver((await house).db);
  lastPlayer += 1n;
  const playerId = lastPlayer;
  await openAccounts(context, { playerId, assets: ["P"] });
  return {
    context,
    playerId,
    limit: (name: LimitName, ceiling: bigint) => setLimit(context, { playerId, timeZone, name, ceiling }),
    ask: (minor: bigint, pendingMinor = 0n) =>
      depositRefusal(context, { playerId, amount: money(minor, "P"), pendingMinor }),
    async receive(minor: bigint) {
      const key = `deposit:${context.newId()}`;
      const amount = money(minor, "P");
      const moved = await receiveDeposit(context, { playerId, key, amount, provider: "manual" });
      if (!moved.ok) throw new Error(moved.refusal.reason);
    },
  };
}

const tooMuch = (period: string, left: bigint) => ({
  reason: "depositLimit",
  period,
  left: money(left, "P"),
});

test("without a limit any deposit may be asked for", async () => {
  const { ask, limit } = await stage();
  expect(await ask(10n ** 15n)).toBeNull();
  await limit("loss-day", 1n);
  expect(await ask(10n ** 15n)).toBeNull();
});

test("what was received and what is on its way use up a deposit limit, to the last unit", async () => {
  const { ask, limit, receive } = await stage();
  await limit("deposit-day", 1_000n);
  expect(await ask(1_000n)).toBeNull();
  expect(await ask(1_001n)).toEqual(tooMuch("day", 1_000n));
  await receive(300n);
  expect(await ask(500n, 200n)).toBeNull();
  expect(await ask(501n, 200n)).toEqual(tooMuch("day", 500n));
  await receive(900n);
  expect(await ask(1n)).toEqual(tooMuch("day", 0n));
});

test("day, week and month each count from their own midnight in Tehran, and the tightest speaks", async () => {
  const { context, ask, limit, receive } = await stage();
  await limit("deposit-day", 100n);
  await limit("deposit-week", 150n);
  await limit("deposit-month", 220n);
  // Friday the 6th, the last moment of a week.
  context.clock.set("2026-03-06T20:29:59.999Z");
  await receive(100n);
  expect(await ask(1n)).toEqual(tooMuch("day", 0n));
  context.clock.set("2026-03-06T20:30:00.000Z");
  expect(await ask(100n)).toBeNull();
  await receive(100n);
  expect(await ask(1n)).toEqual(tooMuch("day", 0n));
  context.clock.set("2026-03-10T09:00:00.000Z");
  expect(await ask(51n)).toEqual(tooMuch("month", 20n));
  context.clock.set("2026-03-31T20:29:59.999Z");
  expect(await ask(21n)).toEqual(tooMuch("month", 20n));
  context.clock.set("2026-03-31T20:30:00.000Z");
  expect(await ask(100n)).toBeNull();
});

test("the page shows of each limit what is used and left, and when it starts anew", async () => {
  const { context, playerId, limit, ask, receive } = await stage();
  context.clock.set("2026-03-08T12:00:00.000Z");
  await limit("deposit-day", 1_000n);
  await receive(300n);
  const { limits } = await limitsOf(context, { playerId, timeZone, pendingMinor: 200n });
  const of = (name: LimitName) => limits.find((each) => each.name === name);
  const anew = new Date("2026-03-08T20:30:00.000Z");
  expect(of("deposit-day")).toMatchObject({ ceiling: 1_000n, used: 500n, left: 500n, startsAnewAt: anew });
  expect(await ask(500n, 200n)).toBeNull();
  expect(await ask(501n, 200n)).toEqual(tooMuch("day", 500n));
  expect(of("deposit-month")).toMatchObject({ ceiling: null, used: 500n, left: null });
  expect(of("stake")).toMatchObject({ ceiling: null, used: null, left: null, startsAnewAt: null });
  expect(limits).toHaveLength(11);
});
