import { beforeAll, expect, test } from "vitest";
import { multiplierAt } from "#server/core/flight.ts";
import { later } from "#server/core/time.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { FUNDS } from "#tests/setup/bakara-seat.ts";
import { type RoundsStage, roundsStage, type Seat } from "#tests/setup/rounds-stage.ts";
import { cutWallet } from "../testing/interruptions.ts";
import { readWager } from "../wagers/wagers.ts";
import { callOffRound, cancelRound, returnStakes } from "./cancel-round.ts";
import { cashOut } from "./index.ts";
import { cashOutPassed } from "./stakes/settle-round.ts";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

const STAKES = [{ auto: 120 }, { auto: 150 }, { auto: null }] as const;

async function threeInFlight(least: number) {
  const seats: Seat[] = [];
  const flight = await stage.flying(least, async (roundId) => {
    const placed: string[] = [];
    seats.splice(0, 3, ...(await Promise.all(STAKES.map(() => stage.seated("parvaz", FUNDS)))));
    for (const [nth, seat] of seats.entries()) {
      const choice = STAKES[nth] ?? { auto: null };
      const outcome = await stage.stake(seat, choice, { roundId });
      if (!outcome.ok) throw new Error(outcome.refusal.reason);
      placed.push(outcome.value.id);
    }
    return placed;
  });
  return { ...flight, seats };
}

const FAULT = { reason: "a fault" };

async function calledOffByTwo(roundId: string): Promise<void> {
  for (const operator of ["mina", "reza"])
    await cancelRound(stage.context, stage.house.walletOf, { ...FAULT, roundId, operator });
}

const state = async (id = "") => {
  const { state, payoutMinor } = await readWager(stage.context.db, id);
  return [state, payoutMinor];
};

test("automatic cash-outs are paid while it flies on, each at its own number, and the rest is lost", async () => {
  const { round, placed } = await threeInFlight(200);
  const drawnAt = round.drawnAt ?? stage.context.now();
  stage.context.clock.set(later(drawnAt, 5_000).toISOString());
  expect(multiplierAt(5_000)).toBe(134);
  await stage.advance();
  expect(await Promise.all(placed.map(state))).toEqual([
    ["paid", 120n],
    ["staked", null],
    ["staked", null],
  ]);
  await stage.playOut("parvaz");
  expect(await Promise.all(placed.map(state))).toEqual([
    ["paid", 120n],
    ["paid", 150n],
    ["paid", 0n],
  ]);
});

test("who leaves by hand is paid what the server's clock says, once, however often it is asked", async () => {
  const { round, placed, seats } = await threeInFlight(200);
  const wagerId = placed[2] ?? "";
  const playerRef = seats[2]?.playerRef ?? "";
  const before = await stage.house.balanceMinor(playerRef);
  stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
  const leave = () => cashOut(stage.context, stage.house.walletOf, { playerRef, wagerId });
  const answers = await Promise.all([leave(), leave(), leave()]);
  stage.context.clock.forward(1_000);
  answers.push(await leave());
  for (const answer of answers) expect(answer).toMatchObject({ ok: true, value: { at: 134 } });
  expect(await stage.house.balanceMinor(playerRef)).toBe(before + 134n);
  await stage.playOut("parvaz");
  expect(await stage.house.balanceMinor(playerRef)).toBe(before + 134n);
  const stranger = await cashOut(stage.context, stage.house.walletOf, { playerRef: "1", wagerId });
  expect(stranger).toMatchObject({ refusal: { reason: "roundUnknown" } });
});

test("nobody leaves before it is up, or when it is over, though the clock has not noticed yet", async () => {
  const early: unknown[] = [];
  const { placed, secret } = await stage.flying(150, async (roundId) => {
    const { playerRef, ...seat } = await stage.seated("parvaz", FUNDS);
    const outcome = await stage.stake({ playerRef, ...seat }, { auto: null }, { roundId });
    const asked = { playerRef, wagerId: outcome.ok ? outcome.value.id : "" };
    early.push(await cashOut(stage.context, stage.house.walletOf, asked));
    return asked;
  });
  expect(early.at(-1)).toMatchObject({ refusal: { reason: "flightNotUp" } });
  stage.context.clock.set(secret.overAt.toISOString());
  const late = () => cashOut(stage.context, stage.house.walletOf, placed);
  expect(await late()).toMatchObject({ refusal: { reason: "flightOver" } });
  await stage.playOut("parvaz");
  expect(await late()).toMatchObject({ refusal: { reason: "flightOver" } });
  expect(await state(placed.wagerId)).toEqual(["paid", 0n]);
});

test("a process that dies in flight: each is settled by their own number when another one comes", async () => {
  const { placed, round } = await threeInFlight(200);
  stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
  await stage.advance({ walletOf: cutWallet(stage.house.walletOf, "credit", "before") });
  expect(await state(placed[0])).toEqual(["paying", 120n]);
  stage.context.clock.forward(3_600_000);
  await stage.restarted();
  expect(await Promise.all(placed.map(state))).toEqual([
    ["paid", 120n],
    ["paid", 150n],
    ["paid", 0n],
  ]);
  expect(await brokenInvariants(stage.context)).toEqual([]);
});

test("a cash-out that was written is paid, though whoever wrote it died before paying", async () => {
  const { round, placed, seats } = await threeInFlight(200);
  stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
  const asked = { playerRef: seats[2]?.playerRef ?? "", wagerId: placed[2] ?? "" };
  const cut = cutWallet(stage.house.walletOf, "credit", "before");
  await expect(cashOut(stage.context, cut, asked)).rejects.toThrow();
  expect(await state(asked.wagerId)).toEqual(["paying", 134n]);
  await stage.playOut("parvaz");
  await stage.restarted();
  expect(await state(asked.wagerId)).toEqual(["paid", 134n]);
});

test("called off in the air: who has left keeps it, everybody else has the stake back", async () => {
  const { round, placed, seats } = await threeInFlight(200);
  const before = await Promise.all(seats.map(({ playerRef }) => stage.house.balanceMinor(playerRef)));
  stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
  await stage.advance();
  await calledOffByTwo(round.id);
  expect((await Promise.all(placed.map(state))).map(([name]) => name)).toEqual([
    "paid",
    "returned",
    "returned",
  ]);
  const after = await Promise.all(seats.map(({ playerRef }) => stage.house.balanceMinor(playerRef)));
  expect(after.map((minor, nth) => minor - (before[nth] ?? 0n))).toEqual([120n, 100n, 100n]);
  await stage.playOut("parvaz");
});

test("who leaves by hand after the own number has left at that one", async () => {
  const { round, placed, seats } = await threeInFlight(200);
  stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
  const playerRef = seats[0]?.playerRef ?? "";
  const left = await cashOut(stage.context, stage.house.walletOf, { playerRef, wagerId: placed[0] ?? "" });
  expect(left).toMatchObject({ ok: true, value: { at: 120 } });
  expect(await state(placed[0])).toEqual(["paid", 120n]);
  await stage.playOut("parvaz");
});

test("nobody leaves a flight that was called off, and nothing that it passed is paid", async () => {
  const { round, secret, placed, seats } = await threeInFlight(200);
  stage.context.clock.set(later(round.drawnAt ?? stage.context.now(), 5_000).toISOString());
  await callOffRound(stage.context, { ...FAULT, roundId: round.id, operator: "mina" });
  const second = await callOffRound(stage.context, { ...FAULT, roundId: round.id, operator: "reza" });
  expect(second).toEqual({ ok: true, value: { waitsUntil: null } });
  const asked = { playerRef: seats[2]?.playerRef ?? "", wagerId: placed[2] ?? "" };
  expect(await cashOut(stage.context, stage.house.walletOf, asked)).toEqual({
    ok: false,
    refusal: { reason: "flightOver" },
  });
  expect(await cashOutPassed(stage.context, round, secret)).toEqual([]);
  await returnStakes(stage.context, stage.house.walletOf, round.id);
  expect((await Promise.all(placed.map(state))).map(([name]) => name)).toEqual(placed.map(() => "returned"));
  await stage.playOut("parvaz");
});
