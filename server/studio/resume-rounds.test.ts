import { beforeAll, describe, expect, test } from "vitest";
import type { Context } from "#server/db/context.ts";
import type { Database } from "#server/db/database.ts";
import { sqlState } from "#server/db/faults.ts";
import { balanceOf } from "#server/wallet/index.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { resumeRound, resumeRounds, roundView, sessionView, spin, type WalletOf } from "./index.ts";

const STAKE = 20n;
const FUNDS = 1_000_00n;

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

class Interruption extends Error {}

type Moment = "before" | "after";

/** The wallet, but the first command of this name is cut off before it is sent or after it was done. */
function cutWallet(command: "debit" | "credit", moment: Moment): WalletOf {
  let cut = false;
  return (vendor) => {
    const wallet = house.walletOf(vendor);
    return {
      ...wallet,
      async [command](body: never) {
        if (cut) return wallet[command](body);
        cut = true;
        if (moment === "after") await wallet[command](body);
        throw new Interruption();
      },
    };
  };
}

/** The database, but this statement is cut off before it runs or after it was committed. */
function cutDatabase(name: string, moment: Moment): Context {
  const wrapped = (db: Database): Database => ({
    ...db,
    call: async (statement, values) => {
      if (statement.name !== name) return db.call(statement, values);
      if (moment === "after") await db.call(statement, values);
      throw new Interruption();
    },
    transaction: (work) => db.transaction((transaction) => work(wrapped(transaction))),
  });
  return { ...house.context, db: wrapped(house.context.db) };
}

async function seated() {
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, "SIMORGH", "haft-khan");
  const request = { sessionId, playerRef, spinId: "interrupted", lineBetMinor: 1n };
  return { playerRef, sessionId, request };
}

/** The one round of the session is paid, and the balance is what it says: nothing lost, nothing paid twice. */
async function expectPaidOnce({ playerRef, sessionId }: { playerRef: string; sessionId: string }) {
  const session = await sessionView(house.context, { sessionId, playerRef });
  expect(session).toMatchObject({ rounds: 1, openRoundId: null, staked: { minor: STAKE } });
  expect(session?.latest.map(({ state, nonce }) => [state, nonce])).toEqual([["paid", 0]]);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS + (session?.net.minor ?? 0n));
}

type Cut = { walletOf?: WalletOf; context?: Context };

const INTERRUPTIONS: readonly (readonly [string, () => Cut])[] = [
  ["before the stake is asked for", () => ({ walletOf: cutWallet("debit", "before") })],
  ["after the stake is taken and before we know", () => ({ walletOf: cutWallet("debit", "after") })],
  ["before the outcome is kept", () => ({ context: cutDatabase("studio.mark_staked", "before") })],
  ["after the outcome is kept", () => ({ context: cutDatabase("studio.mark_staked", "after") })],
  ["before the payout is sent", () => ({ walletOf: cutWallet("credit", "before") })],
  ["after the payout is paid and before we know", () => ({ walletOf: cutWallet("credit", "after") })],
  ["before the round is closed", () => ({ context: cutDatabase("studio.mark_paid", "before") })],
  ["after the round is closed", () => ({ context: cutDatabase("studio.mark_paid", "after") })],
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
    const next = await spin(house.context, house.walletOf, { ...seat.request, spinId: "next" });
    expect(next).toMatchObject({ ok: true, value: { fairness: { nonce: 1 } } });
    const session = await sessionView(house.context, seat);
    expect(session?.latest.map(({ state }) => state)).toEqual(["paid", "paid"]);
    expect(await house.balanceMinor(seat.playerRef)).toBe(FUNDS + (session?.net.minor ?? 0n));
  });
});

test("nothing is written and no number is taken when a round cannot even begin", async () => {
  const seat = await seated();
  const context = cutDatabase("studio.take_nonce", "after");
  await expect(spin(context, house.walletOf, seat.request)).rejects.toThrow(Interruption);
  expect(await sessionView(house.context, seat)).toMatchObject({ rounds: 0, openRoundId: null, latest: [] });
  const round = await spin(house.context, house.walletOf, seat.request);
  expect(round).toMatchObject({ ok: true, value: { fairness: { nonce: 0 } } });
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
  await expect(spin(house.context, cutWallet("credit", "before"), seat.request)).rejects.toThrow(
    Interruption,
  );
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
    await expect(spin(house.context, cutWallet("debit", "before"), request)).rejects.toThrow(Interruption);
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

test("what decided a round cannot be written over, and a round cannot be deleted", async () => {
  const { request, sessionId } = await seated();
  await spin(house.context, house.walletOf, request);
  const changes = [
    "update studio.rounds set nonce = 9",
    "update studio.rounds set payout_minor = 1",
    "delete from studio.rounds",
  ];
  for (const change of changes) {
    const text = `${change} where session_id = $1`;
    const fault = await house.context.db
      .call({ name: change, text }, [sessionId])
      .catch((thrown: unknown) => thrown);
    expect(sqlState(fault)).toBe("P0001");
  }
});
