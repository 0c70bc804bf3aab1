import { expect, test } from "vitest";
import {
  resumeRounds,
  rotateSeeds,
  seedsView,
  sessionView,
  spin,
  type WalletOf,
} from "#server/studio/index.ts";
import { instantGameOf, playInstant } from "#server/studio/instant/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { manyTimes, moneyContext } from "#tests/setup/money.ts";
import { inOwnTime } from "#tests/setup/own-time.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";

const FUNDS = 10_000_00n;

async function seated(house: StudioHouse) {
  const context = inOwnTime(house.context);
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, "SIMORGH", "simorgh");
  const play = (spinId: string, walletOf: WalletOf = house.walletOf) =>
    spin(context, walletOf, { sessionId, playerRef, spinId, lineBetMinor: 10n });
  return { playerRef, sessionId, play };
}

async function expectBooksToAgree(house: StudioHouse, seat: { playerRef: string; sessionId: string }) {
  const session = await sessionView(house.context, seat);
  expect(session?.openRoundId).toBeNull();
  expect(await house.balanceMinor(seat.playerRef)).toBe(FUNDS + (session?.sums.net.minor ?? 0n));
  return session;
}

test("twelve posts of one form at once are one round, race after race", async () => {
  const house = await studioHouse(await moneyContext());
  const seat = await seated(house);
  for (let race = 0; race < manyTimes(10); race += 1) {
    const results = await Promise.all(Array.from({ length: 12 }, () => seat.play(`race ${race}`)));
    const ids = results.map((result) => (result.ok ? result.value.roundId : result.refusal.reason));
    expect(new Set(ids).size).toBe(1);
  }
  const session = await expectBooksToAgree(house, seat);
  expect(session?.sums.played).toBe(manyTimes(10));
  expect(await brokenInvariants(house.context)).toEqual([]);
});

test("windows that spin and rotate at once share no number and miss none, and the balance is exact", async () => {
  const house = await studioHouse(await moneyContext());
  const seat = await seated(house);
  for (let race = 0; race < manyTimes(5); race += 1) {
    const spins = Array.from({ length: 6 }, (_, window) => seat.play(`race ${race} window ${window}`));
    const rotation = rotateSeeds(house.context, { playerRef: seat.playerRef, clientSeed: `race-${race}` });
    const results = await Promise.all(spins);
    await rotation;
    for (const result of results) if (!result.ok) expect(result.refusal.reason).toBe("roundOpen");
    expect(results.some(({ ok }) => ok)).toBe(true);
  }
  await expectBooksToAgree(house, seat);
  const numbers = {
    name: "test.numbers",
    text: `select seed_pair_id, array_agg(nonce order by nonce) as nonces
    from studio.rounds where player_ref = $1 group by seed_pair_id`,
  };
  for (const { nonces } of await house.context.db.call<{ nonces: number[] }>(numbers, [seat.playerRef])) {
    expect(nonces).toEqual([...nonces.keys()]);
  }
  expect(await seedsView(house.context, seat)).not.toBeNull();
});

test("rounds that are settled by everybody at once are paid once", async () => {
  const house = await studioHouse(await moneyContext());
  const seats = await Promise.all(Array.from({ length: manyTimes(8) }, () => seated(house)));
  const cut: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    credit: () => Promise.reject(new Error("cut")),
  });
  for (const { play } of seats) await expect(play("cut", cut)).rejects.toThrow("cut");
  await Promise.all([
    ...Array.from({ length: 4 }, () => resumeRounds(house.context, house.walletOf)),
    ...seats.map(({ play }) => play("cut")),
  ]);
  for (const seat of seats) expect((await expectBooksToAgree(house, seat))?.sums.played).toBe(1);
  expect(await brokenInvariants(house.context)).toEqual([]);
});

test("wagers of several games at once, in several processes, share no number of the player's seeds", async () => {
  const house = await studioHouse(await moneyContext());
  const playerRef = await house.aPlayer(FUNDS);
  const seats = await Promise.all(
    ["dice", "keno", "plinko", "shab-e-kavir"].map(async (game) => {
      const sessionId = await house.opened(playerRef, instantGameOf(game)?.vendor ?? "", game);
      // What arrives together is gathered for each handle by itself, as in a process of its own.
      return { sessionId, context: { ...house.context, db: { ...house.context.db } } };
    }),
  );
  const fields = new URLSearchParams({ stake: "100", side: "under", target: "50.00", number: "7" });
  for (const [name, value] of [
    ["rows", "8"],
    ["risk", "low"],
  ] as const)
    fields.set(name, value);
  const races = manyTimes(8);
  for (let race = 0; race < races; race += 1) {
    house.context.clock.forward(10_000);
    const played = await Promise.all(
      seats.map(({ context, sessionId }) =>
        playInstant(context, house.walletOf, { sessionId, playerRef, formRef: `race ${race}`, fields }),
      ),
    );
    for (const round of played) expect(round).toMatchObject({ ok: true });
  }
  const text = "select nonce from studio.wagers where player_ref = $1 order by nonce";
  const rows = await house.context.db.call<{ nonce: number }>({ name: "test.nonces", text }, [playerRef]);
  expect(rows.map(({ nonce }) => nonce)).toEqual(
    Array.from({ length: races * seats.length }, (_, nth) => nth),
  );
});
