import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, later } from "#server/core/time.ts";
import { playFigures } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { limitedPlayer } from "#tests/setup/limited-player.ts";
import { guardPlay } from "#tests/setup/play-guard.ts";
import { type SeamPlay, seamPlay } from "#tests/setup/seam-play.ts";
import { type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";

let context: TestContext;
let stage: SeamStage;
let play: SeamPlay;
let player = 300_000n;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  player += 1n;
  stage = seamStage(context);
  play = await seamPlay(context, stage, player);
});

describe("what is told of what nobody heard of", () => {
  test("is in the currency of the player's session, with the balance in it", async () => {
    const told = { code: "OK", currency: "TRIAL", transferId: null, balance: { total: "10000" } };
    expect(await stage.client.rollback(play.undo("x1", "never"))).toMatchObject(told);
    const unknown = { ...told, code: "TX_NOT_FOUND" };
    expect(await stage.client.status({ targetTxId: "nothing", player: play.ref })).toMatchObject(unknown);
    expect(await stage.client.endRound(play.end)).toMatchObject({ ...told, code: "BET_NOT_FOUND" });
    context.clock.forward(1);
    await stage.launch(player, { asset: "P" });
    expect(await stage.client.rollback(play.undo("x2", "never again"))).toMatchObject({ currency: "P" });
  });

  test("is in the currency of the round where the round is known", async () => {
    await stage.client.debit(play.bet("b1"));
    context.clock.forward(1);
    await stage.launch(player, { asset: "P" });
    expect(await stage.client.rollback(play.undo("x1", "never"))).toMatchObject({ currency: "TRIAL" });
  });
});

describe("a number that a stake and a payout share", () => {
  beforeEach(async () => {
    await stage.client.debit(play.bet("n1"));
    await stage.client.credit(play.win("n1", "50", "n1"));
  });

  test("is not undone before it is said which is meant, and refusing it stores nothing", async () => {
    expect(await stage.client.rollback(play.undo("x1", "n1"))).toMatchObject({ code: "BAD_REQUEST" });
    expect(await play.held()).toBe(9_950n);
    const credit = await stage.client.rollback(play.undo("x1", "n1", { target: "credit" }));
    expect(credit).toMatchObject({ code: "OK", replayed: false });
    expect(await play.held()).toBe(9_900n);
    await stage.client.rollback(play.undo("x2", "n1", { target: "debit" }));
    expect(await play.held()).toBe(10_000n);
    // Nothing is left that could be meant.
    expect(await stage.client.rollback(play.undo("x3", "n1", { target: "debit" }))).toMatchObject({
      code: "OK",
    });
    expect(await play.held()).toBe(10_000n);
  });

  test("is buried for the one that is named alone", async () => {
    await stage.client.rollback(play.undo("x1", "n2", { target: "credit" }));
    expect(await stage.client.debit(play.bet("n2"))).toMatchObject({ code: "OK" });
    expect(await stage.client.credit(play.win("n2", "5", "n2"))).toMatchObject({ code: "TX_CANCELLED" });
  });
});

test("a correction settles its round, also when another took it back; a third gives the stake back", async () => {
  await stage.client.debit(play.bet("b1"));
  await stage.client.adjust(play.correction("a1", "IN", "30"));
  await stage.client.adjust(play.correction("a2", "OUT", "30"));
  expect(await stage.client.rollback(play.undo("x1", "b1"))).toMatchObject({ code: "ROUND_SETTLED" });
  expect(await play.held()).toBe(9_900n);
  expect(await stage.client.adjust(play.correction("a3", "IN", "100"))).toMatchObject({ code: "OK" });
  expect(await play.held()).toBe(10_000n);
});

test("neither a correction nor a rollback is undone, and the answer says that nothing moved", async () => {
  await stage.client.debit(play.bet("b1"));
  await stage.client.adjust(play.correction("a1", "IN", "30"));
  await stage.client.debit(play.bet("b2", { round: "r2" }));
  await stage.client.rollback(play.undo("x1", "b2", { round: "r2" }));
  for (const target of ["a1", "x1"]) {
    const answer = await stage.client.rollback(play.undo(`undo-${target}`, target));
    expect(answer).toMatchObject({ code: "TX_NOT_FOUND", transferId: null });
    const again = await stage.client.rollback(play.undo(`undo-${target}`, target));
    expect(again).toEqual({ ...answer, replayed: true });
  }
  expect(await play.held()).toBe(9_930n);
  // Nothing was buried either: the number is free for a stake, and a stake of it is undone.
  expect(await stage.client.debit(play.bet("a1"))).toMatchObject({ code: "OK" });
});

describe("a payout under another game than its stake's", () => {
  const other = { game: "G2" };

  test("is refused for good, with the stake named and without, and so is a correction", async () => {
    await stage.client.debit(play.bet("b1"));
    const refused = { code: "TX_NOT_FOUND", transferId: null };
    expect(await stage.client.credit(play.win("w1", "50", "b1", other))).toMatchObject(refused);
    expect(await stage.client.credit(play.win("w2", "50", undefined, other))).toMatchObject(refused);
    expect(await stage.client.adjust(play.correction("a1", "IN", "50", other))).toMatchObject(refused);
    expect(await play.held()).toBe(9_900n);
    expect(await stage.client.credit(play.win("w3", "50", "b1"))).toMatchObject({ code: "OK" });
  });

  test("is refused among others that are decided together as well", async () => {
    const second = await seamPlay(context, stage, player + 100_000n);
    await Promise.all([stage.client.debit(play.bet("b1")), stage.client.debit(second.bet("b1"))]);
    const answers = await Promise.all([
      stage.client.credit(play.win("w1", "50", "b1", other)),
      stage.client.credit(second.win("w1", "50", "b1")),
      stage.client.credit(second.win("w2", "50", undefined, other)),
    ]);
    expect(answers.map(({ code }) => code)).toEqual(["TX_NOT_FOUND", "OK", "TX_NOT_FOUND"]);
  });

  test("is a prize that needs no stake, and is paid", async () => {
    await stage.client.debit(play.bet("b1"));
    const prize = play.win("w1", "50", undefined, { ...other, kind: "PROMO" });
    expect(await stage.client.credit(prize)).toMatchObject({ code: "OK" });
  });
});

test("somebody who excluded themselves is not authenticated, and is again when it is over", async () => {
  await guardPlay(context, player, { pausedUntil: later(context.now(), DAY_MS / 2) });
  const refused = { code: "PLAYER_BLOCKED", balance: null };
  expect(await stage.client.authenticate({ token: play.token })).toMatchObject(refused);
  context.clock.forward(DAY_MS / 2);
  const token = await stage.launch(player);
  expect(await stage.client.authenticate({ token })).toMatchObject({ code: "OK" });
});

test("a stake of a free round takes nothing, and one that would take something is unreadable", async () => {
  const free = { freeRoundId: "f1" };
  expect(await stage.client.debit(play.bet("b1", free))).toMatchObject({ code: "BAD_REQUEST" });
  const operations = [play.bet("b1", free)];
  expect(await stage.client.batch({ operations })).toMatchObject({ code: "BAD_REQUEST" });
  expect(await stage.client.debit(play.bet("b1", { ...free, amount: "0" }))).toMatchObject({ code: "OK" });
  expect(await play.held()).toBe(10_000n);
});

test("a stake in an ended round is refused for ever, alone and in a batch, however the round ended", async () => {
  await stage.client.debit(play.bet("b1"));
  await stage.client.endRound(play.end);
  expect(await stage.client.debit(play.bet("b2"))).toMatchObject({ code: "ROUND_CLOSED" });
  const late = [play.bet("b3"), play.win("w3", "5", "b3")];
  expect(await stage.client.batch({ operations: late })).toMatchObject({ code: "ROUND_CLOSED", txId: "b3" });
  const inR2 = { round: "r2" };
  const ended = [
    play.bet("b4", inR2),
    play.win("w4", "0", "b4", { ...inR2, endRound: true }),
    play.bet("b5", inR2),
  ];
  // In the order in which they stand: the stake after the payout that ends the round comes too late.
  expect(await stage.client.batch({ operations: ended })).toMatchObject({ code: "ROUND_CLOSED", txId: "b5" });
  expect(await play.held()).toBe(9_900n);
});

test("a round that its vendor ended stays so when a late payout is rolled back, and the money goes back", async () => {
  await stage.client.debit(play.bet("b1"));
  await stage.client.endRound(play.end);
  expect(await stage.client.credit(play.win("w1", "50", "b1"))).toMatchObject({ code: "OK" });
  expect(await stage.client.rollback(play.undo("x1", "w1"))).toMatchObject({ code: "OK", txId: "x1" });
  expect(await play.held()).toBe(9_900n);
  expect(await stage.client.debit(play.bet("b2"))).toMatchObject({ code: "ROUND_CLOSED" });
});

test("a round that is ended under another game than its stake's is not, and still can be", async () => {
  await stage.client.debit(play.bet("b1"));
  const told = { code: "TX_NOT_FOUND", balance: { total: "9900" } };
  expect(await stage.client.endRound({ ...play.end, game: "another" })).toMatchObject(told);
  expect(await stage.client.endRound(play.end)).toMatchObject({ code: "OK", replayed: false });
});

describe("a batch", () => {
  test("is done in the order in which it stands: a win may pay for the stake after it, and not before", async () => {
    const all = play.bet("b1", { amount: "10000" });
    const [win, next] = [play.win("w1", "300", "b1"), play.bet("b2", { amount: "300" })];
    const early = await stage.client.batch({ operations: [all, next, win] });
    expect(early).toMatchObject({ code: "INSUFFICIENT_FUNDS", txId: "b2" });
    const bodies = [all, win, { ...next, txId: "b3" }];
    const done = await stage.client.batch({ operations: bodies });
    expect(done).toMatchObject({ code: "OK", balance: { total: "0" } });
    const told = done.operations?.map(({ txId, balance }) => [txId, balance?.total]);
    expect(told).toEqual([
      ["b1", "0"],
      ["w1", "300"],
      ["b3", "0"],
    ]);
    const versions = done.operations?.map(({ version }) => Number(version)) ?? [];
    expect(versions).toEqual([...versions].sort((left, right) => left - right));
  });
});

test("a prize makes no room in a limit on losses, a win does, and neither does a prize that is taken back", async () => {
  const bound = await limitedPlayer(context, stage, { playerId: player });
  await bound.limit("loss-day", 1_000n);
  await bound.bet("b1", 1_000n);
  for (const kind of ["PROMO", "FREE_ROUND"] as const) {
    expect(await bound.win(`p-${kind}`, 600n, "b1", kind)).toMatchObject({ code: "OK" });
  }
  expect(await bound.bet("b2", 1n)).toMatchObject({ code: "LIMIT_EXCEEDED", limit: "loss-day" });
  await bound.undo("x1", "p-PROMO", "b1");
  expect(await playFigures(context, { playerId: player, asset: "P" })).toMatchObject({
    day: { stakedMinor: 1_000n, lostMinor: 1_000n },
  });
  await bound.win("w1", 600n, "b1");
  expect(await bound.bet("b3", 600n)).toMatchObject({ code: "OK" });
});

test("a prize that came before the first limit makes no room in it either", async () => {
  const bound = await limitedPlayer(context, stage, { playerId: player });
  await bound.bet("b1", 1_000n);
  await bound.win("p1", 600n, "b1", "PROMO");
  await bound.limit("loss-day", 1_000n);
  expect(await bound.bet("b2", 1n)).toMatchObject({ code: "LIMIT_EXCEEDED", limit: "loss-day" });
});

test("numbers that begin with nard- are ours alone", async () => {
  await stage.client.debit(play.bet("b1"));
  const bodies = [
    stage.client.debit(play.bet("nard-1")),
    stage.client.credit(play.win("nard-1", "5", "b1")),
    stage.client.adjust(play.correction("nard-1", "IN", "5")),
    stage.client.rollback(play.undo("nard-1", "b1")),
    stage.client.rollback(play.undo("x1", "nard-reconciliation-1")),
    stage.client.batch({ operations: [play.win("nard-1", "5", "b1")] }),
  ];
  for (const answer of await Promise.all(bodies)) expect(answer.code).toBe("BAD_REQUEST");
  expect(await play.held()).toBe(9_900n);
});
