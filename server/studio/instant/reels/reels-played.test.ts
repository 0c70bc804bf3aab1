import { beforeAll, expect, test } from "vitest";
import { brokenInvariants } from "#server/wallet/index.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { pf1Draw } from "../../fairness/pf1.ts";
import { rotateSeeds } from "../../index.ts";
import { cascadeGames } from "../cascade/games.ts";
import { fishGames } from "../fish/games.ts";
import { fishAt } from "../fish/room.ts";
import { holdGames } from "../hold/games.ts";
import { instantView, playInstant } from "../index.ts";
import type { InstantGame } from "../instant-game.ts";
import { waysGames } from "../ways/games.ts";

const FUNDS = 100_000n;

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

async function seated({ code, vendor }: InstantGame) {
  const playerRef = await house.aPlayer(FUNDS);
  const sessionId = await house.opened(playerRef, vendor, code);
  const play = (formRef: string, fields: Record<string, string>) =>
    playInstant(house.context, house.walletOf, {
      sessionId,
      playerRef,
      formRef,
      fields: new URLSearchParams(fields),
    });
  return { playerRef, sessionId, play };
}

function khalij(): InstantGame {
  const [game] = fishGames;
  if (!game) throw new Error("There is no fishing");
  return game;
}

test.each([...waysGames, ...cascadeGames, ...holdGames])(
  "$code: takes the stake, pays what the seeds decide, once for a form, and shows it again",
  async (game) => {
    const { playerRef, sessionId, play } = await seated(game);
    const stake = game.stakes.minMinor;
    const round = await play("one", { stake: stake.toString() });
    const again = await play("one", { stake: stake.toString() });
    if (!round.ok || !again.ok) throw new Error("The round was refused");
    expect(again.value.wagerId).toBe(round.value.wagerId);
    const paid = round.value.payout?.minor ?? 0n;
    expect(await house.balanceMinor(playerRef)).toBe(FUNDS - stake + paid);

    const seat = await instantView(house.context, { sessionId, playerRef, round: round.value.wagerId });
    expect(seat?.round?.shown).toEqual(round.value.shown);
    expect(seat?.sums).toMatchObject({ played: 1, staked: { minor: stake }, paid: { minor: paid } });
    expect(await brokenInvariants(house.context)).toEqual([]);
  },
);

test("a round of reels is a pure function of its seeds", () => {
  const seeds = { serverSeed: "0a".repeat(32), clientSeed: "farah-2026", nonce: 7 };
  for (const game of [...waysGames, ...cascadeGames, ...holdGames]) {
    const play = (nonce: number) =>
      game.play({
        choice: {},
        stakeMinor: 100n,
        actions: [],
        draw: pf1Draw(game.code, { ...seeds, nonce }),
      });
    expect(play(7).shown).toEqual(play(7).shown);
    expect(play(8).shown).not.toEqual(play(7).shown);
  }
});

test("a shot at a fish in the room is decided; at one that is gone it is refused and takes nothing", async () => {
  const { playerRef, play } = await seated(khalij());
  const [first] = fishAt("khalij", house.context.now());
  const fish = first?.id ?? 0;
  const shot = await play("shot", { stake: "50", fish: fish.toString() });
  if (!shot.ok) throw new Error(shot.refusal.reason);
  const left = FUNDS - 50n + (shot.value.payout?.minor ?? 0n);
  expect(await house.balanceMinor(playerRef)).toBe(left);

  house.context.clock.forward(60_000);
  const late = await play("late", { stake: "50", fish: fish.toString() });
  expect(late).toMatchObject({ ok: false, refusal: { reason: "choiceGone" } });
  const early = await play("early", { stake: "50", fish: (fish + 1000).toString() });
  expect(early).toMatchObject({ ok: false, refusal: { reason: "choiceGone" } });
  expect(await house.balanceMinor(playerRef)).toBe(left);
});

test("four shots in a second are taken, a fifth within a quarter of a second is not", async () => {
  const { play } = await seated(khalij());
  const aim = () => (fishAt("khalij", house.context.now())[0]?.id ?? 0).toString();
  for (let shot = 0; shot < 4; shot += 1) {
    house.context.clock.forward(250);
    expect(await play(`shot${shot}`, { stake: "10", fish: aim() })).toMatchObject({ ok: true });
  }
  house.context.clock.forward(249);
  const soon = await play("soon", { stake: "10", fish: aim() });
  expect(soon).toMatchObject({ ok: false, refusal: { reason: "tooSoon" } });
});

test("the fish that were in the room do not decide: the same seeds give the same at any time", async () => {
  const { playerRef, play } = await seated(khalij());
  const [fish] = fishAt("khalij", house.context.now());
  const shot = await play("aim", { stake: "10", fish: String(fish?.id) });
  if (!shot.ok) throw new Error(shot.refusal.reason);
  const pairs = await rotateSeeds(house.context, { playerRef, clientSeed: "after" });
  if (!pairs.ok) throw new Error(pairs.refusal.reason);
  expect(shot.value.shown).toMatchObject({ kind: fish?.kind });
});
