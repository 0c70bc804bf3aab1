import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PAYOUT_MINOR_MAX, refusedAdjustments } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { guardPlay } from "#tests/setup/play-guard.ts";
import { type SeamPlay, seamPlay } from "#tests/setup/seam-play.ts";
import { type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { endLaunches, exchangesOfRound } from "../index.ts";
import type { BatchBody } from "../protocol.ts";

let context: TestContext;
let stage: SeamStage;
let play: SeamPlay;
let player = 100_000n;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  player += 1n;
  stage = seamStage(context);
  play = await seamPlay(context, stage, player);
});

const block = () =>
  stage.players.set(player, {
    id: player,
    country: null,
    language: "fa",
    state: "blocked",
    trialOnly: false,
  });

describe("a batch", () => {
  test("a batch is done whole and answered with every answer and the balance after it", async () => {
    const body: BatchBody = {
      operations: [
        play.bet("b1"),
        play.win("w1", "250", "b1"),
        play.win("j1", "5", "b1", { kind: "JACKPOT" }),
      ],
    };
    const answer = await stage.client.batch(body);
    expect(answer).toMatchObject({
      code: "OK",
      player: play.ref,
      currency: "TRIAL",
      balance: { cash: "10155", bonus: "0", total: "10155" },
      txId: null,
      version: "4",
      replayed: false,
    });
    expect(answer.operations?.map(({ txId, code }) => [txId, code])).toEqual([
      ["b1", "OK"],
      ["w1", "OK"],
      ["j1", "OK"],
    ]);
    const again = await stage.client.batch(body);
    const replayed = answer.operations?.map((one) => ({ ...one, replayed: true }));
    expect(again).toEqual({ ...answer, replayed: true, operations: replayed });
    expect(await play.held()).toBe(10_155n);
  });

  test("a batch that is refused moves nothing and names the operation that was refused", async () => {
    const body: BatchBody = { operations: [play.bet("b1"), play.bet("b2", { amount: "9901" })] };
    const refused = await stage.client.batch(body);
    expect(refused).toMatchObject({ code: "INSUFFICIENT_FUNDS", txId: "b2", balance: { total: "10000" } });
    expect(refused.operations).toBeUndefined();
    expect(await stage.client.batch(body)).toEqual({ ...refused, replayed: true });
    expect(await play.held()).toBe(10_000n);
  });

  test("each stake in a batch is checked like a single one, payouts are taken whatever the player's state", async () => {
    await stage.client.debit(play.bet("b1"));
    await endLaunches(context, { playerId: player });
    block();
    expect(
      await stage.client.batch({ operations: [play.win("w1", "5", "b1"), play.bet("b2")] }),
    ).toMatchObject({
      code: "PLAYER_BLOCKED",
      txId: "b2",
    });
    expect(await stage.client.batch({ operations: [play.win("w1", "5", "b1")] })).toMatchObject({
      code: "OK",
    });
    const strange = await stage.client.batch({
      operations: [play.win("w2", "5", "b1", { currency: "EUR" })],
    });
    expect(strange).toMatchObject({ code: "CURRENCY_MISMATCH", txId: "w2" });
    expect(await play.held()).toBe(9_905n);
  });

  test("a play limit counts what the batch stakes together, and its name is told again", async () => {
    await guardPlay(context, player, { wagerMaxMinor: { day: 150n, week: null, month: null } });
    const operations = [play.bet("b1"), play.bet("b2")];
    const refused = await stage.client.batch({ operations });
    expect(refused).toMatchObject({ code: "LIMIT_EXCEEDED", limit: "wager-day", txId: "b2" });
    await guardPlay(context, player, {});
    expect(await stage.client.batch({ operations })).toEqual({ ...refused, replayed: true });
    expect(await stage.client.debit(play.bet("b3"))).not.toHaveProperty("limit");
  });

  const wrong: [string, () => unknown][] = [
    ["no operations", () => []],
    ["21 operations", () => Array.from({ length: 21 }, (_, nth) => play.bet(`b${nth}`))],
    ["operations of two players", () => [play.bet("b1"), play.bet("b2", { player: `${player + 1n}` })]],
    ["a payout of no kind that there is", () => [{ ...play.bet("b1"), kind: "WINN" }]],
    ["something that is no operation", () => [play.bet("b1"), null]],
  ];
  test.each(wrong)("%s are unreadable, and nothing moves", async (_what, operations) => {
    expect((await stage.client.batch({ operations: operations() } as BatchBody)).code).toBe("BAD_REQUEST");
    expect(await play.held()).toBe(10_000n);
  });

  test("a batch is listed with every round that it is about", async () => {
    await stage.client.batch({ operations: [play.bet("b1"), play.bet("b2", { round: "r2" })] });
    await stage.seam.settled();
    for (const round of ["r1", "r2"]) {
      const [kept] = await exchangesOfRound(context, { vendor: "NARD", playerId: player, round });
      expect(kept).toMatchObject({ command: "batch", code: "OK" });
      expect(kept?.request).not.toContain(play.token);
    }
  });
});

describe("corrections, ends and questions", () => {
  test("no payout is larger than a house can pay, however it comes, and its number stays free", async () => {
    await stage.client.debit(play.bet("b1"));
    const tooMuch = `${PAYOUT_MINOR_MAX + 1n}`;
    const wins = [play.win("w1", tooMuch, "b1"), { ...play.win("w1", tooMuch), kind: "PROMO" as const }];
    for (const win of wins) expect((await stage.client.credit(win)).code).toBe("BAD_REQUEST");
    const operations = [play.bet("b2", { round: "r2" }), play.win("w1", tooMuch, "b1")];
    expect((await stage.client.batch({ operations })).code).toBe("BAD_REQUEST");
    expect(await stage.client.credit(play.win("w1", "50", "b1"))).toMatchObject({
      code: "OK",
      balance: { total: "9950" },
    });
  });

  test("a result is corrected after logout and block, and never below zero", async () => {
    await stage.client.debit(play.bet("b1"));
    await endLaunches(context, { playerId: player });
    block();
    expect(await stage.client.adjust(play.correction("a1", "IN", "40"))).toMatchObject({
      code: "OK",
      balance: { total: "9940" },
      txId: "a1",
    });
    const refused = await stage.client.adjust(play.correction("a2", "OUT", "9941"));
    expect(refused).toMatchObject({ code: "INSUFFICIENT_FUNDS", balance: { total: "9940" } });
    expect(await stage.client.adjust(play.correction("a2", "OUT", "9941"))).toEqual({
      ...refused,
      replayed: true,
    });
    const kept = await refusedAdjustments(context, { vendor: "NARD" });
    expect(kept.filter(({ playerId }) => playerId === player)).toMatchObject([
      { key: "a2", reason: "a late goal" },
    ]);
    expect((await stage.client.adjust(play.correction("a3", "IN", "1", { currency: "EUR" }))).code).toBe(
      "CURRENCY_MISMATCH",
    );
    expect((await stage.client.adjust(play.correction("a4", "IN", `${PAYOUT_MINOR_MAX + 1n}`))).code).toBe(
      "BAD_REQUEST",
    );
    expect((await stage.client.adjust({ ...play.correction("a4", "IN", "1"), reason: "" })).code).toBe(
      "BAD_REQUEST",
    );
  });

  test("a round is ended whatever the player's state, and answered again in the same words", async () => {
    expect((await stage.client.endRound(play.end)).code).toBe("BET_NOT_FOUND");
    await stage.client.debit(play.bet("b1"));
    block();
    const ended = await stage.client.endRound(play.end);
    expect(ended).toMatchObject({ code: "OK", balance: { total: "9900" }, txId: null, transferId: null });
    expect(await stage.client.endRound(play.end)).toEqual({ ...ended, replayed: true });
    expect((await stage.client.credit(play.win("w1", "5", "b1"))).code).toBe("OK");
  });

  test("the status of a transaction is what it was answered, until it is taken back", async () => {
    const status = (targetTxId: string) => stage.client.status({ targetTxId, player: play.ref });
    await stage.client.debit(play.bet("b1"));
    expect(await status("b1")).toMatchObject({ code: "OK", txId: "b1", balance: { total: "9900" } });
    await stage.client.rollback(play.undo("x1", "b1"));
    expect(await status("b1")).toMatchObject({ code: "TX_CANCELLED", balance: { total: "10000" } });
    await guardPlay(context, player, { stakeMaxMinor: 1n });
    await stage.client.debit(play.bet("b2"));
    expect(await status("b2")).toMatchObject({ code: "LIMIT_EXCEEDED", limit: "stake" });
    expect(await status("b3")).toMatchObject({ code: "TX_NOT_FOUND", transferId: null });
  });

  test("nobody is called 007 in any command", async () => {
    const answers = [
      await stage.client.batch({ operations: [play.bet("b1", { player: "007" })] }),
      await stage.client.adjust(play.correction("a1", "IN", "1", { player: "007" })),
      await stage.client.endRound({ ...play.end, player: "007" }),
      await stage.client.status({ targetTxId: "b1", player: "007" }),
    ];
    expect(answers.map(({ code }) => code)).toEqual(Array(4).fill("PLAYER_NOT_FOUND"));
  });
});
