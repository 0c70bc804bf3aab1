import { beforeAll, expect, test } from "vitest";
import { HOUR_MS, later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import type { Context } from "#server/db/context.ts";
import { differences, reconcileWindow, sweepOpenRounds, type VendorRounds } from "#server/vendors/index.ts";
import type { WalletAnswer } from "#server/vendors/protocol.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { resumeRounds, spin, studioVendorSide } from "../index.ts";
import { cutDatabase, cutWallet, Interruption } from "../testing/interruptions.ts";

const SERIES = "SIMORGH";
const FUNDS = 1_000_00n;

const DONE: WalletAnswer = {
  code: "OK",
  player: null,
  currency: null,
  balance: null,
  txId: null,
  transferId: null,
  version: null,
  replayed: false,
};

let house: StudioHouse;
let api: VendorRounds;

beforeAll(async () => {
  house = await studioHouse();
  api = studioVendorSide(house.context, SERIES);
});

async function seated() {
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, SERIES, "haft-khan");
  return { playerRef, sessionId };
}

async function pull(context: Context) {
  const from = later(context.now(), -30 * MINUTE_MS);
  return reconcileWindow(context, { vendor: SERIES, api, from, to: later(context.now(), MINUTE_MS) });
}

test("the studio remembers what the ledger does, rounds that were interrupted and resumed hours later too", async () => {
  const { context, walletOf } = house;
  const seat = await seated();
  for (let nth = 0; nth < 5; nth += 1) {
    context.clock.forward(SECOND_MS);
    expect(await spin(context, walletOf, { ...seat, spinId: `s${nth}`, lineBetMinor: 1n })).toMatchObject({
      ok: true,
    });
  }
  const other = await seated();
  const cut = cutDatabase(context, "studio.mark_staked", "before");
  const interrupted = spin(cut, walletOf, { ...other, spinId: "cut", lineBetMinor: 1n });
  await expect(interrupted).rejects.toThrow(Interruption);
  context.clock.forward(HOUR_MS);
  await resumeRounds(context, walletOf);
  const windowEnd = later(context.now(), -20 * MINUTE_MS);
  for (const to of [windowEnd, later(context.now(), MINUTE_MS)]) {
    const from = later(to, -HOUR_MS);
    expect(await reconcileWindow(context, { vendor: SERIES, api, from, to })).toMatchObject({
      ok: true,
      value: { found: 0 },
    });
  }
});

test("a round of the studio that the wallet was never told the end of is found by its missing payout", async () => {
  const { context, walletOf } = house;
  context.clock.forward(2 * HOUR_MS);
  const seat = await seated();
  const deaf: typeof walletOf = (vendor) => ({
    ...walletOf(vendor),
    credit: async () => DONE,
  });
  await spin(context, deaf, { ...seat, spinId: "lost", lineBetMinor: 1n });
  expect(await pull(context)).toMatchObject({ value: { found: 1 } });
  expect(await differences(context, { vendor: SERIES, state: "open" })).toMatchObject([
    { kind: "missing-here", operation: "credit", player: seat.playerRef, endsRound: true },
  ]);
});

test("a stale round of the studio is left while it is being settled, and closed once it is paid", async () => {
  const { context, walletOf } = house;
  await resumeRounds(context, walletOf);
  const seat = await seated();
  const cut = cutWallet(walletOf, "credit", "before");
  await expect(spin(context, cut, { ...seat, spinId: "slow", lineBetMinor: 1n })).rejects.toThrow(
    Interruption,
  );
  context.clock.forward(2 * HOUR_MS);
  const swept = [{ vendor: SERIES, api, openMaxMs: HOUR_MS }];
  // The round of the test before is paid for the studio, so it is closed; this one is not.
  expect(await sweepOpenRounds(context, swept)).toMatchObject({ closed: 1, left: 1, refunded: 0 });
  await resumeRounds(context, walletOf);
  context.clock.forward(HOUR_MS);
  expect(await sweepOpenRounds(context, swept)).toEqual({ closed: 0, refunded: 0, left: 0, unanswered: 0 });
});

test("a round is told to nobody who asks for another series or another player", async () => {
  const { context, walletOf } = house;
  const { playerRef, ...seat } = await seated();
  const played = await spin(context, walletOf, { ...seat, playerRef, spinId: "told", lineBetMinor: 1n });
  if (!played.ok) throw new Error(played.refusal.reason);
  const at = { player: playerRef, game: "haft-khan", round: played.value.roundId };
  expect(await api.roundState(at)).toMatchObject({ value: "closed" });
  expect(await api.roundState({ ...at, player: "100999" })).toMatchObject({ value: "unknown" });
  expect(await studioVendorSide(context, "KHATAM").roundState(at)).toMatchObject({ value: "unknown" });
  expect(await api.roundState({ ...at, round: "no round" })).toMatchObject({ value: "unknown" });
});
