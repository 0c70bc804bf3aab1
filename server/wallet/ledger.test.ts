import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ASSETS, money } from "#server/core/numbers/money.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { credit, debit, rollback, START_MINOR, type Stage, stageFor } from "#tests/setup/wallet-stage.ts";
import { accountOf, execute, grantBonus, grantTrial, openAccounts, roundRecord } from "./index.ts";

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

describe("the ledger", () => {
  test("a win that overtakes its stake may be sent again, also where the round had a prize before", async () => {
    const stage = await stageFor(context, 199_001n);
    await stage.run(credit("f1", 5n, undefined, { kind: "FREE_ROUND" }));
    expect(await stage.run(credit("w1", 50n))).toMatchObject({ code: "BET_NOT_FOUND", replayed: false });
    await stage.run(debit("b1"));
    expect(await stage.run(credit("w1", 50n))).toMatchObject({ code: "OK", balanceMinor: START_MINOR - 45n });
  });

  test("the assets of the ledger are the assets of the house", async () => {
    const rows = await context.db.call<{ code: string; scale: number }>(
      { name: "test-assets", text: "select code, scale from ledger.assets" },
      [],
    );
    const kept = Object.fromEntries(rows.map(({ code, scale }) => [code, scale]));
    expect(kept).toEqual(
      Object.fromEntries(Object.entries(ASSETS).map(([code, { scale }]) => [code, scale])),
    );
  });

  test("a grant is given once for one key, and another amount under the same key is refused", async () => {
    const again = await grantTrial(context, {
      playerId: stage.player,
      amountMinor: START_MINOR,
      key: "welcome",
    });
    expect(again).toEqual({ ok: true, value: { minor: START_MINOR, asset: "TRIAL" } });
    const other = await grantTrial(context, { playerId: stage.player, amountMinor: 1n, key: "welcome" });
    expect(other).toEqual({ ok: false, refusal: { reason: "conflict" } });
    const nobody = await grantTrial(context, { playerId: 1n, amountMinor: 1n, key: "welcome" });
    expect(nobody).toEqual({ ok: false, refusal: { reason: "noAccount" } });
    expect(await stage.balance()).toBe(START_MINOR);
  });

  test("money cannot be granted", async () => {
    expect(await stage.run({ op: "grant", key: "free", amountMinor: 5n, asset: "P" })).toMatchObject({
      code: "PLAYER_NOT_FOUND",
    });
  });

  test("a stake and its payout move the balance by their amounts, and the answers carry balance and version", async () => {
    expect(await stage.run(debit("b1", 300n))).toMatchObject({
      code: "OK",
      balanceMinor: 9_700n,
      version: 2n,
    });
    expect(await stage.run(credit("w1", 1_000n, "b1"))).toMatchObject({
      code: "OK",
      balanceMinor: 10_700n,
      version: 3n,
    });
    expect(await stage.balance()).toBe(10_700n);
  });

  test("the version is that of cash and bonus together, in answers as in the accounts, and grows with either", async () => {
    const { player, run } = stage;
    const read = async () => {
      const account = await accountOf(context, { playerId: player, asset: "P" });
      return [account?.balance.minor, account?.bonus.minor, account?.version];
    };
    await stage.deposit(100n);
    expect(await read()).toEqual([100n, 0n, 1n]);
    await grantBonus(context, { playerId: player, key: "g1", amount: money(50n, "P") });
    expect(await read()).toEqual([100n, 50n, 2n]);
    const both = { code: "OK", balanceMinor: 0n, bonusMinor: 30n, version: 4n };
    expect(await run(debit("b1", 120n, { asset: "P" }))).toMatchObject(both);
    expect(await read()).toEqual([0n, 30n, 4n]);
    // The win goes back to where its stake came from: a sixth of it to the bonus.
    const won = { code: "OK", balanceMinor: 50n, bonusMinor: 40n, version: 6n };
    expect(await run(credit("w1", 60n, "b1", { asset: "P" }))).toMatchObject(won);
    expect(await read()).toEqual([50n, 40n, 6n]);
    const undone = { code: "OK", balanceMinor: 0n, bonusMinor: 30n, version: 8n };
    expect(await run(rollback("x1", "w1", { asset: "P" }))).toMatchObject(undone);
    expect(await read()).toEqual([0n, 30n, 8n]);
    const fromBonus = { code: "OK", balanceMinor: 0n, bonusMinor: 25n, version: 9n };
    expect(await run(debit("b2", 5n, { asset: "P" }))).toMatchObject(fromBonus);
    expect(await read()).toEqual([0n, 25n, 9n]);
  });

  test("the same stake again gets the first answer word for word, and moves nothing", async () => {
    const first = await stage.run(debit("b1"));
    await stage.run(debit("b2"));
    expect(await stage.run(debit("b1"))).toEqual({ ...first, replayed: true });
    expect(await stage.balance()).toBe(9_800n);
  });

  test.each([
    ["amount", { amountMinor: 101n }],
    ["round", { round: "r2" }],
    ["game", { game: "g2" }],
    ["asset", { asset: "P" as const }],
    ["free round", { freeRoundId: "f" }],
  ])("the same key with another %s is a conflict", async (_what, other) => {
    await stage.run(debit("b1"));
    expect(await stage.run({ ...debit("b1"), ...other })).toMatchObject({
      code: "DUPLICATE_CONFLICT",
      replayed: false,
    });
    expect(await stage.balance()).toBe(9_900n);
  });

  test("one vendor's number under another vendor, player or operation is another command", async () => {
    await stage.run(debit("x", 100n));
    const [other] = await execute(context, [{ ...stage.full(debit("x", 200n)), scope: "elsewhere" }]);
    expect(other).toMatchObject({ code: "OK", replayed: false, balanceMinor: 9_700n });
    expect(await stage.run(credit("x", 50n, "x"))).toMatchObject({ code: "OK", replayed: false });
    const second = stage.player + 1_000_000n;
    await openAccounts(context, { playerId: second, assets: ["TRIAL"] });
    expect(await stage.run({ ...debit("x"), playerId: second })).toMatchObject({
      code: "INSUFFICIENT_FUNDS",
    });
  });

  test("a stake above the balance is refused and remembered, and the balance stays", async () => {
    const refused = await stage.run(debit("b1", START_MINOR + 1n));
    expect(refused).toMatchObject({
      code: "INSUFFICIENT_FUNDS",
      balanceMinor: START_MINOR,
      transferId: null,
    });
    await stage.run(debit("b2", 1n));
    expect(await stage.run(debit("b1", START_MINOR + 1n))).toEqual({ ...refused, replayed: true });
    expect(await stage.run(credit("w1", 5n, "b1"))).toMatchObject({ code: "TX_CANCELLED" });
  });

  test("a refusal found by the caller is remembered, and never replaces an answer that was given", async () => {
    expect(await stage.run({ ...debit("b1"), refusal: "TOKEN_EXPIRED" })).toMatchObject({
      code: "TOKEN_EXPIRED",
    });
    expect(await stage.run(debit("b1"))).toMatchObject({ code: "TOKEN_EXPIRED", replayed: true });
    await stage.run(debit("b2"));
    expect(await stage.run({ ...debit("b2"), refusal: "TOKEN_EXPIRED" })).toMatchObject({
      code: "OK",
      replayed: true,
    });
  });

  test("a payout before its stake is not stored and goes through later", async () => {
    expect(await stage.run(credit("w1", 50n, "b1"))).toMatchObject({
      code: "BET_NOT_FOUND",
      balanceMinor: START_MINOR,
    });
    expect(await stage.run(credit("w1", 50n))).toMatchObject({ code: "BET_NOT_FOUND" });
    await stage.run(debit("b1"));
    expect(await stage.run(credit("w1", 50n, "b1"))).toMatchObject({
      code: "OK",
      replayed: false,
      balanceMinor: 9_950n,
    });
  });

  test("a payout on a stake of another round or another asset is refused", async () => {
    await stage.run(debit("b1"));
    expect(await stage.run(credit("w1", 50n, "b1", { round: "r9" }))).toMatchObject({
      code: "BET_NOT_FOUND",
    });
    expect(await stage.run({ ...credit("w2", 50n, "b1"), asset: "P" })).toMatchObject({
      code: "CURRENCY_MISMATCH",
    });
    expect(await stage.run({ ...debit("b2"), asset: "P" })).toMatchObject({ code: "CURRENCY_MISMATCH" });
  });

  test("several payouts of one round are each paid, and the last one may close it", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1"));
    await stage.run({ ...credit("w2", 70n, "b1"), endsRound: true });
    expect(await stage.balance()).toBe(10_020n);
    expect(await stage.run(debit("b2"))).toMatchObject({ code: "ROUND_CLOSED" });
    expect(await stage.run(credit("w3", 5n, "b1"))).toMatchObject({ code: "OK" });
    const round = await roundRecord(context, { playerId: stage.player, vendor: "studio", roundId: "r1" });
    expect(round).toMatchObject({
      state: "closed",
      stake: { minor: 100n },
      payout: { minor: 125n },
      net: { minor: 25n },
    });
  });

  test("a payout of nothing is recorded and closes the round", async () => {
    await stage.run(debit("b1"));
    const answer = await stage.run({ ...credit("w1", 0n, "b1"), endsRound: true });
    expect(answer).toMatchObject({ code: "OK", balanceMinor: 9_900n, version: 2n });
    expect(answer.transferId).not.toBeNull();
    const round = await roundRecord(context, { playerId: stage.player, vendor: "studio", roundId: "r1" });
    expect(round).toMatchObject({ state: "closed", payout: { minor: 0n } });
    expect(round?.movements.map(({ kind, amount }) => [kind, amount.minor])).toEqual([
      ["stake", -100n],
      ["payout", 0n],
    ]);
  });

  test("a promotion needs no stake, and does not settle the round", async () => {
    expect(await stage.run({ ...credit("p1", 500n), kind: "PROMO" })).toMatchObject({
      code: "OK",
      balanceMinor: 10_500n,
    });
    await stage.run(debit("b1"));
    expect(await stage.run(rollback("x1", "b1"))).toMatchObject({ code: "OK", balanceMinor: 10_500n });
  });

  test("a frozen account takes payouts and rollbacks, and no stakes", async () => {
    await stage.run(debit("b1"));
    await stage.run(debit("b2", 10n, { round: "r2" }));
    await context.db.script(`update ledger.accounts set frozen = true where owner_id = ${stage.player}`);
    expect(await stage.run(debit("b3"))).toMatchObject({ code: "PLAYER_BLOCKED" });
    const refused = { ...debit("b4"), refusal: "TOKEN_EXPIRED" } as const;
    expect(await stage.run(refused)).toMatchObject({ code: "PLAYER_BLOCKED" });
    expect(await stage.run(credit("w1", 50n, "b1"))).toMatchObject({ code: "OK" });
    expect(await stage.run(rollback("x1", "b2", { round: "r2" }))).toMatchObject({ code: "OK" });
  });
});
