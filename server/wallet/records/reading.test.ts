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
import { money } from "../../core/numbers/money.ts";
import { later } from "../../core/time.ts";
import {
  type BettingRecordRequest,
  bettingRecord,
  movement,
  roundRecord,
  statement,
  transferToPlayer,
  wholeBettingRecord,
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

describe("what a player reads", () => {
  test("a page of what is rare counts only what moved the money in question", async () => {
    const undo = async (key: string, minor: bigint, more: object) => {
      await stage.run(debit(`b-${key}`, minor, { round: key, ...more }));
      await stage.run(rollback(`x-${key}`, `b-${key}`, { round: key, ...more }));
    };
    await stage.deposit(500n);
    await undo("money", 100n, { asset: "P" });
    for (let nth = 0; nth < 30; nth += 1) await undo(`t${nth}`, 10n, {});
    for (let nth = 0; nth < 10; nth += 1) await undo(`nothing${nth}`, 0n, {});
    const asked = { playerId: stage.player, kind: "rollback", page: 1 } as const;
    expect(await statement(context, { ...asked, asset: "P" })).toMatchObject({
      total: 1,
      rows: [{ round: "money" }],
    });
    const first = await statement(context, { ...asked, asset: "TRIAL" });
    const second = await statement(context, { ...asked, asset: "TRIAL", page: 2 });
    expect([first.total, first.rows.length, second.rows.length]).toEqual([30, 20, 10]);
  });

  test("the statement lists every movement, newest first, by kind, asset and time, and pages are clamped", async () => {
    context.clock.set("2026-04-01T00:00:00.000Z");
    for (let nth = 0; nth < 22; nth += 1) await stage.run(debit(`b${nth}`, 10n, { round: `r${nth}` }));
    context.clock.set("2026-04-02T00:00:00.000Z");
    await stage.run(credit("w1", 40n, "b3", { round: "r3" }));
    const last = await statement(context, { playerId: stage.player, page: 99 });
    expect(last).toMatchObject({ page: 2, pageCount: 2, total: 24 });
    expect(last.rows).toHaveLength(4);
    expect(last.rows.at(-1)).toMatchObject({
      kind: "grant",
      amount: { minor: START_MINOR, asset: "TRIAL" },
      round: null,
    });
    const [newest] = (await statement(context, { playerId: stage.player, kind: "payout", page: 1 })).rows;
    expect(newest).toMatchObject({
      amount: { minor: 40n },
      balanceAfter: { minor: 9_820n },
      round: "r3",
      game: "g1",
    });
    const early = { playerId: stage.player, to: new Date("2026-04-02T00:00:00.000Z"), page: 1 };
    expect((await statement(context, early)).total).toBe(23);
    const late = { playerId: stage.player, from: new Date("2026-04-02T00:00:00.000Z"), page: 1 };
    expect((await statement(context, late)).total).toBe(1);
    expect(await statement(context, { playerId: stage.player, asset: "P", page: 1 })).toMatchObject({
      total: 0,
      rows: [],
    });
  });

  test("a movement shows its lines to its player, and is not there for another", async () => {
    const { transferId } = await stage.run(debit("b1"));
    if (transferId === null) throw new Error("no transfer");
    const detail = await movement(context, { playerId: stage.player, transferId });
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
    expect(await movement(context, { playerId: stage.player + 1n, transferId })).toBeNull();
  });

  test("of what one player sent another each reads the amounts, and a balance only of the own account", async () => {
    const sent = money(30n, "P");
    const { player } = stage;
    lastPlayer += 1n;
    const other = await stageFor(context, lastPlayer);
    await stage.deposit(100n);
    const moved = await transferToPlayer(context, {
      playerId: player,
      toPlayerId: other.player,
      key: "t1",
      amount: sent,
    });
    if (!moved.ok) throw new Error(moved.refusal.reason);
    const linesFor = async (playerId: bigint) =>
      (await movement(context, { playerId, transferId: moved.value.transferId }))?.lines.map(
        ({ own, amount, balanceAfter }) => [own, amount.minor, balanceAfter?.minor],
      );
    expect(await linesFor(player)).toEqual([
      [true, -30n, 70n],
      [false, 30n, undefined],
    ]);
    expect(await linesFor(other.player)).toEqual([
      [false, -30n, undefined],
      [true, 30n, 30n],
    ]);
  });

  test("a result that was corrected counts in what its round came to, and each movement tells its balance", async () => {
    await stage.run(debit("b1"));
    await stage.run(credit("w1", 50n, "b1"));
    await stage.run(adjust("a1", 20n, "OUT"));
    const { totals } = await bettingRecord(context, { playerId: stage.player, page: 1 });
    expect(totals).toMatchObject([{ adjusted: { minor: -20n }, net: { minor: -70n } }]);
    const round = await roundRecord(context, { playerId: stage.player, vendor: "studio", roundId: "r1" });
    expect(round?.movements.map(({ amount, balanceAfter }) => [amount.minor, balanceAfter?.minor])).toEqual([
      [-100n, 9_900n],
      [50n, 9_950n],
      [-20n, 9_930n],
    ]);
  });

  test("the betting record filters rounds and adds up all that it found, per asset", async () => {
    await stage.run(debit("b1", 100n, { round: "r1" }));
    await stage.run({ ...credit("w1", 250n, "b1", { round: "r1" }), endsRound: true });
    await stage.run({ ...debit("b2", 30n, { round: "r2" }), game: "g2" });
    const all = await bettingRecord(context, { playerId: stage.player, page: 1 });
    expect(all.total).toBe(2);
    expect(all.totals).toEqual([
      {
        asset: "TRIAL",
        rounds: 2,
        stake: { minor: 130n, asset: "TRIAL" },
        payout: { minor: 250n, asset: "TRIAL" },
        adjusted: { minor: 0n, asset: "TRIAL" },
        net: { minor: 120n, asset: "TRIAL" },
      },
    ]);
    const open = await bettingRecord(context, {
      playerId: stage.player,
      state: "open",
      game: "g2",
      vendor: "studio",
      page: 1,
    });
    expect(open.rows.map(({ roundId }) => roundId)).toEqual(["r2"]);
    expect(await bettingRecord(context, { playerId: stage.player + 1n, page: 1 })).toMatchObject({
      total: 0,
      totals: [],
    });
    const whole = async (filter: Partial<BettingRecordRequest>) => {
      const { rows, isCut } = await wholeBettingRecord(context, { playerId: stage.player, ...filter });
      expect(isCut).toBe(false);
      return rows.map(({ roundId }) => roundId);
    };
    expect(await whole({})).toEqual(all.rows.map(({ roundId }) => roundId));
    expect(await whole({ asset: "TRIAL", state: "open" })).toEqual(["r2"]);
    expect(await whole({ asset: "P" })).toEqual([]);
    expect(await whole({ game: "g1" })).toEqual(["r1"]);
    const opened = context.now();
    const inSpan = async (from: Date, to: Date) =>
      (await bettingRecord(context, { playerId: stage.player, from, to, page: 1 })).total;
    expect(await inSpan(opened, later(opened, 1))).toBe(2);
    expect(await inSpan(later(opened, -1), opened)).toBe(0);
    expect(await inSpan(later(opened, 1), later(opened, 2))).toBe(0);
    expect(
      await roundRecord(context, { playerId: stage.player + 1n, vendor: "studio", roundId: "r1" }),
    ).toBeNull();
  });
});
