import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { later } from "#server/core/time.ts";
import { openRounds, roundRecord } from "#server/wallet/index.ts";
import { type TestContext, testContext } from "#tests/setup/database.ts";
import { type SeamPlay, seamPlay } from "#tests/setup/seam-play.ts";
import { SECRET, type SeamStage, seamStage } from "#tests/setup/seam-stage.ts";
import { BREAKER_LIMITS, closeStaleRound, maintenances } from "./index.ts";
import { keyOf, signMessage, walletPath } from "./seam/signature.ts";

let context: TestContext;
let stage: SeamStage;
let play: SeamPlay;
let player = 100_000n;

beforeAll(async () => {
  context = await testContext();
});
beforeEach(async () => {
  player += 1n;
  stage = seamStage(context, { ...BREAKER_LIMITS, callsMin: 4 });
  play = await seamPlay(context, stage, player);
});

describe("a vendor that fails too often", () => {
  const fail = () => stage.client.debit(play.bet("x".repeat(101)));

  test("it is put into maintenance: no stakes and no launches, but payouts and rollbacks, until it is tried again", async () => {
    await stage.client.debit(play.bet("b1"));
    await stage.client.debit(play.bet("b2"));
    await fail();
    expect(stage.seam.inMaintenance("NARD")).toBe(false);
    await fail();
    expect([stage.seam.inMaintenance("NARD"), stage.seam.inMaintenance("OTHER")]).toEqual([true, false]);

    expect((await stage.client.debit(play.bet("b3"))).code).toBe("GAME_DISABLED");
    const fresh = await stage.launch(player);
    expect((await stage.client.authenticate({ token: fresh })).code).toBe("GAME_DISABLED");
    expect((await stage.client.authenticate({ token: play.token })).code).toBe("OK");
    expect((await stage.client.batch({ operations: [play.bet("b4")] })).code).toBe("GAME_DISABLED");
    expect((await stage.client.credit(play.win("w1", "5", "b1"))).code).toBe("OK");
    expect((await stage.client.rollback(play.undo("x1", "w1"))).code).toBe("OK");

    context.clock.forward(BREAKER_LIMITS.maintenanceMs);
    expect((await stage.client.debit(play.bet("b5", { token: fresh }))).code).toBe("TOKEN_EXPIRED");
    expect((await stage.client.debit(play.bet("b6"))).code).toBe("OK");
  });

  test("the operators find a row, and an alarm is raised once", async () => {
    const from = context.now();
    for (let nth = 0; nth < 6; nth += 1) await fail();
    await stage.seam.settled();
    expect(stage.alarms.filter(({ kind }) => kind === "maintenance")).toHaveLength(1);
    const [row] = await maintenances(context, { from });
    expect(row).toEqual({
      vendor: "NARD",
      beganAt: from,
      endsAt: later(from, BREAKER_LIMITS.maintenanceMs),
      calls: 4,
      failures: 4,
    });
  });

  test("failures that are few, or far apart, stop nobody", async () => {
    for (let nth = 0; nth < 5; nth += 1) await stage.client.debit(play.bet(`b${nth}`));
    for (let nth = 0; nth < 4; nth += 1) await fail();
    context.clock.forward(BREAKER_LIMITS.windowMs);
    for (let nth = 0; nth < 3; nth += 1) await fail();
    expect(stage.seam.inMaintenance("NARD")).toBe(false);
  });

  test("a stranger without the secret stops nobody, and each try is told", async () => {
    const from = context.now();
    const bytes = new TextEncoder().encode(JSON.stringify(play.bet("b1")));
    const timestamp = `${from.getTime() / 1000}`;
    const forged = { vendor: "NARD", command: "debit", timestamp, signature: "0".repeat(64), body: bytes };
    await Promise.all(Array.from({ length: 40 }, () => stage.seam.handle(forged)));
    await stage.seam.settled();
    expect(stage.seam.inMaintenance("NARD")).toBe(false);
    expect(stage.alarms).toEqual(Array(40).fill({ kind: "badSignature", vendor: "NARD", command: "debit" }));
  });

  test("a batch is not believed when it is old, whether it takes stakes or only pays", async () => {
    await stage.client.debit(play.bet("b1"));
    const sent = (operations: unknown[], ageS: number) => {
      const body = new TextEncoder().encode(JSON.stringify({ operations }));
      const timestamp = `${context.now().getTime() / 1000 - ageS}`;
      const path = walletPath("NARD", "batch");
      const signature = signMessage(keyOf(SECRET), { timestamp, path, body });
      return stage.seam.handle({ vendor: "NARD", command: "batch", timestamp, signature, body });
    };
    expect((await sent([play.bet("b2")], 301)).status).toBe(401);
    expect((await sent([play.win("w1", "5", "b1")], 301)).status).toBe(401);
    expect((await sent([play.win("w1", "5", "b1")], 0)).status).toBe(200);
    expect(await play.held()).toBe(9_905n);
  });
});

describe("a round that was left open", () => {
  const close = (verdict: "close" | "refund", olderThan = later(context.now(), 1)) =>
    closeStaleRound(context, { vendor: "NARD", playerId: player, round: "r1", olderThan, verdict });
  const state = async () =>
    (await roundRecord(context, { playerId: player, vendor: "NARD", roundId: "r1" }))?.state;
  const listed = async (olderThan: Date) =>
    (await openRounds(context, { vendor: "NARD", olderThan })).filter(({ playerId }) => playerId === player);

  test("it is listed once it is older than the limit, and not after it has ended", async () => {
    await stage.client.debit(play.bet("b1"));
    const openedAt = context.now();
    expect(await listed(openedAt)).toEqual([]);
    expect(await listed(later(openedAt, 1))).toEqual([
      {
        vendor: "NARD",
        playerId: player,
        round: "r1",
        game: "G1",
        stake: { minor: 100n, asset: "TRIAL" },
        hasResult: false,
        openedAt,
      },
    ]);
    await stage.client.endRound(play.end);
    expect(await listed(later(openedAt, 1))).toEqual([]);
  });

  test("it is closed, and the vendor's own end that comes later is well", async () => {
    await stage.client.debit(play.bet("b1"));
    expect(await close("close")).toMatchObject({ ok: true });
    expect(await state()).toBe("closed");
    expect(await stage.client.endRound(play.end)).toMatchObject({ code: "OK" });
    expect(await close("close")).toEqual({ ok: false, refusal: { reason: "notOpen" } });
  });

  test("rule 15: it is closed for good: a late payout that is rolled back does not open it", async () => {
    const elsewhere = { ...play.end, game: "the lobby" };
    await stage.client.debit(play.bet("b1"));
    expect(await stage.client.endRound(elsewhere)).toMatchObject({ code: "TX_NOT_FOUND" });
    expect(await close("close")).toMatchObject({ ok: true });
    await stage.client.credit(play.win("w1", "5", "b1"));
    expect(await stage.client.rollback(play.undo("x1", "w1"))).toMatchObject({ code: "OK" });
    expect([await state(), await play.held()]).toEqual(["closed", 9_900n]);
    expect(await stage.client.endRound(elsewhere)).toMatchObject({ code: "TX_NOT_FOUND" });
    expect(await stage.client.endRound(play.end)).toMatchObject({ code: "OK" });
  });

  test("all of its stakes are given back once, and a payout that comes later is not paid", async () => {
    await stage.client.debit(play.bet("b1"));
    await stage.client.debit(play.bet("b2", { amount: "300" }));
    expect(await close("refund")).toMatchObject({ ok: true });
    expect([await state(), await play.held()]).toEqual(["rolled-back", 10_000n]);
    expect((await stage.client.credit(play.win("w1", "500", "b1"))).code).toBe("TX_CANCELLED");
    expect(await stage.client.rollback(play.undo("x1", "b2"))).toMatchObject({
      code: "OK",
      transferId: null,
    });
    expect(await play.held()).toBe(10_000n);
  });

  test("a round that is too young is left alone, and one that was paid is not refunded", async () => {
    await stage.client.debit(play.bet("b1"));
    expect(await close("refund", context.now())).toEqual({ ok: false, refusal: { reason: "notStale" } });
    await stage.client.credit(play.win("w1", "5", "b1"));
    expect(await close("refund")).toEqual({ ok: false, refusal: { reason: "hasResult" } });
    expect(await close("close")).toMatchObject({ ok: true });
    expect(await play.held()).toBe(9_905n);
  });
});
