import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { money } from "#server/core/numbers/money.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import {
  adjust,
  credit,
  debit,
  endRound,
  rollback,
  START_MINOR,
  type Stage,
  stageFor,
} from "#tests/setup/wallet-stage.ts";
import {
  brokenInvariants,
  grantBonus,
  refusedAdjustments,
  roundRecord,
  statement,
  transactionStatus,
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

const round = () => roundRecord(context, { playerId: stage.player, vendor: "studio", roundId: "r1" });
const statusOf = (key: string) =>
  transactionStatus(context, { scope: "studio", playerId: stage.player, key, asset: "TRIAL" });

describe("an adjustment", () => {
  test("an adjustment pays or takes back in a round that has ended, once for its key", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1", { endsRound: true }));
    const paid = await stage.run(adjust("a1", 30n, "IN"));
    expect(paid).toMatchObject({ code: "OK", balanceMinor: 9_980n, replayed: false });
    expect(await stage.run(adjust("a1", 30n, "IN"))).toEqual({ ...paid, replayed: true });
    expect(await stage.run(adjust("a1", 30n, "OUT"))).toMatchObject({ code: "DUPLICATE_CONFLICT" });
    expect(await stage.run(adjust("a1", 30n, "IN", { reason: "another" }))).toMatchObject({
      code: "DUPLICATE_CONFLICT",
    });
    expect(await stage.run(adjust("a2", 70n, "OUT"))).toMatchObject({ code: "OK", balanceMinor: 9_910n });
    expect(await round()).toMatchObject({
      state: "closed",
      payout: { minor: 50n },
      adjusted: { minor: -40n },
      net: { minor: -90n },
    });
    const { rows } = await statement(context, { playerId: stage.player, kind: "adjustment", page: 1 });
    expect(rows.map(({ amount }) => amount.minor)).toEqual([-70n, 30n]);
  });

  test("an adjustment pays nothing into a round whose stakes were given back, also when it was ended since", async () => {
    for (const ends of [false, true]) {
      const round = ends ? "ended" : "left";
      await stage.run(debit(`b-${round}`, 100n, { round }));
      await stage.run(rollback(`x-${round}`, `b-${round}`, { round }));
      if (ends) await stage.run(endRound(round));
      expect(await stage.run(adjust(`a-${round}`, 700n, "IN", { round }))).toMatchObject({
        code: "TX_CANCELLED",
        balanceMinor: START_MINOR,
      });
    }
    await stage.run(credit("p1", 7n, undefined, { round: "prize", kind: "PROMO" }));
    expect(await stage.run(adjust("a1", 3n, "IN", { round: "prize" }))).toMatchObject({ code: "OK" });
  });

  test("an adjustment never takes a balance below zero: it is refused for ever and kept for the office", async () => {
    const vendor = `office-${stage.player}`;
    await stage.run({ ...debit("b1", START_MINOR), scope: vendor });
    const refused = await stage.run({ ...adjust("a1", 1n, "OUT"), scope: vendor });
    expect(refused).toMatchObject({ code: "INSUFFICIENT_FUNDS", balanceMinor: 0n, transferId: null });
    await stage.run({ ...credit("w1", 50n, "b1"), scope: vendor });
    expect(await stage.run({ ...adjust("a1", 1n, "OUT"), scope: vendor })).toEqual({
      ...refused,
      replayed: true,
    });
    expect(await refusedAdjustments(context, { vendor })).toEqual([
      {
        vendor,
        playerId: stage.player,
        key: "a1",
        round: "r1",
        game: "g1",
        direction: "OUT",
        amount: { minor: 1n, asset: "TRIAL" },
        reason: "a late goal",
        code: "INSUFFICIENT_FUNDS",
        at: context.now(),
      },
    ]);
    expect(await refusedAdjustments(context, { vendor: "nobody" })).toEqual([]);
  });

  test("a round that we never saw is asked for again, and one that was taken back is not corrected", async () => {
    expect(await stage.run(adjust("a1", 5n, "IN"))).toMatchObject({ code: "BET_NOT_FOUND" });
    await stage.run(debit("b1"));
    expect(await stage.run(adjust("a1", 5n, "IN", { asset: "P" }))).toMatchObject({
      code: "CURRENCY_MISMATCH",
    });
    expect(await stage.run(adjust("a2", 5n, "IN"))).toMatchObject({ code: "OK", replayed: false });
    await stage.run(debit("b2", 5n, { round: "r2" }));
    await stage.run(rollback("x2", "b2", { round: "r2" }));
    expect(await stage.run(adjust("a3", 5n, "IN", { round: "r2" }))).toMatchObject({ code: "TX_CANCELLED" });
  });

  test("what was staked from the bonus is corrected there, by the part that the bonus had in it", async () => {
    await stage.deposit(100n);
    await grantBonus(context, { playerId: stage.player, key: "g1", amount: money(300n, "P") });
    await stage.run(debit("b1", 200n, { asset: "P" }));
    const paid = { code: "OK", balanceMinor: 20n, bonusMinor: 220n, version: 6n };
    expect(await stage.run(adjust("a1", 40n, "IN", { asset: "P" }))).toMatchObject(paid);
    const taken = { code: "OK", balanceMinor: 5n, bonusMinor: 205n, version: 8n };
    expect(await stage.run(adjust("a2", 30n, "OUT", { asset: "P" }))).toMatchObject(taken);
    expect(await round()).toMatchObject({ adjusted: { minor: 10n } });

    await stage.run(debit("b2", 205n, { asset: "P", round: "r2" }));
    const refused = { code: "INSUFFICIENT_FUNDS", balanceMinor: 0n, bonusMinor: 5n };
    expect(await stage.run(adjust("a3", 4n, "OUT", { asset: "P" }))).toMatchObject(refused);
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("the stake of a round that was corrected is not taken back", async () => {
    await stage.run(debit("b1"));
    await stage.run(adjust("a1", 5n, "IN"));
    expect(await stage.run(rollback("x1", "b1"))).toMatchObject({ code: "ROUND_SETTLED" });
  });
});

describe("the end of a round", () => {
  test("a round that ended takes no stake, and still takes a payout that comes late", async () => {
    await stage.run(debit("b1"));
    const ended = await stage.run(endRound());
    expect(ended).toMatchObject({ code: "OK", balanceMinor: 9_900n, transferId: null, version: 2n });
    expect(await stage.run(debit("b2"))).toMatchObject({ code: "ROUND_CLOSED" });
    expect(await stage.run(credit("w1", 50n, "b1"))).toMatchObject({ code: "OK" });
    expect(await stage.run(endRound())).toEqual({ ...ended, replayed: true });
    expect(await round()).toMatchObject({ state: "closed", closedAt: context.now() });
  });

  test("a round that its payout has ended is ended", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1", { endsRound: true }));
    const closedAt = (await round())?.closedAt;
    context.clock.forward(1000);
    expect(await stage.run(endRound())).toMatchObject({ code: "OK", balanceMinor: 9_950n, replayed: false });
    expect(await round()).toMatchObject({ state: "closed", closedAt });
  });

  test("a round that we never saw is asked for again, and its asset need not be known", async () => {
    expect(await stage.run(endRound())).toMatchObject({ code: "BET_NOT_FOUND", balanceMinor: START_MINOR });
    await stage.run(debit("b1"));
    expect(await stage.run({ ...endRound(), asset: "P" })).toMatchObject({
      code: "OK",
      asset: "TRIAL",
      balanceMinor: 9_900n,
      replayed: false,
    });
  });

  test("a round that its payout ended is open when that is taken back, and is ended anew", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1", { endsRound: true }));
    await stage.run(rollback("x1", "w1"));
    expect(await round()).toMatchObject({ state: "open", closedAt: null });
    expect(await stage.run(endRound())).toMatchObject({ code: "OK", balanceMinor: 9_900n, replayed: false });
    expect(await round()).toMatchObject({ state: "closed" });
  });

  test.each([
    ["a late payout", async () => stage.run(endRound()), credit("w1", 50n, "b1")],
    [
      "a late payout that ends it too",
      async () => stage.run(endRound()),
      credit("w1", 0n, "b1", { endsRound: true }),
    ],
    [
      "a payout beside the one that ended it",
      async () => stage.run(credit("w0", 7n, "b1", { endsRound: true })),
      credit("w1", 50n, "b1", { endsRound: true }),
    ],
  ])("a round that was ended stays so when %s is taken back", async (_, end, late) => {
    await stage.run(debit("b1"));
    await end();
    const closedAt = (await round())?.closedAt;
    const before = await stage.balance();
    await stage.run(late);
    expect(await stage.run(rollback("x1", "w1"))).toMatchObject({ code: "OK", balanceMinor: before });
    expect(await round()).toMatchObject({ state: "closed", closedAt });
    expect(await stage.run(debit("b2"))).toMatchObject({ code: "ROUND_CLOSED" });
    expect(await brokenInvariants(context)).toEqual([]);
  });

  test("a round is not ended under another game, which is not remembered as its end", async () => {
    await stage.run(debit("b1"));
    await stage.run(debit("b2", 100n, { game: "g2" }));
    expect(await stage.run(endRound("r1", { game: "g3" }))).toMatchObject({ code: "TX_NOT_FOUND" });
    expect(await round()).toMatchObject({ state: "open" });
    expect(await stage.run(endRound("r1", { game: "g2" }))).toMatchObject({ code: "OK", replayed: false });
    expect(await round()).toMatchObject({ state: "closed" });
    expect(await stage.run(endRound())).toMatchObject({ code: "DUPLICATE_CONFLICT" });
  });
});

describe("the status of a transaction", () => {
  test("a transaction stands, was refused, was taken back, or never came", async () => {
    await stage.run(debit("b1"));
    await stage.run(debit("b2", 99_999n));
    await stage.run(debit("b3", 100n, { round: "r3" }));
    await stage.run(rollback("x3", "b3", { round: "r3" }));
    await stage.run(rollback("x4", "never"));
    await stage.run(adjust("a1", 7n, "IN"));
    const seen = await Promise.all(["b1", "b2", "b3", "x3", "never", "a1", "unheard"].map(statusOf));
    expect(seen.map(({ code, balanceMinor }) => [code, balanceMinor])).toEqual(
      ["OK", "INSUFFICIENT_FUNDS", "TX_CANCELLED", "OK", "TX_CANCELLED", "OK", "TX_NOT_FOUND"].map((code) => [
        code,
        9_907n,
      ]),
    );
    expect(seen[0]?.transferId).not.toBeNull();
    expect(seen[6]).toMatchObject({ transferId: null, asset: "TRIAL", version: 5n, replayed: false });
  });

  test("asking changes nothing: what was asked about comes as if it was not", async () => {
    await statusOf("b1");
    const first = await stage.run(debit("b1"));
    expect(first).toMatchObject({ code: "OK", replayed: false });
    await statusOf("b1");
    expect(await stage.run(debit("b1"))).toEqual({ ...first, replayed: true });
  });

  test("a payout is found although the rollback of another one buried its number as a stake", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1"));
    await stage.run(rollback("w1", "w1"));
    expect(await statusOf("w1")).toMatchObject({ code: "TX_CANCELLED" });
    await stage.run(credit("n1", 5n, "b1"));
    expect(await statusOf("n1")).toMatchObject({ code: "OK", balanceMinor: 9_905n });
  });
});
