import { beforeAll, expect, test } from "vitest";
import { accountOf } from "#server/wallet/index.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { begunWager, FUNDS, GAME, PAYOUT, STAKE, settleWager, stakedWager } from "#tests/setup/wager-seat.ts";
import { cutWallet, Interruption } from "../testing/interruptions.ts";
import { raiseWager, readRaises, writeProgress } from "./wager-steps.ts";
import { readWager, returnWagers, takeWagerStake } from "./wagers.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

test("a raise is taken once, and goes back with the wager", async () => {
  const { id, playerRef } = await stakedWager(house);
  const raise = { wagerId: id, formRef: "double", amountMinor: 300n, action: { act: "double" } };
  const both = await Promise.all([
    raiseWager(house.context, house.walletOf, raise),
    raiseWager(house.context, house.walletOf, raise),
  ]);
  expect(both.every(({ ok }) => ok)).toBe(true);
  expect(await readRaises(house.context.db, id)).toHaveLength(1);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE - 300n);
  expect(await raiseWager(house.context, house.walletOf, { ...raise, amountMinor: 301n })).toEqual({
    ok: false,
    refusal: { reason: "raiseConflict" },
  });
  await returnWagers(house.context, house.walletOf, [id]);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
});

test("what a raised wager wins goes to cash and bonus as its stakes and raises came from them", async () => {
  const playerRef = await house.aBettor({ cashMinor: STAKE, bonusMinor: 300n });
  const sessionId = await house.opened(playerRef, "SIMORGH", GAME, "P");
  const stake = { formRef: "form", mathVersion: 1, stakeMinor: STAKE, choice: null };
  const begun = await begunWager(house, { sessionId, playerRef, ...stake });
  if (!begun.ok) throw new Error(begun.refusal.reason);
  const { id } = await takeWagerStake(house.context, house.walletOf, begun.value.id);
  const raise = { wagerId: id, formRef: "double", amountMinor: 300n, action: "double" };
  expect(await raiseWager(house.context, house.walletOf, raise)).toMatchObject({ ok: true });
  await settleWager(house.context, house.walletOf, id);
  const purse = await accountOf(house.context, { playerId: BigInt(playerRef), asset: "P" });
  expect(purse).toMatchObject({ balance: { minor: 750n }, bonus: { minor: 450n } });
});

test("a raise that nobody answered for is asked for again before the next one", async () => {
  const { id, playerRef } = await stakedWager(house);
  const raise = { wagerId: id, formRef: "one", amountMinor: 300n, action: "one" };
  const silent = cutWallet(house.walletOf, "debit", "before");
  await expect(raiseWager(house.context, silent, raise)).rejects.toThrow(Interruption);
  const next = { ...raise, formRef: "two", action: "two" };
  expect(await raiseWager(house.context, house.walletOf, next)).toMatchObject({ ok: true });
  const raises = await readRaises(house.context.db, id);
  expect(raises.map(({ formRef, state }) => [formRef, state])).toEqual([
    ["one", "staked"],
    ["two", "staked"],
  ]);
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE - 600n);
});

test("nothing is raised on what is decided", async () => {
  const { id, playerRef } = await stakedWager(house);
  await settleWager(house.context, house.walletOf, id);
  const raise = { wagerId: id, formRef: "late", amountMinor: 300n, action: "double" };
  expect(await raiseWager(house.context, house.walletOf, raise)).toEqual({
    ok: false,
    refusal: { reason: "wagerClosed" },
  });
  expect(await house.balanceMinor(playerRef)).toBe(FUNDS - STAKE + PAYOUT);
});

test("of two windows that take the same step, one is told that it was too late", async () => {
  const { id } = await stakedWager(house);
  const { db } = house.context;
  expect(await writeProgress(db, { wagerId: id, from: null, to: ["hit"] })).toBe(true);
  expect(await writeProgress(db, { wagerId: id, from: null, to: ["stand"] })).toBe(false);
  expect((await readWager(db, id)).progress).toEqual(["hit"]);
});
