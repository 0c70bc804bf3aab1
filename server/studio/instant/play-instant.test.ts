import { beforeAll, describe, expect, test } from "vitest";
import { SECOND_MS } from "#server/core/time.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { FUNDS, got, instantSeat, STAKE } from "#tests/setup/instant-seat.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { rotateSeeds } from "../index.ts";
import { cutDatabase, cutWallet, Interruption } from "../testing/interruptions.ts";
import { resumeWagers } from "../wagers/resume-wagers.ts";
import { instantEngine, instantGameOf, playInstant, verifyInstant } from "./index.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

const seated = (game: string, fundsMinor = FUNDS) => instantSeat(house, game, fundsMinor);

const UNDER = { side: "under", target: "50.00" };

const resume = (everything = true) =>
  resumeWagers(house.context, house.walletOf, [instantEngine], { everything });

test("a roll takes its stake, pays what it says and is shown again as it was", async () => {
  const { play, view, balance } = await seated("dice");
  const round = got(await play("one", UNDER));
  const { times } = round.shown as { times: number };
  expect(round.state).toBe("paid");
  expect(round.payout?.minor).toBe((STAKE * BigInt(times)) / 100n);
  expect(await balance()).toBe(FUNDS - STAKE + (round.payout?.minor ?? 0n));
  const recalled = await view(round.wagerId);
  expect(recalled?.round).toEqual(round);
  expect(await brokenInvariants(house.context)).toEqual([]);
});

test("the same form twice, and eight times at once, is one wager", async () => {
  const { play, view } = await seated("dice");
  const first = got(await play("twice", UNDER));
  expect(got(await play("twice", UNDER))).toEqual(first);
  house.context.clock.forward(5 * SECOND_MS);
  const rounds = await Promise.all(Array.from({ length: 8 }, () => play("storm", UNDER)));
  expect(new Set(rounds.map((round) => got(round).wagerId)).size).toBe(1);
  const seat = await view();
  expect(seat?.sums).toMatchObject({ played: 2, staked: { minor: 2n * STAKE } });
});

test("the same form with another choice or stake is refused", async () => {
  const { play } = await seated("dice");
  got(await play("same", UNDER));
  for (const change of [{ target: "20" }, { side: "over" }, { stake: "200" }]) {
    expect(await play("same", { ...UNDER, ...change })).toMatchObject({
      refusal: { reason: "wagerConflict" },
    });
  }
});

test("a stake or a choice that is not on offer is refused and takes nothing", async () => {
  const { play, balance, view } = await seated("dice");
  for (const stake of ["0", "-100", "150", "1e2", "", "۱۰۰", "99999999999999999999"]) {
    expect(await play(`s${stake}`, { ...UNDER, stake })).toMatchObject({
      refusal: { reason: "stakeNotOffered" },
    });
  }
  for (const target of ["0.99", "95.01", "-5", "1e1", "100", "", "50.001"]) {
    expect(await play(`t${target}`, { ...UNDER, target })).toMatchObject({
      refusal: { reason: "choiceNotOffered" },
    });
  }
  expect(await balance()).toBe(FUNDS);
  expect((await view())?.latest).toEqual([]);
});

test("a second wager of the same game within a second is refused, and later it is not", async () => {
  const { play } = await seated("dice");
  got(await play("first", UNDER));
  house.context.clock.forward(SECOND_MS - 1);
  expect(await play("second", UNDER)).toMatchObject({ refusal: { reason: "tooSoon" } });
  house.context.clock.forward(1);
  got(await play("second", UNDER));
});

test("a stake that the funds do not cover is refused and stays refused", async () => {
  const { play, balance } = await seated("dice", 50n);
  for (const _ of [1, 2]) {
    expect(await play("dear", UNDER)).toMatchObject({ refusal: { reason: "insufficientFunds" } });
  }
  expect(await balance()).toBe(50n);
});

test("another game, and a stake that was refused, keep nobody waiting", async () => {
  const { playerRef, play } = await seated("dice", 2n * STAKE);
  const tooDear = await play("dear", { ...UNDER, stake: (5n * STAKE).toString() });
  expect(tooDear).toMatchObject({ refusal: { reason: "insufficientFunds" } });
  got(await play("first", UNDER));
  const beside = {
    sessionId: await house.opened(playerRef, instantGameOf("keno")?.vendor ?? "", "keno"),
    playerRef,
    formRef: "beside",
    fields: new URLSearchParams({ stake: STAKE.toString(), number: "7" }),
  };
  got(await playInstant(house.context, house.walletOf, beside));
  expect(await play("second", UNDER)).toMatchObject({ refusal: { reason: "tooSoon" } });
});

test("a house that lets its games wait longer is obeyed, and shots keep a pace of their own", async () => {
  const { playerRef, sessionId } = await seated("dice");
  const roll = (formRef: string) =>
    playInstant(house.context, house.walletOf, {
      ...{ sessionId, playerRef, formRef, cycleMs: 4000 },
      fields: new URLSearchParams({ stake: STAKE.toString(), ...UNDER }),
    });
  got(await roll("first"));
  house.context.clock.forward(3999);
  expect(await roll("second")).toMatchObject({ refusal: { reason: "tooSoon" } });
  house.context.clock.forward(1);
  got(await roll("second"));
  expect(instantGameOf("khalij")?.ownCycleMs).toBe(250);
});

test("a form that was refused in one seat may be tried again in another, and one that was not is known there", async () => {
  const { playerRef, play } = await seated("dice", 3n * STAKE);
  const sessionId = await house.opened(playerRef, instantGameOf("dice")?.vendor ?? "", "dice");
  const elsewhere = (formRef: string) => {
    const fields = new URLSearchParams({ stake: STAKE.toString(), ...UNDER });
    return playInstant(house.context, house.walletOf, { sessionId, playerRef, formRef, fields });
  };
  const tooDear = await play("tried", { ...UNDER, stake: (5n * STAKE).toString() });
  expect(tooDear).toMatchObject({ refusal: { reason: "insufficientFunds" } });
  expect(got(await elsewhere("tried")).state).toBe("paid");
  house.context.clock.forward(2 * SECOND_MS);
  const { wagerId } = got(await elsewhere("known"));
  expect(got(await play("known", UNDER)).wagerId).toBe(wagerId);
});

test("two bets of one form never follow each other: each wager has a number of its own", async () => {
  const { play } = await seated("dice");
  const nonces: number[] = [];
  const rolls: unknown[] = [];
  for (const formRef of ["a", "b", "c", "d"]) {
    house.context.clock.forward(2 * SECOND_MS);
    const round = got(await play(formRef, UNDER));
    nonces.push(round.fairness.nonce);
    rolls.push((round.shown as { roll: number }).roll);
  }
  expect(nonces).toEqual([0, 1, 2, 3]);
  expect(new Set(rolls).size).toBeGreaterThan(1);
});

test("nothing that is public before a round decides it, and once the seed is shown anybody can check it", async () => {
  const { playerRef, play, view } = await seated("keno");
  const round = got(await play("one", { number: "7" }));
  expect(round.fairness.serverSeed).toBeNull();
  expect(round.check).toBeNull();
  got(await rotateSeeds(house.context, { playerRef, clientSeed: "mine" }));
  const shown = (await view(round.wagerId))?.round;
  const verified = verifyInstant(new URLSearchParams(shown?.check ?? {}));
  const lines = new Map(verified?.lines);
  expect(lines.get("Commitment: SHA-256 of the server seed")).toBe(round.fairness.commit);
  expect(lines.get("Outcome: drawn")).toBe(JSON.stringify((round.shown as { drawn: number[] }).drawn));
  expect(lines.get("Payout, in hundredths")).toBe(round.payout?.minor.toString());
  const other = verifyInstant(new URLSearchParams({ ...shown?.check, serverSeed: "0".repeat(64) }));
  expect(new Map(other?.lines).get("Outcome: drawn")).not.toBe(lines.get("Outcome: drawn"));
});

test("a link that says something else is no round", () => {
  const whole = { game: "mines", serverSeed: "a".repeat(64), clientSeed: "x", nonce: "1", stake: "100" };
  const choice = JSON.stringify({ mines: 3 });
  expect(verifyInstant(new URLSearchParams({ ...whole, choice }))).not.toBeNull();
  for (const wrong of [
    { choice, game: "none" },
    { choice, serverSeed: "b" },
    { choice, clientSeed: "a|b" },
    { choice, nonce: "-1" },
    { choice, stake: "0" },
    { choice: "{" },
    { choice, actions: "1" },
    { choice: "{}" },
    { choice, version: "9" },
  ]) {
    expect(verifyInstant(new URLSearchParams({ ...whole, ...wrong })), JSON.stringify(wrong)).toBeNull();
  }
});

describe("interruptions of a game of one step", () => {
  const moments = ["before", "after"] as const;
  for (const moment of moments) {
    for (const command of ["debit", "credit"] as const) {
      test(`cut ${moment} the ${command}: the clock finishes it and nothing is taken or paid twice`, async () => {
        const { play, balance, view } = await seated("dice");
        await expect(
          play("cut", UNDER, { walletOf: cutWallet(house.walletOf, command, moment) }),
        ).rejects.toThrow(Interruption);
        await resume();
        const round = (await view())?.round;
        expect(round?.state).toBe("paid");
        expect(await balance()).toBe(FUNDS - STAKE + (round?.payout?.minor ?? 0n));
        expect(got(await play("cut", UNDER))).toEqual(round);
      });
    }
    for (const statement of [
      "studio.begin_wagers",
      "studio.mark_wager_staked",
      "studio.decide_wagers",
      "studio.mark_wagers_paid",
    ]) {
      test(`cut ${moment} ${statement}: the same form goes on from there`, async () => {
        const { play, balance } = await seated("dice");
        await expect(
          play("cut", UNDER, { context: cutDatabase(house.context, statement, moment) }),
        ).rejects.toThrow(Interruption);
        const round = got(await play("cut", UNDER));
        expect(round.state).toBe("paid");
        expect(await balance()).toBe(FUNDS - STAKE + (round.payout?.minor ?? 0n));
      });
    }
  }
});
