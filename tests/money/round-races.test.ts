import { expect, test } from "vitest";
import { brokenInvariants } from "#server/wallet/index.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { roundsStage } from "#tests/setup/rounds-stage.ts";

const FUNDS = 10_000_00n;

test("a form that arrives many times at once is one stake, also where it is all that one player may have", async () => {
  const stage = await roundsStage(await moneyContext());
  const seat = await stage.seated("parvaz", FUNDS);
  const { id: roundId } = await stage.opened("parvaz");
  const form = { formRef: "one form", roundId, stakeMinor: seat.game.spotMaxMinor };
  const placed = await Promise.all(Array.from({ length: 8 }, () => stage.stake(seat, { auto: null }, form)));
  expect(new Set(placed.map((stake) => (stake.ok ? stake.value.id : stake.refusal.reason))).size).toBe(1);
  expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - seat.game.spotMaxMinor);
});

test("what one player may have in a flight holds for stakes that arrive together", async () => {
  const stage = await roundsStage(await moneyContext());
  for (let race = 0; race < manyTimes(3); race += 1) {
    const seat = await stage.seated("parvaz", FUNDS);
    const { id: roundId } = await stage.opened("parvaz");
    const { spotMaxMinor } = seat.game;
    const placed = await Promise.all(
      Array.from({ length: 8 }, () =>
        stage.stake(seat, { auto: null }, { roundId, stakeMinor: spotMaxMinor }),
      ),
    );
    const taken = placed.filter(({ ok }) => ok);
    expect(taken).toHaveLength(1);
    for (const stake of placed) if (!stake.ok) expect(stake.refusal.reason).toBe("roundStakesFull");
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - spotMaxMinor);
  }
  expect(await brokenInvariants(stage.context)).toEqual([]);
});
