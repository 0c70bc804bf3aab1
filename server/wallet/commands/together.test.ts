import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  type Brief,
  credit,
  debit,
  rollback,
  START_MINOR,
  type Stage,
  stageFor,
} from "#tests/setup/wallet-stage.ts";
import { money } from "../../core/numbers/money.ts";
import {
  brokenInvariants,
  executeTogether,
  grantBonus,
  type OrderAnswer,
  type WalletOrder,
} from "../index.ts";

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

const together = (...briefs: Brief[]): Promise<OrderAnswer> =>
  executeTogether(context, briefs.map(stage.full) as WalletOrder);

describe("commands that are done together", () => {
  test("all are done in their sequence, and a payout finds the stake before it", async () => {
    const told = await together(debit("b1"), credit("w1", 250n, "b1"), debit("b2", 50n));
    expect(told.done && told.answers.map(({ code, balanceMinor }) => [code, balanceMinor])).toEqual([
      ["OK", 9_900n],
      ["OK", 10_150n],
      ["OK", 10_100n],
    ]);
    expect(await stage.balance()).toBe(10_100n);
  });

  test("the same order again is answered word for word", async () => {
    const first = await together(debit("b1"), credit("w1", 250n, "b1"));
    await stage.run(debit("later", 1n));
    const again = await together(debit("b1"), credit("w1", 250n, "b1"));
    expect(again).toEqual({
      done: true,
      answers: first.done && first.answers.map((answer) => ({ ...answer, replayed: true })),
    });
    expect(await stage.balance()).toBe(10_149n);
  });

  test("when one is refused nothing has moved, that one is remembered, and the others may come again", async () => {
    const refused = await together(debit("b1"), debit("b2", START_MINOR), credit("w1", 5n, "b1"));
    expect(refused).toMatchObject({
      done: false,
      index: 1,
      answer: { code: "INSUFFICIENT_FUNDS", balanceMinor: START_MINOR, version: 1n, replayed: false },
    });
    expect(await stage.balance()).toBe(START_MINOR);
    expect(await stage.run(debit("b1", 7n))).toMatchObject({ code: "OK", replayed: false });
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("a refused order tells cash, bonus and version as they are, nothing of it having been done", async () => {
    await stage.deposit(100n);
    await grantBonus(context, { playerId: stage.player, key: "g1", amount: money(50n, "P") });
    const own = { asset: "P" } as const;
    const purse = { balanceMinor: 100n, bonusMinor: 50n, version: 2n };
    expect(await together(debit("b1", 120n, own), debit("b2", 31n, own))).toMatchObject({
      done: false,
      answer: { code: "INSUFFICIENT_FUNDS", ...purse },
    });
    expect(await stage.run(debit("b2", 31n, own))).toMatchObject({ code: "INSUFFICIENT_FUNDS", ...purse });
  });

  test("a refused order is refused again in the same words, whatever has changed since", async () => {
    const refused = await together(debit("b1"), debit("b2", START_MINOR));
    await stage.run(debit("b0", 9_990n));
    const again = await together(debit("b1"), debit("b2", START_MINOR));
    expect(again).toEqual({
      ...refused,
      answer: { ...(refused.done ? {} : refused.answer), replayed: true },
    });
  });

  test("an order whose stake is not here yet stores nothing and may come again", async () => {
    expect(await together(debit("b1"), credit("w1", 5n, "elsewhere"))).toMatchObject({
      done: false,
      index: 1,
      answer: { code: "BET_NOT_FOUND", balanceMinor: START_MINOR },
    });
    await stage.run(debit("elsewhere", 10n));
    expect(await together(debit("b1"), credit("w1", 5n, "elsewhere"))).toMatchObject({ done: true });
    expect(await stage.balance()).toBe(9_895n);
  });

  test("a stake that was buried, or a key of other content, refuses the whole order", async () => {
    await stage.run(rollback("x1", "b1"));
    expect(await together(debit("b0"), debit("b1"))).toMatchObject({
      index: 1,
      answer: { code: "TX_CANCELLED" },
    });
    await stage.run(debit("b2", 10n));
    expect(await together(debit("b0"), debit("b2", 11n))).toMatchObject({
      index: 1,
      answer: { code: "DUPLICATE_CONFLICT" },
    });
    expect(await stage.balance()).toBe(9_990n);
  });

  test("a refusal by the caller and a malformed command refuse the whole order", async () => {
    expect(await together(debit("b1"), { ...debit("b2"), refusal: "GAME_DISABLED" })).toMatchObject({
      index: 1,
      answer: { code: "GAME_DISABLED" },
    });
    expect(await together(debit("b1"), debit("k".repeat(101)))).toMatchObject({
      index: 1,
      answer: { code: "BAD_REQUEST" },
    });
    expect(await stage.balance()).toBe(START_MINOR);
  });

  test("orders of several players travel together, and one that breaks its call harms no other", async () => {
    const other = await stageFor(context, stage.player + 1_000_000n);
    const orders = [
      [stage.full(debit("b1", START_MINOR + 1n))],
      [other.full(debit("b1")), other.full(credit("w1", 1n, "b1"))],
      [stage.full(debit("b\u0000"))],
      [stage.full(debit("b2"))],
    ] as WalletOrder[];
    const told = await Promise.allSettled(orders.map((order) => executeTogether(context, order)));
    expect(told.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
    expect([await stage.balance(), await other.balance()]).toEqual([9_900n, 9_901n]);
  });
});
