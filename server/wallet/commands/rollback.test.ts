import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { credit, debit, rollback, START_MINOR, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";
import { roundRecord } from "../index.ts";

let context: TestContext;
let lastPlayer = 100_000n;
let stage: Stage;

beforeAll(async () => {
  context = await testContext();
});

beforeEach(async () => {
  lastPlayer += 1n;
  stage = await stageFor(context, lastPlayer);
});

describe("a rollback", () => {
  test("a rollback gives the stake back once, by one number or two", async () => {
    await stage.run(debit("b1"));
    const first = await stage.run(rollback("x1", "b1"));
    expect(first).toMatchObject({ code: "OK", balanceMinor: START_MINOR });
    expect(await stage.run(rollback("x1", "b1"))).toEqual({ ...first, replayed: true });
    expect(await stage.run(rollback("x2", "b1"))).toMatchObject({
      code: "OK",
      balanceMinor: START_MINOR,
      transferId: null,
    });
    expect(await stage.run(credit("w1", 50n, "b1"))).toMatchObject({ code: "TX_CANCELLED" });
    expect(await stage.run(credit("w2", 50n))).toMatchObject({ code: "TX_CANCELLED" });
    expect(await stage.balance()).toBe(START_MINOR);
  });

  test("a rollback that names no round undoes what it names wherever it was, and buries what never came", async () => {
    await stage.run(debit("b1"));
    const { round: _, ...anywhere } = rollback("x1", "b1");
    expect(await stage.run(anywhere)).toMatchObject({ code: "OK", balanceMinor: START_MINOR });
    const record = await roundRecord(context, { playerId: stage.player, vendor: "studio", roundId: "r1" });
    expect(record).toMatchObject({ state: "rolled-back", stake: { minor: 0n } });
    expect(await stage.run({ ...anywhere, key: "x2", targetKey: "late" })).toMatchObject({ code: "OK" });
    expect(await stage.run(debit("late"))).toMatchObject({ code: "TX_CANCELLED" });
  });

  test("a prize that is taken back opens no round whose stakes were all given back", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("p1", 7n, undefined, { kind: "PROMO" }));
    await stage.run(rollback("x1", "b1"));
    await stage.run(rollback("x2", "p1"));
    const record = await roundRecord(context, { playerId: stage.player, vendor: "studio", roundId: "r1" });
    expect(record?.state).toBe("rolled-back");
  });

  test("a rollback undoes the stake of its own vendor, in the money in which that was made", async () => {
    const { run } = stage;
    await stage.deposit(500n);
    await run(debit("b1", 40n));
    await run(debit("b1", 70n, { asset: "P", scope: "other" }));
    const back = await run(rollback("x1", "b1", { scope: "other" }));
    expect(back).toMatchObject({ code: "OK", asset: "P", balanceMinor: 500n });
    expect(await stage.balance()).toBe(START_MINOR - 40n);
    expect(await run(rollback("x1", "b1", { asset: "P" }))).toMatchObject({ code: "OK", asset: "TRIAL" });
    expect(await stage.balance()).toBe(START_MINOR);
  });

  test("a rollback that comes first buries the stake for ever, and tells the balance of the moment", async () => {
    expect(await stage.run(rollback("x1", "b1"))).toMatchObject({
      code: "OK",
      transferId: null,
      balanceMinor: START_MINOR,
    });
    const buried = await stage.run(debit("b1"));
    expect(buried).toMatchObject({ code: "TX_CANCELLED", balanceMinor: START_MINOR, replayed: false });
    expect(await stage.run(debit("b1"))).toEqual({ ...buried, replayed: true });
    expect(await stage.run(debit("b1", 7n))).toMatchObject({ code: "DUPLICATE_CONFLICT" });
    expect(await stage.run(credit("w1", 5n, "b1"))).toMatchObject({ code: "TX_CANCELLED" });
  });

  test("a payout that is rolled back before it arrives is never paid", async () => {
    await stage.run(debit("b1"));
    expect(await stage.run(rollback("x1", "w1"))).toMatchObject({ code: "OK" });
    expect(await stage.run(credit("w1", 50n, "b1"))).toMatchObject({
      code: "TX_CANCELLED",
      balanceMinor: 9_900n,
    });
  });

  test("a stake whose round was paid stays, and can be taken back once the payout is taken back", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1"));
    expect(await stage.run(rollback("x1", "b1"))).toMatchObject({
      code: "ROUND_SETTLED",
      balanceMinor: 9_950n,
    });
    expect(await stage.run(rollback("x2", "w1"))).toMatchObject({ code: "OK", balanceMinor: 9_900n });
    expect(await stage.run(rollback("x3", "b1"))).toMatchObject({ code: "OK", balanceMinor: START_MINOR });
    expect(
      await roundRecord(context, { playerId: stage.player, vendor: "studio", roundId: "r1" }),
    ).toMatchObject({
      state: "rolled-back",
      stake: { minor: 0n },
      payout: { minor: 0n },
    });
  });

  test("a payout that was spent cannot be taken back: nothing goes below zero", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1"));
    await stage.run(debit("b2", 9_950n));
    expect(await stage.run(rollback("x1", "w1"))).toMatchObject({
      code: "INSUFFICIENT_FUNDS",
      balanceMinor: 0n,
    });
  });

  test("a rollback of a refused stake is well, and one that names another round is not", async () => {
    await stage.run(debit("b1", START_MINOR + 1n));
    expect(await stage.run(rollback("x1", "b1"))).toMatchObject({ code: "OK", balanceMinor: START_MINOR });
    await stage.run(debit("b2"));
    expect(await stage.run(rollback("x2", "b2", { round: "r7" }))).toMatchObject({
      code: "TX_NOT_FOUND",
      balanceMinor: 9_900n,
    });
  });

  test("the rollback of a trial stake finds its account by itself", async () => {
    await stage.run(debit("b1"));
    expect(await stage.run({ ...rollback("x1", "b1"), asset: "P" })).toMatchObject({
      asset: "TRIAL",
      balanceMinor: START_MINOR,
    });
  });
});
