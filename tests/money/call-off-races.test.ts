import { expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { cancelRound } from "#server/studio/rounds/cancel-round.ts";
import { readWager } from "#server/studio/wagers/wagers.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { FUNDS, openSeat, STAKE, staked, TABLE } from "#tests/setup/bakara-seat.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { roundsStage } from "#tests/setup/rounds-stage.ts";

test("operators who call a round off at once, and the clock: two of them or nobody, and each stake ends once", async () => {
  const stage = await roundsStage(await moneyContext());
  const ends = new Set<string>();
  for (let race = 0; race < manyTimes(6); race += 1) {
    const seat = await openSeat(stage);
    const wagerId = await staked(stage, seat);
    const { id: roundId, closesAt } = await stage.latest(TABLE);
    stage.context.clock.set(closesAt.toISOString());
    const say = (operator: string) =>
      cancelRound(stage.context, stage.house.walletOf, { roundId, reason: "a fault", operator });
    const playing = race % 3 === 2 ? stage.advance() : null;
    const answers = await Promise.all(["mina", "mina", "reza", "sara"].map(say));
    await playing;
    const called = answers.filter((answer) => answer.ok && !answer.value.waitsUntil);
    const round = await stage.roundOf(roundId);
    ends.add(round.state);
    expect(called).toHaveLength(round.state === "cancelled" ? 1 : 0);
    stage.context.clock.forward(SECOND_MS);
    await stage.playOut(TABLE);
    const { state, payoutMinor } = await readWager(stage.context.db, wagerId);
    expect(state).toBe(round.state === "cancelled" ? "returned" : "paid");
    const balance = state === "returned" ? FUNDS : FUNDS - STAKE + (payoutMinor ?? 0n);
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(balance);
  }
  expect(ends).toContain("cancelled");
  expect(await brokenInvariants(stage.context)).toEqual([]);
});
