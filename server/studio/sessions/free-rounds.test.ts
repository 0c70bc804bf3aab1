import { beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "#server/wallet/index.ts";
import { openedSeat } from "#tests/setup/opened-seat.ts";
import { inOwnTime } from "#tests/setup/own-time.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import {
  freeRoundsLeft,
  grantFreeRounds,
  resumeRounds,
  roundView,
  sessionView,
  spin,
  studioVendorSide,
  verifyRound,
} from "../index.ts";
import { cutWallet, Interruption } from "../testing/interruptions.ts";
import type { WalletOf } from "../wagers/wallet-client.ts";

const GAME = "takht-e-nard";
const FUNDS = 10_000n;

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

async function gifted(granted = 3) {
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, "NARD", GAME);
  const expiresAt = new Date(house.context.now().getTime() + 3_600_000);
  const grant = {
    playerRef,
    game: GAME,
    asset: "TRIAL",
    lineBetMinor: 5n,
    granted,
    key: "k",
    expiresAt,
  } as const;
  const given = await grantFreeRounds(house.context, grant);
  const left = () => freeRoundsLeft(house.context, grant);
  const freeRoundsId = (await left())?.freeRoundsId ?? "";
  const context = inOwnTime(house.context);
  const play = (spinId: string, more: { lineBetMinor?: bigint; freeRoundsId?: string | undefined } = {}) =>
    spin(context, house.walletOf, {
      sessionId,
      playerRef,
      spinId,
      lineBetMinor: 5n,
      freeRoundsId,
      ...more,
    });
  return { playerRef, sessionId, grant, given, left, play };
}

test("a free round takes nothing, pays what its reels say, and is counted once", async () => {
  const { playerRef, play, left } = await gifted();
  for (const spinId of ["one", "two", "two", "three"]) {
    const round = await play(spinId);
    if (!round.ok) throw new Error(round.refusal.reason);
    const computed = verifyRound({
      game: GAME,
      lineBetMinor: 5n,
      asset: "TRIAL",
      serverSeed: await serverSeed(playerRef),
      clientSeed: round.value.fairness.clientSeed,
      nonce: round.value.fairness.nonce,
    });
    expect(round.value).toMatchObject({ stake: { minor: 0n }, state: "paid" });
    expect(computed).toMatchObject({ ok: true, value: { payout: round.value.payout } });
  }
  expect(await left()).toBeNull();
  const rounds = await ledgerRounds();
  const won = rounds
    .filter((line) => line.player === playerRef && line.kind === "credit")
    .reduce((sum, line) => sum + line.amountMinor, 0n);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS + won);
  expect(await play("four")).toEqual({ ok: false, refusal: { reason: "freeRoundsOver" } });
  expect(await brokenInvariants(house.context)).toEqual([]);
});

async function serverSeed(playerRef: string): Promise<string> {
  const text = "select server_seed from studio.seed_pairs where player_ref = $1 and state = 'active'";
  const [row] = await house.context.db.call({ name: "test-seed", text, row: { server_seed: "" } }, [
    playerRef,
  ]);
  return row?.server_seed ?? "";
}

async function ledgerRounds() {
  const told = await studioVendorSide(house.context, "NARD").transactions({
    from: new Date(0),
    to: new Date("2999-01-01"),
  });
  return told.ok ? told.value : [];
}

test("one grant is one grant, whatever it is sent twice for, and another content is refused", async () => {
  const { grant, given, left } = await gifted(2);
  expect(given).toEqual({ ok: true, value: { left: 2, replayed: false } });
  const again = await grantFreeRounds(house.context, grant);
  expect(again).toEqual({ ok: true, value: { left: 2, replayed: true } });
  expect((await left())?.left).toBe(2);
  for (const other of [{ granted: 9 }, { lineBetMinor: 10n }, { game: "nowruz" }]) {
    expect(await grantFreeRounds(house.context, { ...grant, ...other }), Object.keys(other).join()).toEqual({
      ok: false,
      refusal: { reason: "grantConflict" },
    });
  }
});

test("a free round is played with the line bet that it was given with, by whom it was given to", async () => {
  const { play, left, sessionId } = await gifted(1);
  expect(await play("other", { lineBetMinor: 10n })).toEqual({
    ok: false,
    refusal: { reason: "freeRoundsOver" },
  });
  const thief = await house.aPlayer(FUNDS);
  const seat = await house.opened(thief, "NARD", GAME);
  const stolen = (await left())?.freeRoundsId ?? "";
  const request = { sessionId: seat, playerRef: thief, spinId: "s", lineBetMinor: 5n, freeRoundsId: stolen };
  expect(await spin(house.context, house.walletOf, request)).toMatchObject({ ok: false });
  expect((await left())?.left).toBe(1);
  expect(sessionId).not.toBe(seat);
});

test("of two gifts the one that ends first is played first, and one that has ended is over", async () => {
  const { grant, left, play } = await gifted(1);
  const sooner = new Date(grant.expiresAt.getTime() - 600_000);
  await grantFreeRounds(house.context, { ...grant, key: "sooner", granted: 2, expiresAt: sooner });
  expect(await left()).toMatchObject({ left: 2, expiresAt: sooner });
  house.context.clock.set(sooner.toISOString());
  expect(await left()).toMatchObject({ left: 1, expiresAt: grant.expiresAt });
  house.context.clock.set(grant.expiresAt.toISOString());
  expect(await left()).toBeNull();
  expect(await play("late")).toEqual({ ok: false, refusal: { reason: "freeRoundsOver" } });
});

test("a free round is of the game and the funds that it was given for", async () => {
  const { playerRef, grant, left } = await gifted(1);
  const { freeRoundsId } = (await left()) ?? {};
  const elsewhere = await house.opened(playerRef, "NARD", "nowruz");
  const forMoney = await openedSeat(house.context, playerRef, { vendor: "NARD", game: GAME, asset: "P" });
  for (const sessionId of [elsewhere, forMoney]) {
    const request = { sessionId, playerRef, spinId: sessionId, lineBetMinor: 5n, freeRoundsId };
    expect(await spin(house.context, house.walletOf, request)).toEqual({
      ok: false,
      refusal: { reason: "freeRoundsOver" },
    });
  }
  expect(await freeRoundsLeft(house.context, { ...grant, asset: "P" })).toBeNull();
  expect((await left())?.left).toBe(1);
});

test("a free round's form that is posted again as a paid one is another spin", async () => {
  const { play, left } = await gifted(2);
  expect(await play("form")).toMatchObject({ ok: true });
  expect(await play("form", { freeRoundsId: undefined })).toMatchObject({
    refusal: { reason: "spinConflict" },
  });
  expect((await left())?.left).toBe(1);
});

test("a free round that the wallet does not let be played is the player's again", async () => {
  const { playerRef, sessionId, left } = await gifted(1);
  const { freeRoundsId } = (await left()) ?? {};
  const closed: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    debit: async ({ token }) => ({
      ...(await house.walletOf(vendor).authenticate({ token })),
      code: "GAME_DISABLED",
    }),
  });
  const request = { sessionId, playerRef, spinId: "closed", lineBetMinor: 5n, freeRoundsId };
  expect(await spin(house.context, closed, request)).toMatchObject({ refusal: { reason: "gameDisabled" } });
  expect((await left())?.left).toBe(1);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
});

test("a free round that the house took back before it was played is the player's again", async () => {
  const { playerRef, sessionId, left } = await gifted(1);
  const { freeRoundsId } = (await left()) ?? {};
  const request = { sessionId, playerRef, spinId: "undone", lineBetMinor: 5n, freeRoundsId };
  const cut = cutWallet(house.walletOf, "debit", "before");
  await expect(spin(house.context, cut, request)).rejects.toThrow(Interruption);
  const { openRoundId = "" } = (await sessionView(house.context, { sessionId, playerRef })) ?? {};
  const target = { player: playerRef, round: openRoundId ?? "", targetTxId: `${openRoundId}-stake` };
  await house.rollbackOf("NARD")({ ...target, txId: "by-the-house" });
  for (const _ of [1, 2]) await resumeRounds(house.context, house.walletOf);
  expect(await roundView(house.context, { playerRef, roundId: target.round })).toMatchObject({
    state: "returned",
  });
  expect((await left())?.left).toBe(1);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
});

test.each([
  ["a game of dice", { game: "dice", lineBetMinor: 100n }, "gameUnknown"],
  ["no game of ours", { game: "no-game" }, "gameUnknown"],
  ["another line bet", { lineBetMinor: 3n }, "lineBetNotOffered"],
] as const)("free rounds are not given for %s", async (_what, change, reason) => {
  const { grant } = await gifted();
  const given = await grantFreeRounds(house.context, { ...grant, key: "other", ...change });
  expect(given).toEqual({ ok: false, refusal: { reason } });
});

test("ten posts of the last free round at once play it once", async () => {
  const { play, left } = await gifted(1);
  const all = await Promise.all(Array.from({ length: 10 }, (_, nth) => play(`spin-${nth % 2}`)));
  const played = new Set(all.flatMap((result) => (result.ok ? [result.value.roundId] : [])));
  expect(played.size).toBe(1);
  expect(await left()).toBeNull();
});

test("a free round that was cut off is played to its end", async () => {
  const { playerRef, sessionId, left } = await gifted(1);
  const freeRoundsId = (await left())?.freeRoundsId ?? "";
  const request = { sessionId, playerRef, spinId: "cut", lineBetMinor: 5n, freeRoundsId };
  const cut = cutWallet(house.walletOf, "debit", "after");
  await expect(spin(house.context, cut, request)).rejects.toThrow(Interruption);
  expect((await resumeRounds(house.context, house.walletOf)).unsettled).toEqual([]);
  const again = await spin(house.context, house.walletOf, request);
  expect(again).toMatchObject({ ok: true, value: { state: "paid", stake: { minor: 0n } } });
  const roundId = again.ok ? again.value.roundId : "";
  expect(await roundView(house.context, { playerRef, roundId })).toMatchObject({ state: "paid" });
});
