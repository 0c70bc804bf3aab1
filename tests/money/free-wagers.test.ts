import { expect, test } from "vitest";
import { HOUR_MS, later, SECOND_MS } from "#server/core/time.ts";
import { freeRoundsLeft, grantFreeRounds, resumeWagers, studioVendorSide } from "#server/studio/index.ts";
import { instantEngine, instantGameOf, playInstant } from "#server/studio/instant/index.ts";
import { cutWallet, Interruption } from "#server/studio/testing/interruptions.ts";
import type { WalletOf } from "#server/studio/wagers/wallet-client.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { moneyContext } from "#tests/setup/money.ts";
import { studioHouse } from "#tests/setup/studio-house.ts";

const FUNDS = 10_000n;
/** One of each kind of reels. */
const GAMES = ["shab-e-kavir", "baran-e-gol", "ganj-e-shayegan"];

async function gifted(game: string, granted: number) {
  const house = await studioHouse(await moneyContext());
  const { vendor = "NARD", stakes } = instantGameOf(game) ?? {};
  const [other = 0n, bet = 0n] = stakes?.stepsMinor ?? [];
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, vendor, game);
  const expiresAt = later(house.context.now(), HOUR_MS);
  const whose = { playerRef, game, asset: "TRIAL" } as const;
  const grant = { ...whose, lineBetMinor: bet, granted, key: "gift", expiresAt };
  expect(await grantFreeRounds(house.context, grant)).toMatchObject({ ok: true, value: { left: granted } });
  const left = async () => (await freeRoundsLeft(house.context, whose))?.left ?? 0;
  const freeRoundsId = (await freeRoundsLeft(house.context, whose))?.freeRoundsId;
  const play = (formRef: string, { walletOf = house.walletOf, stake = bet }: Changed = {}) =>
    playInstant(house.context, walletOf, {
      sessionId,
      playerRef,
      formRef,
      freeRoundsId,
      fields: new URLSearchParams({ stake: stake.toString() }),
    });
  return { house, vendor, bet, other, playerRef, freeRoundsId, play, left };
}

type Changed = { walletOf?: WalletOf; stake?: bigint };

test.each(GAMES)(
  "a free round of %s takes no stake and pays its win once, however often its form is posted",
  async (game) => {
    const { house, vendor, bet, playerRef, play, left } = await gifted(game, 24);
    let wonMinor = 0n;
    for (let nth = 0; nth < 24; nth += 1) {
      house.context.clock.forward(SECOND_MS);
      const rounds = await Promise.all(Array.from({ length: 4 }, () => play(`form ${nth}`)));
      const ids = rounds.map((round) => (round.ok ? round.value.wagerId : round.refusal.reason));
      expect(new Set(ids).size).toBe(1);
      const [round] = rounds;
      if (!round?.ok) throw new Error(round?.refusal.reason);
      expect(round.value).toMatchObject({ state: "paid", stake: { minor: 0n }, bet: { minor: bet } });
      wonMinor += round.value.payout?.minor ?? 0n;
      expect(await left()).toBe(23 - nth);
    }
    // One round in three or so pays: of twenty-four, none does once in some ten thousand times.
    expect(wonMinor).toBeGreaterThan(0n);
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS + wonMinor);
    house.context.clock.forward(SECOND_MS);
    expect(await play("one more")).toMatchObject({ refusal: { reason: "freeRoundsOver" } });

    const told = await studioVendorSide(house.context, vendor).transactions({
      from: new Date(0),
      to: later(house.context.now(), HOUR_MS),
    });
    const paid = told.ok ? told.value.filter(({ kind }) => kind === "credit") : [];
    expect(
      paid.every(({ creditKind, betTxId }) => creditKind === "FREE_ROUND" && betTxId === undefined),
    ).toBe(true);
    expect(await brokenInvariants(house.context)).toEqual([]);
  },
);

test("the wallet is told which gift a free round is of, and pays it as one", async () => {
  const { house, play, freeRoundsId } = await gifted("shab-e-kavir", 1);
  const asked: unknown[] = [];
  const walletOf: WalletOf = (vendor) => {
    const wallet = house.walletOf(vendor);
    return {
      ...wallet,
      debit: (body) => {
        asked.push([body.amount, body.freeRoundId]);
        return wallet.debit(body);
      },
      credit: (body) => {
        asked.push([body.kind, body.betTxId, body.endRound]);
        return wallet.credit(body);
      },
    };
  };
  expect(await play("form", { walletOf })).toMatchObject({ ok: true });
  expect(asked).toEqual([
    ["0", freeRoundsId],
    ["FREE_ROUND", undefined, true],
  ]);
});

test("the last free round is played once by forms that are posted at once, and with no other stake", async () => {
  const { house, other, playerRef, play, left } = await gifted("shab-e-kavir", 1);
  expect(await play("other", { stake: other })).toMatchObject({ refusal: { reason: "freeRoundsOver" } });
  const rounds = await Promise.all(Array.from({ length: 8 }, (_, nth) => play(`form ${nth}`)));
  const played = rounds.flatMap((round) => (round.ok ? [round.value] : []));
  expect(new Set(played.map(({ wagerId }) => wagerId)).size).toBe(1);
  expect(await left()).toBe(0);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS + (played[0]?.payout?.minor ?? 0n));
});

test.each(["debit", "credit"] as const)(
  "a free round that is cut off after its %s is paid once",
  async (command) => {
    const { house, playerRef, play, left } = await gifted("shab-e-kavir", 1);
    const walletOf = cutWallet(house.walletOf, command, "after");
    await expect(play("cut", { walletOf })).rejects.toThrow(Interruption);
    await resumeWagers(house.context, house.walletOf, [instantEngine], { everything: true });
    const round = await play("cut");
    expect(round).toMatchObject({ ok: true, value: { state: "paid" } });
    const wonMinor = round.ok ? (round.value.payout?.minor ?? 0n) : 0n;
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS + wonMinor);
    expect(await left()).toBe(0);
  },
);

test("a free round that the wallet does not let be played is the player's again", async () => {
  const { house, playerRef, play, left } = await gifted("shab-e-kavir", 1);
  const closed: WalletOf = (vendor) => ({
    ...house.walletOf(vendor),
    debit: async ({ token }) => ({
      ...(await house.walletOf(vendor).authenticate({ token })),
      code: "GAME_DISABLED",
    }),
  });
  expect(await play("closed", { walletOf: closed })).toMatchObject({ refusal: { reason: "gameDisabled" } });
  expect(await left()).toBe(1);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
});
