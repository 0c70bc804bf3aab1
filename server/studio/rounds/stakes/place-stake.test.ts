import { beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "#server/wallet/index.ts";
import { FUNDS, openSeat, STAKE, TABLE } from "#tests/setup/bakara-seat.ts";
import { type RoundsStage, roundsStage } from "#tests/setup/rounds-stage.ts";
import { Interruption } from "../../testing/interruptions.ts";
import { WAGERS_OF_ROUND } from "../../wagers/wager-statements.ts";
import { returnWagers } from "../../wagers/wagers.ts";
import type { WalletOf } from "../../wagers/wallet-client.ts";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

test("the same form is one stake, also when the round is over; with something else in it it is refused", async () => {
  const seat = await openSeat(stage);
  const formRef = "the same form";
  const { id: roundId } = await stage.latest(TABLE);
  const twice = await Promise.all(
    [1, 2, 3].map(() => stage.stake(seat, { spot: "tie" }, { formRef, roundId })),
  );
  expect(new Set(twice.map((placed) => placed.ok && placed.value.id)).size).toBe(1);
  expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - STAKE);
  await stage.playOut(TABLE);
  expect(await stage.stake(seat, { spot: "tie" }, { formRef, roundId })).toMatchObject({ ok: true });
  const other = await stage.stake(seat, { spot: "banker" }, { formRef, roundId });
  expect(other).toMatchObject({ refusal: { reason: "wagerConflict" } });
});

test("after betting has closed none is taken, whether the clock has noticed or not", async () => {
  const seat = await openSeat(stage);
  const { id: roundId, closesAt } = await stage.latest(TABLE);
  stage.context.clock.set(closesAt.toISOString());
  const late = () => stage.stake(seat, { spot: "player" }, { roundId });
  expect(await late()).toMatchObject({ refusal: { reason: "bettingClosed" } });
  await stage.advance();
  expect(await late()).toMatchObject({ refusal: { reason: "bettingClosed" } });
  expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
});

test.each(["betting closes", "the whole round passes"])(
  "a stake that the wallet takes while %s goes back at once",
  async (what) => {
    const seat = await openSeat(stage);
    const { id: roundId, closesAt } = await stage.latest(TABLE);
    const slow: WalletOf = (vendor) => {
      const wallet = stage.house.walletOf(vendor);
      return {
        ...wallet,
        async debit(body) {
          const answer = await wallet.debit(body);
          stage.context.clock.set(closesAt.toISOString());
          if (what !== "betting closes") await stage.advance();
          return answer;
        },
      };
    };
    const placed = await stage.stake(seat, { spot: "player" }, { roundId, walletOf: slow });
    expect(placed).toMatchObject({ refusal: { reason: "stakeReturned" } });
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
    await stage.playOut(TABLE);
    expect((await stage.roundOf(roundId)).stakes).toBe(0);
    expect(await brokenInvariants(stage.context)).toEqual([]);
  },
);

test("what is not on offer is refused, and so is more than one player may have on a spot", async () => {
  const seat = await openSeat(stage);
  const reasons: (string | null)[] = [];
  const attempt = async (choice: Parameters<RoundsStage["stake"]>[1], stakeMinor?: bigint) => {
    const placed = await stage.stake(seat, choice, stakeMinor ? { stakeMinor } : {});
    reasons.push(placed.ok ? null : placed.refusal.reason);
  };
  await attempt({ spot: "dragon" });
  await attempt({ auto: 200 });
  await attempt({ spot: "tie" }, 123n);
  for (let nth = 0; nth < 4; nth += 1) await attempt({ spot: "tie" }, 50_000n);
  await attempt({ spot: "tie" }, 50_000n);
  await attempt({ spot: "player" }, 50_000n);
  expect(reasons).toEqual([
    "choiceNotOffered",
    "choiceNotOffered",
    "stakeNotOffered",
    ...[null, null, null, null],
    "roundStakesFull",
    null,
  ]);
  const pilot = await stage.seated("parvaz", FUNDS);
  await stage.opened("parvaz");
  for (const auto of [100, 0, 100_001, 1.5]) {
    const placed = await stage.stake(pilot, { auto });
    expect(placed, String(auto)).toMatchObject({ refusal: { reason: "choiceNotOffered" } });
  }
  const stranger = await stage.stake({ ...seat, playerRef: pilot.playerRef }, { spot: "tie" });
  expect(stranger).toMatchObject({ refusal: { reason: "sessionNotFound" } });
});

test("a round of another game takes no stake, be it open", async () => {
  const seat = await openSeat(stage);
  const { id: roundId } = await stage.opened("parvaz");
  expect(await stage.stake(seat, { spot: "player" }, { roundId })).toEqual({
    ok: false,
    refusal: { reason: "bettingClosed" },
  });
  expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
});

test("a player has so many stakes in a round and no more", async () => {
  const seat = await openSeat(stage);
  const { mostStakes } = seat.game;
  for (let nth = 0; nth < mostStakes; nth += 1) {
    expect(await stage.stake(seat, { spot: "player" })).toMatchObject({ ok: true });
  }
  expect(await stage.stake(seat, { spot: "banker" })).toEqual({
    ok: false,
    refusal: { reason: "roundStakesFull" },
  });
  expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - BigInt(mostStakes) * STAKE);
});

test("a stake that went back leaves its room on the spot", async () => {
  const seat = await openSeat(stage);
  const { id: roundId } = await stage.latest(TABLE);
  const silent: WalletOf = (vendor) => ({
    ...stage.house.walletOf(vendor),
    debit: () => Promise.reject(new Interruption()),
  });
  const big = { roundId, stakeMinor: 50_000n };
  for (let nth = 0; nth < 4; nth += 1) {
    await expect(stage.stake(seat, { spot: "tie" }, { ...big, walletOf: silent })).rejects.toThrow(
      Interruption,
    );
  }
  expect(await stage.stake(seat, { spot: "tie" }, big)).toMatchObject({
    refusal: { reason: "roundStakesFull" },
  });
  const asked = await stage.context.db.call(WAGERS_OF_ROUND, [roundId]);
  const ids = asked.map(({ id }) => id);
  await returnWagers(stage.context, stage.house.walletOf, ids);
  expect(await stage.stake(seat, { spot: "tie" }, big)).toMatchObject({ ok: true });
});
