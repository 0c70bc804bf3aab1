import { expect, test } from "vitest";
import { later } from "#server/core/time.ts";
import { closeStaleRound } from "#server/vendors/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { seamPlay } from "#tests/setup/seam-play.ts";
import { seamStage } from "#tests/setup/seam-stage.ts";

test("a round that is refunded and paid at the same time: one of them is done, and a refund is all or nothing", async () => {
  const context = await moneyContext();
  const stage = seamStage(context);
  const olderThan = later(context.now(), 1);
  const seen = new Set<string>();
  for (let race = 0; race < manyTimes(20); race += 1) {
    const play = await seamPlay(context, stage, BigInt(400_000 + race));
    await stage.client.debit(play.bet("b1"));
    await stage.client.debit(play.bet("b2", { amount: "300" }));
    const at = {
      vendor: "NARD",
      playerId: play.playerId,
      round: "r1",
      olderThan,
      verdict: "refund",
    } as const;
    const pay = () => stage.client.credit(play.win("w1", "50", "b1"));
    const [paid, refunded] = await Promise.all([pay(), closeStaleRound(context, at)]);
    seen.add(`${paid.code} ${refunded.ok}`);
    expect(await play.held()).toBe(refunded.ok ? 10_000n : 9_650n);
    expect(paid.code).toBe(refunded.ok ? "TX_CANCELLED" : "OK");
    // A refund that lost the race is not remembered as refused: once the payout is taken back it can be given.
    if (!refunded.ok) {
      await stage.client.rollback(play.undo("x1", "w1"));
      expect(await closeStaleRound(context, at)).toMatchObject({ ok: true });
      expect(await play.held()).toBe(10_000n);
    }
  }
  expect(seen.size).toBeGreaterThan(0);
  expect(await brokenInvariants(context)).toEqual([]);
});

test("a round that is refunded twice at the same time is refunded once", async () => {
  const context = await moneyContext();
  const stage = seamStage(context);
  const play = await seamPlay(context, stage, 400_000n);
  await stage.client.debit(play.bet("b1"));
  const at = {
    vendor: "NARD",
    playerId: play.playerId,
    round: "r1",
    olderThan: later(context.now(), 1),
    verdict: "refund",
  } as const;
  await Promise.all(Array.from({ length: 8 }, () => closeStaleRound(context, at)));
  expect(await play.held()).toBe(10_000n);
  expect(await brokenInvariants(context)).toEqual([]);
});
