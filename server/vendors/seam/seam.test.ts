import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { balanceOf } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { endLaunches } from "../index.ts";
import type { CreditBody, DebitBody } from "../protocol.ts";

let context: TestContext;
let stage: SeamStage;
let player = 100_000n;
let token: string;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  player += 1n;
  stage = seamStage(context);
  await stage.join(player);
  token = await stage.launch(player);
});

const bet = (txId: string, more: Partial<DebitBody> = {}): DebitBody => ({
  txId,
  token,
  player: `${player}`,
  game: "G1",
  round: "r1",
  amount: "100",
  currency: "TRIAL",
  ...more,
});
const win = (txId: string, amount: string, betTxId?: string, more: Partial<CreditBody> = {}): CreditBody => ({
  txId,
  player: `${player}`,
  game: "G1",
  round: "r1",
  amount,
  currency: "TRIAL",
  kind: "WIN",
  betTxId,
  ...more,
});
const undo = (txId: string, targetTxId: string) => ({ txId, targetTxId, player: `${player}`, round: "r1" });
const held = async () => (await balanceOf(context, { playerId: player, asset: "TRIAL" })).minor;

describe("a vendor's commands", () => {
  test("authenticate tells who plays, and again when the first answer was lost", async () => {
    const answer = await stage.client.authenticate({ token });
    expect(answer).toEqual({
      code: "OK",
      player: `${player}`,
      currency: "TRIAL",
      balance: { cash: "10000", bonus: "0", total: "10000" },
      txId: null,
      transferId: null,
      version: "1",
      replayed: false,
      language: "fa",
      country: "IR",
      game: "G1",
    });
    expect(await stage.client.authenticate({ token })).toEqual(answer);
  });

  test("a stake and its payout are answered with the balance after them", async () => {
    expect(await stage.client.debit(bet("b1"))).toMatchObject({
      code: "OK",
      currency: "TRIAL",
      balance: { cash: "9900", bonus: "0", total: "9900" },
      txId: "b1",
      version: "2",
      replayed: false,
    });
    expect(await stage.client.credit(win("w1", "250", "b1", { endRound: true }))).toMatchObject({
      code: "OK",
      balance: { total: "10150" },
      version: "3",
    });
    expect(await stage.client.balance({ player: `${player}`, currency: "TRIAL" })).toMatchObject({
      code: "OK",
      balance: { total: "10150" },
      version: "3",
    });
    expect(await held()).toBe(10_150n);
  });

  test("the same call again is answered word for word, also after the token has ended and the player is blocked", async () => {
    const first = await stage.client.debit(bet("b1"));
    await endLaunches(context, { playerId: player });
    stage.players.set(player, {
      id: player,
      country: null,
      language: "fa",
      state: "blocked",
      trialOnly: false,
    });
    expect(await stage.client.debit(bet("b1"))).toEqual({ ...first, replayed: true });
    expect(await held()).toBe(9_900n);
  });

  test("the same key with another amount is a conflict, moves nothing and raises an alarm", async () => {
    await stage.client.debit(bet("b1"));
    expect(await stage.client.debit(bet("b1", { amount: "101" }))).toMatchObject({
      code: "DUPLICATE_CONFLICT",
    });
    expect(stage.alarms).toEqual([{ kind: "conflict", vendor: "NARD", command: "debit" }]);
    expect(await held()).toBe(9_900n);
  });

  test("a payout before its stake is asked for again, and is paid once the stake is there", async () => {
    expect((await stage.client.credit(win("w1", "50", "b1"))).code).toBe("BET_NOT_FOUND");
    await stage.client.debit(bet("b1"));
    expect(await stage.client.credit(win("w1", "50", "b1"))).toMatchObject({ code: "OK", replayed: false });
  });

  test("a rollback that comes first answers well and buries the stake; a payout on it raises an alarm", async () => {
    expect(await stage.client.rollback(undo("x1", "b1"))).toMatchObject({ code: "OK", transferId: null });
    expect(await stage.client.debit(bet("b1"))).toMatchObject({ code: "TX_CANCELLED" });
    expect((await stage.client.credit(win("w1", "50", "b1"))).code).toBe("TX_CANCELLED");
    expect(stage.alarms.map(({ kind }) => kind)).toEqual(["cancelledPayout"]);
    expect(await held()).toBe(10_000n);
  });

  test("a rollback after the round was paid is refused", async () => {
    await stage.client.debit(bet("b1"));
    await stage.client.credit(win("w1", "0", "b1"));
    expect(await stage.client.rollback(undo("x1", "b1"))).toMatchObject({ code: "ROUND_SETTLED" });
  });

  test("two players may have one txId", async () => {
    await stage.client.debit(bet("b1"));
    const other = player + 1_000_000n;
    await stage.join(other);
    const theirs = bet("b1", { player: `${other}`, token: await stage.launch(other), amount: "300" });
    expect(await stage.client.debit(theirs)).toMatchObject({
      code: "OK",
      balance: { total: "9700" },
      replayed: false,
    });
    expect(await held()).toBe(9_900n);
  });

  test("what was won is paid after logout, block, exclusion and the closing of the game", async () => {
    for (const txId of ["b1", "b2", "b3"]) await stage.client.debit(bet(txId));
    await endLaunches(context, { playerId: player });
    stage.games.set("G1", "disabled");
    for (const [index, state] of (["blocked", "excluded"] as const).entries()) {
      stage.players.set(player, { id: player, country: null, language: "fa", state, trialOnly: false });
      expect((await stage.client.debit(bet(`n${index}`))).code).toBe("PLAYER_BLOCKED");
      expect((await stage.client.credit(win(`w${index}`, "10", `b${index + 1}`))).code).toBe("OK");
    }
    expect((await stage.client.rollback(undo("x1", "w1"))).code).toBe("OK");
    expect(await held()).toBe(9_710n);
  });
});
