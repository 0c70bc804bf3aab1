import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ASSETS } from "#server/core/money.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  balanceOf,
  bettingRecord,
  brokenInvariants,
  execute,
  grantTrial,
  movement,
  openAccounts,
  rollUp,
  roundRecord,
  statement,
  type WalletAnswer,
  type WalletCommand,
} from "./index.ts";

const START = 10_000n;

let context: TestContext;
let lastPlayer = 100_000n;
let player: bigint;

type Without<T, K extends string> = T extends unknown ? Omit<T, K> : never;
type Brief = Without<WalletCommand, "scope" | "playerId" | "asset" | "at"> & {
  playerId?: bigint;
  asset?: "P" | "TRIAL" | "PTS";
};

function full(brief: Brief): WalletCommand {
  return { scope: "studio", playerId: player, asset: "TRIAL", at: context.now(), ...brief } as WalletCommand;
}

async function run(brief: Brief): Promise<WalletAnswer> {
  const [answer] = await execute(context, [full(brief)]);
  if (!answer) throw new Error("no answer");
  return answer;
}

const debit = (key: string, amountMinor = 100n, round = "r1"): Brief => ({
  op: "debit",
  key,
  amountMinor,
  round,
  game: "g1",
});
const credit = (key: string, amountMinor: bigint, betKey?: string, round = "r1"): Brief => ({
  op: "credit",
  key,
  amountMinor,
  betKey,
  round,
  game: "g1",
  kind: "WIN",
});
const rollback = (key: string, targetKey: string, round = "r1"): Brief => ({
  op: "rollback",
  key,
  targetKey,
  round,
});

async function balance(): Promise<bigint> {
  return (await balanceOf(context, { playerId: player, asset: "TRIAL" })).minor;
}

beforeAll(async () => {
  context = await testContext();
});

beforeEach(async () => {
  lastPlayer += 1n;
  player = lastPlayer;
  await openAccounts(context, { playerId: player, assets: ["P", "TRIAL"] });
  await grantTrial(context, { playerId: player, amountMinor: START, key: "welcome" });
});

describe("the ledger", () => {
  test("the assets of the ledger are the assets of the house", async () => {
    const rows = await context.db.call<{ code: string; scale: number }>(
      { name: "test-assets", text: "select code, scale from ledger.asset" },
      [],
    );
    const kept = Object.fromEntries(rows.map(({ code, scale }) => [code, scale]));
    expect(kept).toEqual(
      Object.fromEntries(Object.entries(ASSETS).map(([code, { scale }]) => [code, scale])),
    );
  });

  test("a grant is given once for one key, and another amount under the same key is refused", async () => {
    const again = await grantTrial(context, { playerId: player, amountMinor: START, key: "welcome" });
    expect(again).toEqual({ ok: true, value: { minor: START, asset: "TRIAL" } });
    const other = await grantTrial(context, { playerId: player, amountMinor: 1n, key: "welcome" });
    expect(other).toEqual({ ok: false, refusal: { reason: "conflict" } });
    const nobody = await grantTrial(context, { playerId: 1n, amountMinor: 1n, key: "welcome" });
    expect(nobody).toEqual({ ok: false, refusal: { reason: "noAccount" } });
    expect(await balance()).toBe(START);
  });

  test("money cannot be granted", async () => {
    expect(await run({ op: "grant", key: "free", amountMinor: 5n, asset: "P" })).toMatchObject({
      code: "PLAYER_NOT_FOUND",
    });
  });

  test("a stake and its payout move the balance by their amounts, and the answers carry balance and version", async () => {
    expect(await run(debit("b1", 300n))).toMatchObject({ code: "OK", balanceMinor: 9_700n, version: 2n });
    expect(await run(credit("w1", 1_000n, "b1"))).toMatchObject({
      code: "OK",
      balanceMinor: 10_700n,
      version: 3n,
    });
    expect(await balance()).toBe(10_700n);
  });

  test("the same stake again gets the first answer word for word, and moves nothing", async () => {
    const first = await run(debit("b1"));
    await run(debit("b2"));
    expect(await run(debit("b1"))).toEqual({ ...first, replayed: true });
    expect(await balance()).toBe(9_800n);
  });

  test.each([
    ["amount", { amountMinor: 101n }],
    ["round", { round: "r2" }],
    ["game", { game: "g2" }],
    ["asset", { asset: "P" as const }],
    ["free round", { freeRoundId: "f" }],
  ])("the same key with another %s is a conflict", async (_what, other) => {
    await run(debit("b1"));
    expect(await run({ ...debit("b1"), ...other } as Brief)).toMatchObject({
      code: "DUPLICATE_CONFLICT",
      replayed: false,
    });
    expect(await balance()).toBe(9_900n);
  });

  test("one vendor's number under another vendor, player or operation is another command", async () => {
    await run(debit("x", 100n));
    const [other] = await execute(context, [{ ...full(debit("x", 200n)), scope: "elsewhere" }]);
    expect(other).toMatchObject({ code: "OK", replayed: false, balanceMinor: 9_700n });
    expect(await run(credit("x", 50n, "x"))).toMatchObject({ code: "OK", replayed: false });
    const second = player + 1_000_000n;
    await openAccounts(context, { playerId: second, assets: ["TRIAL"] });
    expect(await run({ ...debit("x"), playerId: second })).toMatchObject({ code: "INSUFFICIENT_FUNDS" });
  });

  test("a stake above the balance is refused and remembered, and the balance stays", async () => {
    const refused = await run(debit("b1", START + 1n));
    expect(refused).toMatchObject({ code: "INSUFFICIENT_FUNDS", balanceMinor: START, transferId: null });
    await run(debit("b2", 1n));
    expect(await run(debit("b1", START + 1n))).toEqual({ ...refused, replayed: true });
    expect(await run(credit("w1", 5n, "b1"))).toMatchObject({ code: "TX_CANCELLED" });
  });

  test("a refusal found by the caller is remembered, and never replaces an answer that was given", async () => {
    expect(await run({ ...debit("b1"), refusal: "TOKEN_EXPIRED" } as Brief)).toMatchObject({
      code: "TOKEN_EXPIRED",
    });
    expect(await run(debit("b1"))).toMatchObject({ code: "TOKEN_EXPIRED", replayed: true });
    await run(debit("b2"));
    expect(await run({ ...debit("b2"), refusal: "TOKEN_EXPIRED" } as Brief)).toMatchObject({
      code: "OK",
      replayed: true,
    });
  });

  test("a payout before its stake is not stored and goes through later", async () => {
    expect(await run(credit("w1", 50n, "b1"))).toMatchObject({ code: "BET_NOT_FOUND", balanceMinor: START });
    expect(await run(credit("w1", 50n))).toMatchObject({ code: "BET_NOT_FOUND" });
    await run(debit("b1"));
    expect(await run(credit("w1", 50n, "b1"))).toMatchObject({
      code: "OK",
      replayed: false,
      balanceMinor: 9_950n,
    });
  });

  test("a payout on a stake of another round or another asset is refused", async () => {
    await run(debit("b1"));
    expect(await run(credit("w1", 50n, "b1", "r9"))).toMatchObject({ code: "BET_NOT_FOUND" });
    expect(await run({ ...credit("w2", 50n, "b1"), asset: "P" })).toMatchObject({
      code: "CURRENCY_MISMATCH",
    });
    expect(await run({ ...debit("b2"), asset: "P" })).toMatchObject({ code: "CURRENCY_MISMATCH" });
  });

  test("several payouts of one round are each paid, and the last one may close it", async () => {
    await run(debit("b1"));
    await run(credit("w1", 50n, "b1"));
    await run({ ...credit("w2", 70n, "b1"), endsRound: true } as Brief);
    expect(await balance()).toBe(10_020n);
    expect(await run(debit("b2"))).toMatchObject({ code: "ROUND_CLOSED" });
    expect(await run(credit("w3", 5n, "b1"))).toMatchObject({ code: "OK" });
    const round = await roundRecord(context, { playerId: player, vendor: "studio", roundId: "r1" });
    expect(round).toMatchObject({
      state: "closed",
      stake: { minor: 100n },
      payout: { minor: 125n },
      net: { minor: 25n },
    });
  });

  test("a payout of nothing is recorded and closes the round", async () => {
    await run(debit("b1"));
    const answer = await run({ ...credit("w1", 0n, "b1"), endsRound: true } as Brief);
    expect(answer).toMatchObject({ code: "OK", balanceMinor: 9_900n, version: 2n });
    expect(answer.transferId).not.toBeNull();
    const round = await roundRecord(context, { playerId: player, vendor: "studio", roundId: "r1" });
    expect(round).toMatchObject({ state: "closed", payout: { minor: 0n } });
    expect(round?.movements.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ["stake", -100n],
      ["payout", 0n],
    ]);
  });

  test("a promotion needs no stake, and does not settle the round", async () => {
    expect(await run({ ...credit("p1", 500n), kind: "PROMO" } as Brief)).toMatchObject({
      code: "OK",
      balanceMinor: 10_500n,
    });
    await run(debit("b1"));
    expect(await run(rollback("x1", "b1"))).toMatchObject({ code: "OK", balanceMinor: 10_500n });
  });

  test("a rollback gives the stake back once, by one number or two", async () => {
    await run(debit("b1"));
    const first = await run(rollback("x1", "b1"));
    expect(first).toMatchObject({ code: "OK", balanceMinor: START });
    expect(await run(rollback("x1", "b1"))).toEqual({ ...first, replayed: true });
    expect(await run(rollback("x2", "b1"))).toMatchObject({
      code: "OK",
      balanceMinor: START,
      transferId: null,
    });
    expect(await run(credit("w1", 50n, "b1"))).toMatchObject({ code: "TX_CANCELLED" });
    expect(await run(credit("w2", 50n))).toMatchObject({ code: "TX_CANCELLED" });
    expect(await balance()).toBe(START);
  });

  test("a rollback that comes first buries the stake for ever, and tells the balance of the moment", async () => {
    expect(await run(rollback("x1", "b1"))).toMatchObject({
      code: "OK",
      transferId: null,
      balanceMinor: START,
    });
    const buried = await run(debit("b1"));
    expect(buried).toMatchObject({ code: "TX_CANCELLED", balanceMinor: START, replayed: false });
    expect(await run(debit("b1"))).toEqual({ ...buried, replayed: true });
    expect(await run(debit("b1", 7n))).toMatchObject({ code: "DUPLICATE_CONFLICT" });
    expect(await run(credit("w1", 5n, "b1"))).toMatchObject({ code: "TX_CANCELLED" });
  });

  test("a payout that is rolled back before it arrives is never paid", async () => {
    await run(debit("b1"));
    expect(await run(rollback("x1", "w1"))).toMatchObject({ code: "OK" });
    expect(await run(credit("w1", 50n, "b1"))).toMatchObject({ code: "TX_CANCELLED", balanceMinor: 9_900n });
  });

  test("a stake whose round was paid stays, and can be taken back once the payout is taken back", async () => {
    await run(debit("b1"));
    await run(credit("w1", 50n, "b1"));
    expect(await run(rollback("x1", "b1"))).toMatchObject({ code: "ROUND_SETTLED", balanceMinor: 9_950n });
    expect(await run(rollback("x2", "w1"))).toMatchObject({ code: "OK", balanceMinor: 9_900n });
    expect(await run(rollback("x3", "b1"))).toMatchObject({ code: "OK", balanceMinor: START });
    expect(await roundRecord(context, { playerId: player, vendor: "studio", roundId: "r1" })).toMatchObject({
      state: "rolled-back",
      stake: { minor: 0n },
      payout: { minor: 0n },
    });
  });

  test("a payout that was spent cannot be taken back: nothing goes below zero", async () => {
    await run(debit("b1"));
    await run(credit("w1", 50n, "b1"));
    await run(debit("b2", 9_950n));
    expect(await run(rollback("x1", "w1"))).toMatchObject({ code: "INSUFFICIENT_FUNDS", balanceMinor: 0n });
  });

  test("a rollback of a refused stake is well, and one that names another round is not", async () => {
    await run(debit("b1", START + 1n));
    expect(await run(rollback("x1", "b1"))).toMatchObject({ code: "OK", balanceMinor: START });
    await run(debit("b2"));
    expect(await run(rollback("x2", "b2", "r7"))).toMatchObject({
      code: "TX_NOT_FOUND",
      balanceMinor: 9_900n,
    });
  });

  test("the rollback of a trial stake finds its account by itself", async () => {
    await run(debit("b1"));
    expect(await run({ ...rollback("x1", "b1"), asset: "P" })).toMatchObject({
      asset: "TRIAL",
      balanceMinor: START,
    });
  });

  test("a frozen account takes payouts and rollbacks, and no stakes", async () => {
    await run(debit("b1"));
    await run(debit("b2", 10n, "r2"));
    await context.db.script(`update ledger.account set frozen = true where owner_id = ${player}`);
    expect(await run(debit("b3"))).toMatchObject({ code: "PLAYER_BLOCKED" });
    expect(await run(credit("w1", 50n, "b1"))).toMatchObject({ code: "OK" });
    expect(await run(rollback("x1", "b2", "r2"))).toMatchObject({ code: "OK" });
  });

  test("a batch is decided in its order, a malformed command in it harms no other", async () => {
    const answers = await execute(context, [
      full(debit("b1", 9_000n)),
      full({ ...debit("bad"), amountMinor: -5n }),
      full(debit("b2", 2_000n)),
      full(debit("b1", 9_000n)),
      full(rollback("x1", "b1")),
      full({ ...debit("long"), key: "k".repeat(101) }),
      full(rollback("x2", "late")),
      full(debit("late")),
      full({ ...debit("b3"), playerId: 1n }),
      full(debit("b4", 10_000n, "r2")),
    ]);
    expect(answers.map(({ code, balanceMinor }) => [code, balanceMinor])).toEqual([
      ["OK", 1_000n],
      ["BAD_REQUEST", null],
      ["INSUFFICIENT_FUNDS", 1_000n],
      ["OK", 1_000n],
      ["OK", START],
      ["BAD_REQUEST", null],
      ["OK", START],
      ["TX_CANCELLED", START],
      ["PLAYER_NOT_FOUND", null],
      ["OK", 0n],
    ]);
  });

  test("a command that breaks its call is executed alone, and its neighbours are answered", async () => {
    const results = await Promise.allSettled([
      execute(context, [full(debit("b1"))]),
      execute(context, [full({ ...debit("b\u0000") })]),
      execute(context, [full(debit("b2"))]),
    ]);
    expect(results.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
    expect(await balance()).toBe(9_800n);
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
      player: `${player}`,
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
    expect(await run(debit("raw", 5n, "r"))).toMatchObject({ code: "OK", replayed: false });
  });

  test("a payout that no balance could hold is refused", async () => {
    await run(debit("b1"));
    expect(await run(credit("w1", 2n ** 63n - 1n, "b1"))).toMatchObject({
      code: "BAD_REQUEST",
      balanceMinor: 9_900n,
    });
  });

  test("inside a transaction that fails nothing has happened", async () => {
    const failed = context.db.transaction(async (db) => {
      await execute({ db }, [full(debit("b1"))]);
      throw new Error("thought better of it");
    });
    await expect(failed).rejects.toThrow("thought better");
    expect(await balance()).toBe(START);
  });

  test("movements are only ever added", async () => {
    await expect(context.db.script("update ledger.posting set amount = 1")).rejects.toThrow(
      "only ever added",
    );
    await expect(context.db.script("delete from ledger.transfer")).rejects.toThrow("only ever added");
    await expect(
      context.db.script(`update ledger.account set balance = -1 where owner_id = ${player}`),
    ).rejects.toThrow("floor_holds");
  });
});

describe("what a player reads", () => {
  test("the statement lists every movement, newest first, by kind, asset and time, and pages are clamped", async () => {
    context.clock.set("2026-04-01T00:00:00.000Z");
    for (let nth = 0; nth < 22; nth += 1) await run(debit(`b${nth}`, 10n, `r${nth}`));
    context.clock.set("2026-04-02T00:00:00.000Z");
    await run(credit("w1", 40n, "b3", "r3"));
    const last = await statement(context, { playerId: player, page: 99 });
    expect(last).toMatchObject({ page: 2, pageCount: 2, total: 24 });
    expect(last.rows).toHaveLength(4);
    expect(last.rows.at(-1)).toMatchObject({
      kind: "grant",
      amount: { minor: START, asset: "TRIAL" },
      round: null,
    });
    const [newest] = (await statement(context, { playerId: player, kind: "payout", page: 1 })).rows;
    expect(newest).toMatchObject({
      amount: { minor: 40n },
      balanceAfter: { minor: 9_820n },
      round: "r3",
      game: "g1",
    });
    const early = { playerId: player, to: new Date("2026-04-02T00:00:00.000Z"), page: 1 };
    expect((await statement(context, early)).total).toBe(23);
    expect(await statement(context, { playerId: player, asset: "P", page: 1 })).toMatchObject({
      total: 0,
      rows: [],
    });
  });

  test("a movement shows its lines to its player, and is not there for another", async () => {
    const { transferId } = await run(debit("b1"));
    if (transferId === null) throw new Error("no transfer");
    const detail = await movement(context, { playerId: player, transferId });
    expect(detail).toMatchObject({ kind: "stake", key: "b1", round: "r1", reversedBy: null });
    expect(detail?.lines).toEqual([
      {
        account: "trial",
        own: true,
        amount: { minor: -100n, asset: "TRIAL" },
        balanceAfter: { minor: 9_900n, asset: "TRIAL" },
      },
      { account: "house", own: false, amount: { minor: 100n, asset: "TRIAL" }, balanceAfter: null },
    ]);
    expect(await movement(context, { playerId: player + 1n, transferId })).toBeNull();
  });

  test("the betting record filters rounds and adds up all that it found, per asset", async () => {
    await run(debit("b1", 100n, "r1"));
    await run({ ...credit("w1", 250n, "b1", "r1"), endsRound: true } as Brief);
    await run({ ...debit("b2", 30n, "r2"), game: "g2" } as Brief);
    const all = await bettingRecord(context, { playerId: player, page: 1 });
    expect(all.total).toBe(2);
    expect(all.totals).toEqual([
      {
        asset: "TRIAL",
        rounds: 2,
        stake: { minor: 130n, asset: "TRIAL" },
        payout: { minor: 250n, asset: "TRIAL" },
        net: { minor: 120n, asset: "TRIAL" },
      },
    ]);
    const open = await bettingRecord(context, {
      playerId: player,
      state: "open",
      game: "g2",
      vendor: "studio",
      page: 1,
    });
    expect(open.rows.map(({ roundId }) => roundId)).toEqual(["r2"]);
    expect(await bettingRecord(context, { playerId: player + 1n, page: 1 })).toMatchObject({
      total: 0,
      totals: [],
    });
    expect(await roundRecord(context, { playerId: player + 1n, vendor: "studio", roundId: "r1" })).toBeNull();
  });
});

describe("the ledger counted again", () => {
  test("nothing is broken after all of the above, before and after the house's balance is rolled up", async () => {
    expect(await brokenInvariants(context)).toEqual([]);
    expect(await rollUp(context)).toBeGreaterThan(0n);
    expect(await rollUp(context)).toBe(0n);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  const unguarded = (sql: string) => `set session_replication_role = replica;
    alter table ledger.account drop constraint floor_holds;
    drop index ledger.transfer_reversed_once;
    ${sql};`;
  const last = "(select max(id) from ledger.transfer where kind = 1)";
  const undone = "(select reverses from ledger.transfer where kind = 3 order by id limit 1)";

  test.each([
    [
      "I1",
      "a balance that its movements do not explain",
      `update ledger.account set balance = balance + 1, version = version where owner_kind = 1 and balance > 0`,
    ],
    [
      "I2",
      "a house balance that its movements do not explain",
      `update ledger.account set balance = balance + 1 where kind = 10 and asset_id = 3`,
    ],
    [
      "I3",
      "money that came from nowhere",
      `update ledger.account set balance = balance + 1 where kind = 10 and asset_id = 1`,
    ],
    [
      "I4",
      "a balance below its floor",
      `update ledger.account set balance = -1 where owner_kind = 1 and asset_id = 1`,
    ],
    [
      "I5",
      "a version that was left out",
      `update ledger.posting set src_version = src_version + 5 where transfer_id = ${last}`,
    ],
    [
      "I5",
      "a balance that does not follow from the one before",
      `update ledger.posting set src_after = src_after - 1 where transfer_id = ${last}`,
    ],
    [
      "I6",
      "a stake that was given back twice",
      `insert into ledger.transfer (kind, reverses, scope, player_id, key, at) values (3, ${undone}, 'studio', 1, 'again', now())`,
    ],
    [
      "I6",
      "a rollback of another amount",
      `update ledger.posting set amount = amount + 1 where transfer_id = ${undone}`,
    ],
    [
      "I7",
      "a payout on a stake that was taken back",
      `insert into ledger.transfer (kind, scope, player_id, key, round_ref, ref_key, payout_kind, at) select 2, scope, player_id, 'planted', round_ref, key, 'WIN', now() from ledger.transfer where id = ${undone}`,
    ],
    [
      "I7",
      "a stake taken back after its round was paid",
      `insert into ledger.transfer (id, kind, scope, player_id, key, round_ref, payout_kind, at) select -1, 2, scope, player_id, 'planted', round_ref, 'WIN', now() from ledger.transfer where id = ${undone}`,
    ],
    [
      "I8",
      "a movement that no command asked for",
      `update ledger.idem set transfer_id = null where transfer_id = ${last}`,
    ],
    [
      "I8",
      "a command whose movement is gone",
      `update ledger.idem set outcome = 'ROUND_CLOSED' where transfer_id = ${last}`,
    ],
    [
      "I9",
      "a command that never ended",
      `insert into ledger.idem (scope, player_id, op, key) values ('studio', 1, 1, 'pending')`,
    ],
    [
      "I13",
      "trial money that met money",
      `update ledger.posting set asset_id = 1 where transfer_id = ${last}`,
    ],
    [
      "I14",
      "a round that says more than its movements",
      `update wallet.round set stake_minor = stake_minor + 1`,
    ],
  ])("%s is found broken: %s", async (invariant, _what, sql) => {
    const found = context.db.transaction(async (db) => {
      await db.script(unguarded(sql));
      const broken = await brokenInvariants({ db });
      throw Object.assign(new Error("put back"), { broken: broken.map((row) => row.invariant) });
    });
    const { broken } = await found.catch((fault: { broken: string[] }) => fault);
    expect(broken).toContain(invariant);
  });
});
