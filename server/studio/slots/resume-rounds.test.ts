import { beforeAll, describe, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { balanceOf } from "#server/wallet/index.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import {
  resumeRound,
  resumeRounds,
  rotateSeeds,
  roundView,
  sessionView,
  spin,
  verifyRound,
  type WalletOf,
} from "../index.ts";
import { cutDatabase, cutWallet, Interruption } from "../testing/interruptions.ts";

const STAKE = 20n;
const FUNDS = 1_000_00n;

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

async function seated() {
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, "SIMORGH", "haft-khan");
  const request = { sessionId, playerRef, spinId: "interrupted", lineBetMinor: 1n };
  await chooseWinningSeed(playerRef);
  return { playerRef, sessionId, request };
}

/** A payout of nothing shows no mistake: the first round of each of these players wins. */
async function chooseWinningSeed(playerRef: string): Promise<void> {
  const text = "select server_seed from studio.seed_pairs where player_ref = $1 and state = 'next'";
  const statement = { name: "test-next-seed", text, row: { server_seed: "" } };
  const [row] = await house.context.db.call(statement, [playerRef]);
  const wins = (clientSeed: string) => {
    const seeds = { serverSeed: row?.server_seed ?? "", clientSeed, nonce: 0 };
    const round = verifyRound({ ...seeds, game: "haft-khan", lineBetMinor: 1n });
    return round.ok && round.value.payout.minor > 0n;
  };
  const clientSeed = Array.from({ length: 500 }, (_, index) => `try-${index}`).find(wins) ?? "";
  expect(await rotateSeeds(house.context, { playerRef, clientSeed })).toMatchObject({ ok: true });
}

/** The one round of the session is paid, and the balance is what it says: nothing lost, nothing paid twice. */
async function expectPaidOnce({ playerRef, sessionId }: { playerRef: string; sessionId: string }) {
  const session = await sessionView(house.context, { sessionId, playerRef });
  expect(session).toMatchObject({ openRoundId: null, sums: { played: 1, staked: { minor: STAKE } } });
  expect(session?.latest.map(({ state, nonce }) => [state, nonce])).toEqual([["paid", 0]]);
  expect(session?.sums.paid.minor).toBeGreaterThan(0n);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS + (session?.sums.net.minor ?? 0n));
}

type Cut = { walletOf?: WalletOf; context?: Context };

const INTERRUPTIONS: readonly (readonly [string, () => Cut])[] = [
  [
    "after it has begun and before we know",
    () => ({ context: cutDatabase(house.context, "studio.begin_rounds", "after") }),
  ],
  ["before the stake is asked for", () => ({ walletOf: cutWallet(house.walletOf, "debit", "before") })],
  [
    "after the stake is taken and before we know",
    () => ({ walletOf: cutWallet(house.walletOf, "debit", "after") }),
  ],
  [
    "before the outcome is kept",
    () => ({ context: cutDatabase(house.context, "studio.mark_staked", "before") }),
  ],
  [
    "after the outcome is kept",
    () => ({ context: cutDatabase(house.context, "studio.mark_staked", "after") }),
  ],
  ["before the payout is sent", () => ({ walletOf: cutWallet(house.walletOf, "credit", "before") })],
  [
    "after the payout is paid and before we know",
    () => ({ walletOf: cutWallet(house.walletOf, "credit", "after") }),
  ],
  [
    "before the round is closed",
    () => ({ context: cutDatabase(house.context, "studio.mark_paid", "before") }),
  ],
  ["after the round is closed", () => ({ context: cutDatabase(house.context, "studio.mark_paid", "after") })],
];

describe.each(INTERRUPTIONS)("a round interrupted %s", (_, cut) => {
  async function interrupted() {
    const seat = await seated();
    const { context = house.context, walletOf = house.walletOf } = cut();
    await expect(spin(context, walletOf, seat.request)).rejects.toThrow(Interruption);
    return seat;
  }

  test("is finished once when the process starts again, and not again after that", async () => {
    const seat = await interrupted();
    expect((await resumeRounds(house.context, house.walletOf)).unsettled).toEqual([]);
    await expectPaidOnce(seat);
    expect(await resumeRounds(house.context, house.walletOf)).toEqual({ settled: 0, unsettled: [] });
    await expectPaidOnce(seat);
  });

  test("is finished once when its player returns", async () => {
    const seat = await interrupted();
    expect((await resumeRound(house.context, house.walletOf, seat)).ok).toBe(true);
    await expectPaidOnce(seat);
  });

  test("is finished once when the same form is posted again, by several at once", async () => {
    const seat = await interrupted();
    const again = () => spin(house.context, house.walletOf, seat.request);
    const results = await Promise.all([again(), again(), resumeRound(house.context, house.walletOf, seat)]);
    expect(results.every(({ ok }) => ok)).toBe(true);
    await expectPaidOnce(seat);
  });

  test("is finished before the player's next spin begins", async () => {
    const seat = await interrupted();
    house.context.clock.forward(SECOND_MS);
    const next = await spin(house.context, house.walletOf, { ...seat.request, spinId: "next" });
    expect(next).toMatchObject({ ok: true, value: { fairness: { nonce: 1 } } });
    const session = await sessionView(house.context, seat);
    expect(session?.latest.map(({ state }) => state)).toEqual(["paid", "paid"]);
    expect(await house.balanceMinor(seat.playerRef)).toBe(FUNDS + (session?.sums.net.minor ?? 0n));
  });
});

test("nothing is written and no number is taken when a round cannot even begin", async () => {
  const seat = await seated();
  const taken = await spin(house.context, house.walletOf, (await seated()).request);
  const twice = taken.ok ? taken.value.roundId : "";
  await expect(
    spin({ ...house.context, newId: () => twice }, house.walletOf, seat.request),
  ).rejects.toThrow();
  const cut = cutDatabase(house.context, "studio.begin_rounds", "before");
  await expect(spin(cut, house.walletOf, seat.request)).rejects.toThrow(Interruption);
  expect(await sessionView(house.context, seat)).toMatchObject({
    sums: { played: 0 },
    openRoundId: null,
    latest: [],
  });
  const round = await spin(house.context, house.walletOf, seat.request);
  expect(round).toMatchObject({ ok: true, value: { fairness: { nonce: 0 } } });
});

test("a spin that cannot begin harms none of those that begin with it", async () => {
  const [broken, sound] = [await seated(), await seated()];
  const taken = await spin(house.context, house.walletOf, (await seated()).request);
  const twice = taken.ok ? taken.value.roundId : "";
  const [lost, played] = await Promise.allSettled([
    spin({ ...house.context, newId: () => twice }, house.walletOf, broken.request),
    spin(house.context, house.walletOf, sound.request),
  ]);
  expect(lost.status).toBe("rejected");
  expect(played).toMatchObject({ value: { ok: true } });
  await expectPaidOnce(sound);
});

test("while the wallet cannot decide, the round waits, the next is refused and the seeds stay", async () => {
  const seat = await seated();
  const undecided: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    debit: async (body) => ({
      ...(await house.walletOf(vendor).authenticate({ token: body.token })),
      code: "RETRY_LATER",
    }),
  });
  const first = await spin(house.context, undecided, seat.request);
  expect(first).toMatchObject({ ok: false, refusal: { reason: "roundUnsettled" } });
  const next = await spin(house.context, undecided, { ...seat.request, spinId: "next" });
  expect(next).toMatchObject({ ok: false, refusal: { reason: "roundOpen" } });
  expect((await resumeRounds(house.context, undecided)).unsettled).toMatchObject([{ fault: null }]);
  await resumeRounds(house.context, house.walletOf);
  await expectPaidOnce(seat);
});

test("a stake that the wallet rolled back is returned, and its round is over", async () => {
  const seat = await seated();
  await expect(
    spin(house.context, cutWallet(house.walletOf, "credit", "before"), seat.request),
  ).rejects.toThrow(Interruption);
  const { openRoundId } = (await sessionView(house.context, seat)) ?? {};
  const target = { round: openRoundId ?? "", targetTxId: `${openRoundId}-stake`, player: seat.playerRef };
  const rollback = house.rollbackOf("SIMORGH");
  expect(await rollback({ ...target, txId: "by-the-house" })).toMatchObject({ code: "OK" });

  const resumed = await resumeRound(house.context, house.walletOf, seat);
  expect(resumed).toMatchObject({ ok: false, refusal: { reason: "stakeReturned" } });
  const playerId = BigInt(seat.playerRef);
  expect((await balanceOf(house.context, { playerId, asset: "TRIAL" })).minor).toBe(FUNDS);
  const view = await roundView(house.context, { playerRef: seat.playerRef, roundId: openRoundId ?? "" });
  expect(view?.state).toBe("returned");
});

test("one round that cannot be settled does not keep the others waiting", async () => {
  const [broken, sound] = [await seated(), await seated()];
  for (const { request } of [broken, sound]) {
    await expect(spin(house.context, cutWallet(house.walletOf, "debit", "before"), request)).rejects.toThrow(
      Interruption,
    );
  }
  const onlyBroken: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    debit: (body) =>
      body.player === broken.playerRef
        ? Promise.reject(new Interruption())
        : house.walletOf(vendor).debit(body),
  });
  const { unsettled } = await resumeRounds(house.context, onlyBroken);
  expect(unsettled).toMatchObject([{ fault: expect.any(Interruption) }]);
  await expectPaidOnce(sound);
  await resumeRounds(house.context, house.walletOf);
  await expectPaidOnce(broken);
});
