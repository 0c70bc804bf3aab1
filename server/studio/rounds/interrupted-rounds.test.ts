import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#server/db/context.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { expectSettledOnce, FUNDS, openSeat, staked, TABLE } from "#tests/setup/bakara-seat.ts";
import { type RoundsStage, roundsStage } from "#tests/setup/rounds-stage.ts";
import { cutDatabase, cutWallet } from "../testing/interruptions.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

type Cut = { context?: Context; walletOf?: WalletOf };
const moments = ["before", "after"] as const;

/** The process dies at this moment, and another one takes over. */
const STATEMENTS = [
  "studio.mark_round_closing",
  "studio.mark_round_drawing",
  "studio.decide_wagers",
  "studio.mark_round_settled",
  "studio.mark_wagers_paid",
];
const CLOCK_CUTS: readonly (readonly [string, () => Cut])[] = [
  ...STATEMENTS.flatMap((name) =>
    moments.map(
      (moment) =>
        [`${moment} ${name}`, () => ({ context: cutDatabase(stage.context, name, moment) })] as const,
    ),
  ),
  ...moments.map(
    (moment) =>
      [
        `${moment} the payout`,
        () => ({ walletOf: cutWallet(stage.house.walletOf, "credit", moment) }),
      ] as const,
  ),
];

describe("G13 a process that dies loses no stake and pays none twice", () => {
  test.each(CLOCK_CUTS)("%s", async (_moment, cut) => {
    const seat = await openSeat(stage);
    const wagerId = await staked(stage, seat);
    const { closesAt } = await stage.latest(TABLE);
    stage.context.clock.set(closesAt.toISOString());
    await stage.advance(cut());
    await stage.restarted();
    await expectSettledOnce(stage, seat, wagerId);
    await stage.restarted();
    await expectSettledOnce(stage, seat, wagerId);
    expect(await brokenInvariants(stage.context)).toEqual([]);
  });

  test.each([
    ["before the stake is asked for", (of: WalletOf) => cutWallet(of, "debit", "before")],
    ["after the stake is taken", (of: WalletOf) => cutWallet(of, "debit", "after")],
  ])("%s, and betting is still open", async (_moment, cut) => {
    const seat = await openSeat(stage);
    const formRef = "cut off";
    const placing = stage.stake(seat, { spot: "player" }, { formRef, walletOf: cut(stage.house.walletOf) });
    await expect(placing).rejects.toThrow();
    await stage.restarted();
    const placed = await stage.stake(seat, { spot: "player" }, { formRef });
    expect(placed).toMatchObject({ ok: true, value: { state: "staked" } });
    await stage.playOut(TABLE);
    await expectSettledOnce(stage, seat, placed.ok ? placed.value.id : "");
  });

  test.each([
    ["before the stake is asked for", (of: WalletOf) => cutWallet(of, "debit", "before")],
    ["after the stake is taken", (of: WalletOf) => cutWallet(of, "debit", "after")],
  ])("%s, and nobody comes back before the round is over", async (_moment, cut) => {
    const seat = await openSeat(stage);
    const { id: roundId } = await stage.latest(TABLE);
    const placing = stage.stake(seat, { spot: "player" }, { walletOf: cut(stage.house.walletOf) });
    await expect(placing).rejects.toThrow();
    await stage.playOut(TABLE);
    await stage.restarted();
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
    expect((await stage.roundOf(roundId)).stakes).toBe(0);
    expect(await brokenInvariants(stage.context)).toEqual([]);
  });

  test("a clock that stands for an hour goes on with the round that it finds", async () => {
    const seat = await openSeat(stage);
    const wagerId = await staked(stage, seat);
    stage.context.clock.forward(3_600_000);
    await stage.restarted();
    await expectSettledOnce(stage, seat, wagerId);
  });

  test("two clocks at once, at every deadline, make one round of it", async () => {
    const seat = await openSeat(stage);
    const wagerId = await staked(stage, seat);
    const { closesAt, number } = await stage.latest(TABLE);
    stage.context.clock.set(closesAt.toISOString());
    await Promise.all([1, 2, 3, 4].map(() => stage.advance()));
    await expectSettledOnce(stage, seat, wagerId);
    const { endsAt } = await stage.latest(TABLE);
    stage.context.clock.set((endsAt ?? closesAt).toISOString());
    await stage.visited(TABLE);
    await Promise.all([1, 2, 3, 4].map(() => stage.advance()));
    expect((await stage.latest(TABLE)).number).toBe(number + 1);
  });
});

test("a round is done with when nothing of it is on its way any more", async () => {
  const seat = await openSeat(stage);
  const { id: roundId, closesAt } = await stage.latest(TABLE);
  expect(await stage.stake(seat, { spot: "player" })).toMatchObject({ ok: true });
  stage.context.clock.set(closesAt.toISOString());
  const walletOf = cutWallet(stage.house.walletOf, "credit", "before");
  await stage.advance({ walletOf });
  const { endsAt } = await stage.roundOf(roundId);
  stage.context.clock.set((endsAt ?? closesAt).toISOString());
  await stage.advance({ walletOf });
  expect((await stage.roundOf(roundId)).finishedAt).toBeNull();
  await stage.advance();
  stage.context.clock.forward(1_000);
  await stage.advance();
  expect((await stage.roundOf(roundId)).finishedAt).not.toBeNull();
});
