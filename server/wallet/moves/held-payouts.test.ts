import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  adjust,
  type Brief,
  credit,
  debit,
  endRound,
  rollback,
  type Stage,
  stageFor,
} from "#tests/setup/wallet-stage.ts";
import {
  balancesOf,
  brokenInvariants,
  checkedPayouts,
  checkPayouts,
  decideHeldPayout,
  grantBonus,
  heldPayoutsOf,
  playFigures,
  roundRecord,
  setPlayGuard,
  transactionStatus,
  waitingPayouts,
} from "../index.ts";

const VENDOR = "ACME";
const FUNDS = 1_000n;
const NO_SUMS = { day: null, week: null, month: null };
let context: TestContext;
let lastPlayer = 100_000n;
let stage: Stage;

beforeAll(async () => {
  context = await testContext();
  await checkPayouts(context, { vendor: VENDOR, from: money(500n, "P") });
});

beforeEach(async () => {
  lastPlayer += 1n;
  stage = await stageFor(context, lastPlayer);
  await stage.deposit(FUNDS);
});

const run = (brief: Brief) => stage.run({ scope: VENDOR, asset: "P", ...brief });
const round = { vendor: VENDOR, round: "r1" };
const held = async () => (await heldPayoutsOf(context, { playerId: stage.player, of: round }))[0];
const cash = async () =>
  (await balancesOf(context, { playerId: stage.player })).find(({ asset }) => asset === "P")?.minor;

async function decide(decision: "release" | "refuse") {
  const { id = 0n } = (await held()) ?? {};
  return decideHeldPayout(context, { id, decision, operator: "ann", reason: "looked at" });
}

/** A stake of 100 and what it won. */
async function won(minor: bigint) {
  await run(debit("b1"));
  return run(credit("w1", minor, "b1", { endsRound: true }));
}

describe("a payout above the sum of its vendor", () => {
  test("is taken, and lies on the hold account until somebody releases it", async () => {
    const answer = await won(700n);
    expect(answer).toMatchObject({ code: "OK", balanceMinor: 900n, replayed: false });
    expect(await run(credit("w1", 700n, "b1", { endsRound: true }))).toEqual({ ...answer, replayed: true });
    expect(await held()).toMatchObject({ state: "waiting", amount: { minor: 700n }, game: "g1" });
    expect((await waitingPayouts(context)).at(-1)).toEqual(await held());
    expect(await brokenInvariants(context)).toEqual([]);

    expect(await decide("release")).toMatchObject({ ok: true });
    expect(await cash()).toBe(1_600n);
    expect(await held()).toMatchObject({ state: "released", reason: "looked at" });
    expect(await decide("refuse")).toMatchObject({ refusal: { reason: "payoutDecided", state: "released" } });
    expect(await cash()).toBe(1_600n);
    const record = await roundRecord(context, { playerId: stage.player, vendor: VENDOR, roundId: "r1" });
    expect(record).toMatchObject({ state: "closed", payout: { minor: 700n } });
    expect(
      record?.movements.map(({ kind, amount, balanceAfter }) => [kind, amount.minor, balanceAfter?.minor]),
    ).toEqual([
      ["stake", -100n, 900n],
      ["payout", 700n, 1_600n],
      ["payout-held", -700n, 900n],
      ["payout-released", 700n, 1_600n],
    ]);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("is the house's when it is refused, and to its vendor it stays what was agreed", async () => {
    await won(700n);
    expect(await decide("refuse")).toMatchObject({ ok: true });
    expect(await cash()).toBe(900n);
    const status = { scope: VENDOR, playerId: stage.player, key: "w1", asset: "P" } as const;
    expect(await transactionStatus(context, status)).toMatchObject({ code: "OK" });
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("below that sum, and of any other vendor, it is paid at once", async () => {
    expect(await won(499n)).toMatchObject({ balanceMinor: 1_399n });
    await run(debit("b2", 100n, { scope: "OTHER" }));
    expect(await run(credit("w2", 900n, "b2", { scope: "OTHER" }))).toMatchObject({ balanceMinor: 2_199n });
    expect(await held()).toBeUndefined();
  });

  test("in parts is looked at from the part on with which its round reaches the sum", async () => {
    await run(debit("b1"));
    expect(await run(credit("w1", 300n, "b1"))).toMatchObject({ balanceMinor: 1_200n });
    expect(await run(credit("w2", 199n, "b1"))).toMatchObject({ balanceMinor: 1_399n });
    expect(await held()).toBeUndefined();
    expect(await run(credit("w3", 1n, "b1"))).toMatchObject({ code: "OK", balanceMinor: 1_399n });
    expect(await held()).toMatchObject({ state: "waiting", amount: { minor: 1n } });
    expect(await run(adjust("a1", 50n, "IN"))).toMatchObject({ code: "OK", balanceMinor: 1_399n });
    expect(await run(credit("w4", 0n, "b1", { endsRound: true }))).toMatchObject({ code: "OK" });
    expect(await heldPayoutsOf(context, { playerId: stage.player, of: round })).toHaveLength(2);
    await run(debit("b2", 10n, { round: "r2" }));
    expect(await run(credit("w5", 300n, "b2", { round: "r2" }))).toMatchObject({ balanceMinor: 1_689n });
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("is a win to the limits on losses while the player has it, however its days are counted", async () => {
    const limits = { stakeMaxMinor: null, wagerMaxMinor: NO_SUMS, sessionMs: null, pausedUntil: null };
    const guard = (timeZone: string) =>
      setPlayGuard(context, {
        playerId: stage.player,
        asset: "P",
        guard: { ...limits, lossMaxMinor: { ...NO_SUMS, day: 150n }, timeZone },
      });
    const lost = async () =>
      (await playFigures(context, { playerId: stage.player, asset: "P" }))?.day.lostMinor;
    const lostEitherWay = async () => {
      const counted = await lost();
      await guard("Asia/Tokyo");
      expect(await lost()).toBe(counted);
      await guard("Asia/Tehran");
      expect(await lost()).toBe(counted);
      return counted;
    };
    await guard("Asia/Tehran");
    await won(700n);
    expect(await lostEitherWay()).toBe(100n);
    expect(await run(debit("b2", 51n, { round: "r2" }))).toMatchObject({ code: "LIMIT_EXCEEDED" });
    await decide("refuse");
    expect(await lostEitherWay()).toBe(100n);
    expect(await run(adjust("a1", 200n, "OUT"))).toMatchObject({ code: "OK" });
    expect(await lostEitherWay()).toBe(100n);

    await run(debit("b3", 10n, { round: "r3" }));
    await run(credit("w3", 600n, "b3", { round: "r3" }));
    expect(await lostEitherWay()).toBe(110n);
    const [waits] = await heldPayoutsOf(context, { playerId: stage.player });
    await decideHeldPayout(context, {
      id: waits?.id ?? 0n,
      decision: "release",
      operator: "ann",
      reason: "x",
    });
    expect(await lostEitherWay()).toBe(-490n);
    expect(await run(rollback("x3", "w3", { round: "r3" }))).toMatchObject({ code: "OK" });
    expect(await lostEitherWay()).toBe(110n);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("travels with the stakes and payouts of others and is held all the same", async () => {
    await run(debit("b1"));
    const together = [credit("w1", 700n, "b1"), debit("b2", 10n, { round: "r2" })];
    const answers = await Promise.all(together.map(run));
    expect(answers.map(({ code }) => code)).toEqual(["OK", "OK"]);
    expect(await cash()).toBe(890n);
  });

  test("a rollback takes it from where it lies: held, refused or released", async () => {
    for (const [nth, before] of (["release", "refuse", null] as const).entries()) {
      lastPlayer += 1n;
      stage = await stageFor(context, lastPlayer);
      await stage.deposit(FUNDS);
      await won(700n);
      if (before) await decide(before);
      const answer = await run(rollback(`x${nth}`, "w1"));
      expect(answer).toMatchObject({ code: "OK", balanceMinor: 900n });
      expect(await cash()).toBe(900n);
      expect((await held())?.state).toBe(before === "release" ? "released" : "taken-back");
      expect(await decide("release")).toMatchObject({ refusal: { reason: "payoutDecided" } });
    }
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("a correction takes first what the player does not have, held or refused", async () => {
    await won(700n);
    expect(await run(adjust("a1", 300n, "OUT"))).toMatchObject({ code: "OK", balanceMinor: 900n });
    expect(await held()).toMatchObject({ state: "waiting", amount: { minor: 400n } });
    await decide("refuse");
    expect(await run(adjust("a2", 300n, "OUT"))).toMatchObject({ code: "OK", balanceMinor: 900n });
    expect(await held()).toMatchObject({ state: "refused", amount: { minor: 100n } });
    expect(await run(adjust("a3", 150n, "OUT"))).toMatchObject({ code: "OK", balanceMinor: 850n });
    expect(await held()).toMatchObject({ state: "taken-back" });
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("a correction in the player's favour above it waits as well", async () => {
    await won(0n);
    expect(await run(adjust("a1", 600n, "IN"))).toMatchObject({ code: "OK", balanceMinor: 900n });
    expect(await held()).toMatchObject({ amount: { minor: 600n } });
    await decide("release");
    expect(await cash()).toBe(1_500n);
  });

  test("what a bonus won waits as a bonus", async () => {
    await run(debit("b1", FUNDS, { round: "r0" }));
    const gift = { playerId: stage.player, key: "gift", amount: money(400n, "P") };
    expect(await grantBonus(context, gift)).toMatchObject({ ok: true });
    await run(debit("b2", 400n));
    expect(await run(credit("w2", 800n, "b2"))).toMatchObject({
      code: "OK",
      balanceMinor: 0n,
      bonusMinor: 0n,
    });
    expect(await brokenInvariants(context)).toEqual([]);
    await decide("release");
    expect(await run(endRound())).toMatchObject({ balanceMinor: 0n, bonusMinor: 800n });
    expect(await brokenInvariants(context)).toEqual([]);
  });
});

test("the sum is set for a vendor, changed, and taken away", async () => {
  await checkPayouts(context, { vendor: "B", from: money(7n, "P") });
  await checkPayouts(context, { vendor: "B", from: money(8n, "P") });
  expect(await checkedPayouts(context)).toContainEqual({ vendor: "B", from: money(8n, "P") });
  await checkPayouts(context, { vendor: "B", from: null });
  expect((await checkedPayouts(context)).map(({ vendor }) => vendor)).toEqual([VENDOR]);
  expect(
    await decideHeldPayout(context, { id: 999n, decision: "refuse", operator: "ann", reason: "x" }),
  ).toMatchObject({ refusal: { reason: "unknownPayout" } });
});
