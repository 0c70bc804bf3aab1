import { beforeAll, describe, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { sqlState } from "#server/db/faults.ts";
import { issueLaunch } from "#server/vendors/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { inOwnTime } from "#tests/setup/own-time.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { openSession, type RoundView, roundView, seedsView, sessionView, spin } from "../index.ts";

const STAKE = 20n;
const FUNDS = 1_000_00n;

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

async function seated(balanceMinor = FUNDS) {
  const playerRef = await house.aPlayer(balanceMinor);
  const sessionId = await house.opened(playerRef, "NARD", "takht-e-nard");
  const context = inOwnTime(house.context);
  const play = (spinId: string, lineBetMinor = 1n) =>
    spin(context, house.walletOf, { sessionId, playerRef, spinId, lineBetMinor });
  const played = async (spinId: string): Promise<RoundView> => {
    const result = await play(spinId);
    if (!result.ok) throw new Error(result.refusal.reason);
    return result.value;
  };
  return { playerRef, sessionId, play, played };
}

test("a round takes its stake, pays what its reels say, and is paid", async () => {
  const { playerRef, played } = await seated();
  const round = await played("one");
  expect(round.state).toBe("paid");
  expect(round.stake.minor).toBe(STAKE);
  const payout = round.payout?.minor ?? -1n;
  expect(payout).toBe(round.spins.reduce((sum, { win }) => sum + win.minor, 0n));
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + payout);
  expect(round.balance?.minor).toBe(FUNDS - STAKE + payout);
  expect(await brokenInvariants(house.context)).toEqual([]);
});

test("the same spin posted again is the same round and takes nothing more", async () => {
  const { playerRef, played } = await seated();
  const first = await played("twice");
  const balanceMinor = await house.balanceMinor(playerRef);
  expect(await played("twice")).toEqual(first);
  expect(await house.balanceMinor(playerRef)).toBe(balanceMinor);
});

test("a spin of the same game within a second is refused and takes nothing, and later it is not", async () => {
  const { playerRef, sessionId } = await seated();
  const play = (spinId: string) =>
    spin(house.context, house.walletOf, { sessionId, playerRef, spinId, lineBetMinor: 1n });
  expect(await play("first")).toMatchObject({ ok: true });
  const balanceMinor = await house.balanceMinor(playerRef);
  house.context.clock.forward(SECOND_MS - 1);
  expect(await play("second")).toEqual({ ok: false, refusal: { reason: "tooSoon" } });
  const elsewhere = await house.opened(playerRef, "NARD", "takht-e-nard");
  const again = { sessionId: elsewhere, playerRef, spinId: "second", lineBetMinor: 1n };
  expect(await spin(house.context, house.walletOf, again)).toMatchObject({ refusal: { reason: "tooSoon" } });
  expect(await play("first")).toMatchObject({ ok: true });
  expect(await house.balanceMinor(playerRef)).toBe(balanceMinor);
  house.context.clock.forward(1);
  expect(await play("second")).toMatchObject({ ok: true, value: { fairness: { nonce: 1 } } });
});

test("a house that lets its games wait longer is obeyed to the millisecond", async () => {
  const { playerRef, sessionId } = await seated();
  const pace = { cycleMs: 2500, autoplay: false };
  const play = (spinId: string) =>
    spin(house.context, house.walletOf, { sessionId, playerRef, spinId, lineBetMinor: 1n, pace });
  expect(await play("first")).toMatchObject({ ok: true });
  const balanceMinor = await house.balanceMinor(playerRef);
  house.context.clock.forward(2499);
  expect(await play("second")).toEqual({ ok: false, refusal: { reason: "tooSoon" } });
  expect(await house.balanceMinor(playerRef)).toBe(balanceMinor);
  house.context.clock.forward(1);
  expect(await play("second")).toMatchObject({ ok: true });
});

test("a spin that a browser presses on its own is refused where that is not offered, and takes nothing", async () => {
  const { playerRef, sessionId } = await seated();
  const press = (autoplay?: boolean) =>
    spin(house.context, house.walletOf, {
      ...{ sessionId, playerRef, spinId: "automatic", lineBetMinor: 1n, isAutomatic: true },
      ...(autoplay === undefined ? {} : { pace: { cycleMs: 1000, autoplay } }),
    });
  for (const offered of [undefined, false]) {
    expect(await press(offered)).toEqual({ ok: false, refusal: { reason: "autoplayOff" } });
  }
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
  expect(await press(true)).toMatchObject({ ok: true, value: { fairness: { nonce: 0 } } });
});

test("another game, and a spin whose stake was refused, keep nobody waiting", async () => {
  const playerRef = await house.aPlayer(STAKE * 2n);
  const [here, elsewhere] = [
    await house.opened(playerRef, "NARD", "takht-e-nard"),
    await house.opened(playerRef, "NARD", "nowruz"),
  ];
  const play = (sessionId: string, spinId: string, lineBetMinor = 1n) =>
    spin(house.context, house.walletOf, { sessionId, playerRef, spinId, lineBetMinor });
  expect(await play(here, "too dear", 50n)).toMatchObject({ refusal: { reason: "insufficientFunds" } });
  expect(await play(here, "enough")).toMatchObject({ ok: true });
  expect(await play(elsewhere, "beside it")).toMatchObject({ ok: true });
  expect(await play(here, "too soon")).toEqual({ ok: false, refusal: { reason: "tooSoon" } });
});

test("the same spin with another line bet is refused", async () => {
  const { play, played } = await seated();
  await played("bet");
  expect(await play("bet", 2n)).toMatchObject({ ok: false, refusal: { reason: "spinConflict" } });
});

test("ten posts of one form at once play one round", async () => {
  const { playerRef, sessionId, play } = await seated();
  const results = await Promise.all(Array.from({ length: 10 }, () => play("storm")));
  const ids = results.map((result) => (result.ok ? result.value.roundId : result.refusal.reason));
  expect(new Set(ids).size).toBe(1);
  const session = await sessionView(house.context, { sessionId, playerRef });
  expect(session).toMatchObject({ sums: { played: 1, staked: { minor: STAKE } } });
});

test("spins of two windows at once never share a number, and none is missing", async () => {
  const { playerRef, sessionId, play } = await seated();
  const results = await Promise.all(["a", "b", "c", "d", "e", "f"].map((spinId) => play(spinId)));
  for (const result of results) if (!result.ok) expect(result.refusal.reason).toBe("roundOpen");
  const session = await sessionView(house.context, { sessionId, playerRef });
  const nonces = session?.latest.map(({ nonce }) => nonce).sort((left, right) => left - right) ?? [];
  expect(nonces).toEqual([...nonces.keys()]);
  expect(results.filter(({ ok }) => ok)).toHaveLength(nonces.length);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS + (session?.sums.net.minor ?? 0n));
});

test("a refused stake keeps its round and its number, and the next spin takes the next", async () => {
  const { playerRef, sessionId, play } = await seated(STAKE * 5n);
  const refused = await play("too much", 50n);
  expect(refused).toMatchObject({ ok: false, refusal: { reason: "insufficientFunds" } });
  expect(await play("too much", 50n)).toEqual(refused);
  const next = await play("enough");
  expect(next).toMatchObject({ ok: true, value: { fairness: { nonce: 1 } } });
  const seeds = await seedsView(house.context, { playerRef });
  expect(seeds?.active).toMatchObject({ rounds: 1, refusedRounds: 1, nextNonce: 2 });
  expect(seeds?.active.stakes.map(({ state }) => state)).toEqual(["paid", "refused"]);
  expect((await sessionView(house.context, { sessionId, playerRef }))?.sums.staked.minor).toBe(STAKE);
});

test("what decided a round cannot be written over, and a round cannot be deleted", async () => {
  const { sessionId, played } = await seated();
  await played("fixed");
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

describe("who may play what", () => {
  test("another player's session, round and spin are not found", async () => {
    const { sessionId, played } = await seated();
    const { roundId } = await played("mine");
    const playerRef = await house.aPlayer(FUNDS);
    const request = { sessionId, playerRef, spinId: "theirs", lineBetMinor: 1n };
    expect(await spin(house.context, house.walletOf, request)).toMatchObject({
      refusal: { reason: "sessionNotFound" },
    });
    expect(await roundView(house.context, { playerRef, roundId })).toBeNull();
    expect(await sessionView(house.context, { playerRef, sessionId })).toBeNull();
  });

  test("a line bet that the game does not offer is refused", async () => {
    const { play } = await seated();
    for (const lineBetMinor of [0n, -1n, 3n, 2n ** 70n]) {
      expect(await play(`bet ${lineBetMinor}`, lineBetMinor)).toMatchObject({
        refusal: { reason: "lineBetNotOffered" },
      });
    }
  });

  test("what is no session and no spin at all is refused, not asked of the database", async () => {
    const { sessionId, playerRef } = await seated();
    const asked = { sessionId, playerRef, spinId: "x", lineBetMinor: 1n };
    const reasonOf = async (changed: Partial<typeof asked>) => {
      const result = await spin(house.context, house.walletOf, { ...asked, ...changed });
      return result.ok ? null : result.refusal.reason;
    };
    expect(await reasonOf({ sessionId: "' or 1=1" })).toBe("sessionNotFound");
    expect(await reasonOf({ spinId: "" })).toBe("unreadable");
    expect(await reasonOf({ spinId: "x".repeat(101) })).toBe("unreadable");
  });

  test("a launch token opens one session, however often it is used, and only its own game", async () => {
    const playerRef = await house.aPlayer(FUNDS);
    const launch = { playerId: BigInt(playerRef), vendor: "KHATAM", game: "farsh", asset: "TRIAL" } as const;
    const { token } = await issueLaunch(house.context, { ...launch, language: "fa" });
    const open = (game: string) =>
      openSession(house.context, house.walletOf("KHATAM"), { token, vendor: "KHATAM", game });
    const first = await open("farsh");
    expect(first).toMatchObject({ ok: true, value: { playerRef, game: "farsh", asset: "TRIAL" } });
    expect(await open("farsh")).toEqual(first);
    expect(await open("kashi")).toMatchObject({ refusal: { reason: "sessionExpired" } });
    expect(await open("takht-e-nard")).toMatchObject({ refusal: { reason: "gameUnknown" } });
  });

  test("a token that nobody issued opens nothing", async () => {
    const request = { token: "made-up", vendor: "NARD", game: "chogan" };
    expect(await openSession(house.context, house.walletOf("NARD"), request)).toMatchObject({
      refusal: { reason: "sessionExpired" },
    });
  });
});
