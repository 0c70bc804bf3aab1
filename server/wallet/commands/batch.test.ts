import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  adjust,
  credit,
  debit,
  rollback,
  START_MINOR,
  type Stage,
  stageFor,
} from "#tests/setup/wallet-stage.ts";
import { execute, executeTogether, rollUp, roundRecord, type WalletOrder } from "../index.ts";
import { PAYOUT_MINOR_MAX } from "./commands.ts";

let context: TestContext;
let lastPlayer = 100_000n;
let stage: Stage;

beforeAll(async () => {
  context = await testContext();
});

beforeEach(async () => {
  stage = await another();
});

function another(): Promise<Stage> {
  lastPlayer += 1n;
  return stageFor(context, lastPlayer);
}

describe("a batch of commands", () => {
  test("a batch is decided in its order, a malformed command in it harms no other", async () => {
    const answers = await execute(context, [
      stage.full(debit("b1", 9_000n)),
      stage.full({ ...debit("bad"), amountMinor: -5n }),
      stage.full(debit("b2", 2_000n)),
      stage.full(debit("b1", 9_000n)),
      stage.full(rollback("x1", "b1")),
      stage.full({ ...debit("long"), key: "k".repeat(101) }),
      stage.full(rollback("x2", "late")),
      stage.full(debit("late")),
      stage.full({ ...debit("b3"), playerId: 1n }),
      stage.full(debit("b4", 10_000n, { round: "r2" })),
    ]);
    expect(answers.map(({ code, balanceMinor }) => [code, balanceMinor])).toEqual([
      ["OK", 1_000n],
      ["BAD_REQUEST", null],
      ["INSUFFICIENT_FUNDS", 1_000n],
      ["OK", 1_000n],
      ["OK", START_MINOR],
      ["BAD_REQUEST", null],
      ["OK", START_MINOR],
      ["TX_CANCELLED", START_MINOR],
      ["PLAYER_NOT_FOUND", null],
      ["OK", 0n],
    ]);
  });

  test("of payouts that come together only those that say so end their rounds", async () => {
    const other = await another();
    for (const { run } of [stage, other]) await run(debit("b1"));
    const answers = await execute(context, [
      stage.full(credit("w1", 50n, "b1")),
      other.full(credit("w1", 50n, "b1", { endsRound: true })),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(["OK", "OK"]);
    const round = { vendor: "studio", roundId: "r1" };
    const stateOf = async ({ player }: Stage) =>
      (await roundRecord(context, { ...round, playerId: player }))?.state;
    expect([await stateOf(stage), await stateOf(other)]).toEqual(["open", "closed"]);
  });

  test("stakes and payouts about which there is nothing to say are written together, the others one by one", async () => {
    const [paid, open, poor] = [await another(), await another(), await another()];
    for (const { run } of [paid, open]) await run(debit("b1"));
    const common = { scope: "studio", asset: "TRIAL", amount: "5", round: "r1", game: "g1" };
    const at = context.now().toISOString();
    const raw = (op: string, { player }: Stage, more: Record<string, string>) => ({
      ...common,
      op,
      player: `${player}`,
      at,
      ...more,
    });
    const call = [
      raw("debit", stage, { key: "b1" }),
      raw("credit", paid, { key: "w1", kind: "WIN", ref: "b1" }),
      raw("credit", open, { key: "w1", kind: "WIN" }),
      raw("debit", poor, { key: "b1", amount: `${START_MINOR + 1n}` }),
    ];
    const plainIn = async (choose: "plain_of_each" | "plain_of_several", commands: unknown[]) => {
      const text = `select p.n from unnest(ledger.${choose}($1)) p order by p.n`;
      const rows = await context.db.call<{ n: number }>({ name: `test-${choose}`, text }, [
        JSON.stringify(commands),
      ]);
      return rows.map(({ n }) => n);
    };
    expect(await plainIn("plain_of_each", call)).toEqual([1, 2, 3]);
    const ofAnotherRound = raw("debit", stage, { key: "b2", round: "r2" });
    expect(await plainIn("plain_of_several", [...call, ofAnotherRound])).toEqual([1, 2, 3, 5]);
    const ofTheSameRound = raw("debit", stage, { key: "b2" });
    expect(await plainIn("plain_of_several", [...call, ofTheSameRound])).toEqual([2, 3]);
  });

  test("a command that breaks its call is executed alone, and its neighbours are answered", async () => {
    const results = await Promise.allSettled([
      execute(context, [stage.full(debit("b1"))]),
      execute(context, [stage.full({ ...debit("b\u0000") })]),
      execute(context, [stage.full(debit("b2"))]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await stage.balance()).toBe(9_800n);
  });

  test.each([
    ["an unknown operation", { op: "steal" }],
    ["an amount with decimals", { amount: "1.5" }],
    ["an amount beyond what a balance can hold", { amount: "9223372036854775808" }],
    ["a number in words", { amount: "ten" }],
    ["no amount", { amount: null }],
    ["no round", { round: "" }],
    ["an unknown asset", { asset: "GOLD" }],
    ["no player", { player: "me" }],
  ])("the ledger itself refuses %s and stores nothing", async (_what, wrong) => {
    const command = {
      op: "debit",
      scope: "studio",
      player: `${stage.player}`,
      key: "raw",
      asset: "TRIAL",
      amount: "5",
      round: "r",
      game: "g",
      at: context.now().toISOString(),
      ...wrong,
    };
    const [row] = await context.db.call<{ outcome: string }>(
      { name: "test-raw", text: "select outcome from ledger.execute($1)" },
      [JSON.stringify([command])],
    );
    expect(row?.outcome).toMatch(/^(BAD_REQUEST|PLAYER_NOT_FOUND)$/);
    expect(await stage.run(debit("raw", 5n, { round: "r" }))).toMatchObject({ code: "OK", replayed: false });
  });

  test("a payout that no balance could hold is refused", async () => {
    await stage.run(debit("b1"));
    await context.db.script(
      `update ledger.accounts set balance = ${2n ** 63n - 100n} where owner_kind = 1 and owner_id = ${stage.player} and kind = 5`,
    );
    expect(await stage.run(credit("w1", 100n, "b1"))).toMatchObject({ code: "BAD_REQUEST" });
    expect(await stage.run(credit("w1", 99n, "b1"))).toMatchObject({
      code: "OK",
      balanceMinor: 2n ** 63n - 1n,
    });
  });

  test("no command pays more than a thousandth of what the house's balance holds, and its key stays free", async () => {
    await stage.run(debit("b1"));
    const most = PAYOUT_MINOR_MAX;
    const refused = { code: "BAD_REQUEST", transferId: null };
    const promo = { ...credit("p1", most + 1n), kind: "PROMO" as const };
    expect(await stage.run(promo)).toMatchObject(refused);
    expect(await stage.run(credit("w1", most + 1n, "b1"))).toMatchObject(refused);
    expect(await stage.run(adjust("a1", most + 1n, "IN"))).toMatchObject(refused);
    expect(
      await execute(context, [stage.full(promo), stage.full(credit("w1", most + 1n, "b1"))]),
    ).toMatchObject([refused, refused]);
    expect(await stage.run({ ...promo, amountMinor: most })).toMatchObject({
      code: "OK",
      balanceMinor: 9_900n + most,
    });
    expect(await rollUp(context)).toBeGreaterThan(0n);
  });

  test("a payout that no round could hold is refused, harms no neighbour, and leaves its key free", async () => {
    const promo = (key: string, minor: bigint) => ({ ...credit(key, minor), kind: "PROMO" as const });
    await stage.run(debit("b1", START_MINOR));
    await context.db.script(
      `update wallet.rounds set payout_minor = ${2n ** 63n - 1n - START_MINOR} where player_id = ${stage.player}`,
    );
    const [refused, neighbour] = await execute(context, [
      stage.full(promo("p2", 2n * START_MINOR)),
      stage.full(promo("p3", 5n)),
    ]);
    expect(refused).toMatchObject({ code: "BAD_REQUEST", transferId: null, replayed: false });
    expect(neighbour).toMatchObject({ code: "OK", balanceMinor: 5n });
    expect(await stage.run(promo("p2", 6n))).toMatchObject({ code: "OK", balanceMinor: 11n });
    const order = [stage.full(debit("b2", 1n, { round: "r2" })), stage.full(promo("p4", 2n * START_MINOR))];
    expect(await executeTogether(context, order as WalletOrder)).toMatchObject({
      done: false,
      answer: { code: "BAD_REQUEST" },
    });
    expect(await stage.balance()).toBe(11n);
  });

  test("inside a transaction that fails nothing has happened", async () => {
    const failed = context.db.transaction(async (db) => {
      await execute({ db }, [stage.full(debit("b1"))]);
      throw new Error("thought better of it");
    });
    await expect(failed).rejects.toThrow("thought better");
    expect(await stage.balance()).toBe(START_MINOR);
  });

  test("movements are only ever added", async () => {
    await expect(context.db.script("update ledger.postings set amount = 1")).rejects.toThrow(
      "only ever added",
    );
    await expect(context.db.script("delete from ledger.transfers")).rejects.toThrow("only ever added");
    await expect(
      context.db.script(`update ledger.accounts set balance = -1 where owner_id = ${stage.player}`),
    ).rejects.toThrow("floor_holds");
  });

  test.each([
    ["a key", "delete from ledger.idempotency_keys", "never removed"],
    ["every key", "truncate ledger.idempotency_keys", "never removed"],
    ["an account", "delete from ledger.accounts", "never removed"],
    ["a player", "delete from ledger.players", "never removed"],
    ["a round", "delete from wallet.rounds", "never removed"],
    ["an alarm", "delete from wallet.alarms", "never removed"],
    ["a correction", "update wallet.adjustments set reason = 'another'", "never changed"],
    ["an exchange", "delete from vendors.exchanges", "never removed"],
    ["what an exchange said", "update vendors.exchanges set answer = '{}'", "never changed"],
    ["whose account it is", "update ledger.accounts set owner_id = 7", "never changed"],
    ["what an account may not go below", "update ledger.accounts set floor = -100", "never changed"],
    ["an answer", "update ledger.idempotency_keys set outcome = 'OK' where outcome <> 'OK'", "never changed"],
    ["what was ordered", "update ledger.idempotency_keys set hash = null", "never changed"],
  ])("%s stays: it is never changed or removed behind the ledger's back", async (_what, sql, refusal) => {
    await stage.run(debit("b1"));
    await stage.run(debit("b2", 99_999n));
    await expect(context.db.script(sql)).rejects.toThrow(refusal);
  });
});
