import { beforeAll, describe, expect, test } from "vitest";
import { DAY_MS } from "#server/core/time.ts";
import { closeStaleRound } from "#server/vendors/index.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { FUNDS, got, instantSeat, STAKE } from "#tests/setup/instant-seat.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { rotateSeeds } from "../fairness/seeds.ts";
import { cutDatabase, cutWallet, Interruption } from "../testing/interruptions.ts";
import { resumeWagers } from "../wagers/resume-wagers.ts";
import { readRaises } from "../wagers/wager-steps.ts";
import { type InstantWager, instantEngine, instantView } from "./index.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

const seated = (game: string, fundsMinor = FUNDS) => instantSeat(house, game, fundsMinor);

const resume = (everything = true) =>
  resumeWagers(house.context, house.walletOf, [instantEngine], { everything });

type Mines = { opened: number[]; times: number; hit: number | null; field: number[] | null };

/** Opens cells until one that is safe is open. */
async function minesWithOneOpen() {
  for (;;) {
    const seat = await seated("mines");
    const wager = got(await seat.play("mines", { mines: "3" }));
    const open = got(await seat.act(wager.wagerId, 0, { action: "open-12" }));
    if (!open.isOver) return { ...seat, wager: open };
  }
}

describe("a game of several steps", () => {
  test("G10 waits for its player, is found again at the next visit, and is over with what was opened", async () => {
    const { playerRef, play, act, balance, wager } = await minesWithOneOpen();
    expect(await balance()).toBe(FUNDS - STAKE);
    expect(await play("another", { mines: "3" })).toMatchObject({
      refusal: { reason: "gameUnfinished", wagerId: wager.wagerId },
    });
    const sessionId = await house.opened(playerRef, "SIMORGH", "mines");
    const later = await instantView(house.context, { sessionId, playerRef });
    expect(later?.round).toEqual(wager);
    expect(later?.open?.wagerId).toBe(wager.wagerId);
    const over = got(await act(wager.wagerId, 1, { action: "take" }));
    expect(over.state).toBe("paid");
    expect(over.payout?.minor).toBe((STAKE * BigInt((over.shown as Mines).times)) / 100n);
    expect(await balance()).toBe(FUNDS - STAKE + (over.payout?.minor ?? 0n));
  });

  test("what is hidden is nowhere in the answer before the end", async () => {
    const { playerRef, sessionId, wager, act } = await minesWithOneOpen();
    expect((wager.shown as Mines).field).toBeNull();
    const seat = await instantView(house.context, { sessionId, playerRef });
    const told = JSON.stringify(seat, (_, value) => (typeof value === "bigint" ? value.toString() : value));
    const rows = await house.context.db.call<{ progress: unknown; seed: string }>(
      {
        name: "test.wager",
        text: `select w.progress, p.server_seed as seed from studio.wagers w
          join studio.seed_pairs p on p.id = w.seed_pair_id where w.id = $1`,
      },
      [wager.wagerId],
    );
    expect(told).not.toContain(rows[0]?.seed);
    expect(JSON.stringify(rows[0]?.progress)).not.toContain("field");
    const over = got(await act(wager.wagerId, 1, { action: "take" }));
    expect((over.shown as Mines).field).toHaveLength(3);
  });

  test("a step sent twice or eight times at once is taken once; another one in its place is refused", async () => {
    const { act, wager } = await minesWithOneOpen();
    const [twice, other] = await Promise.all([
      act(wager.wagerId, 0, { action: "open-12" }),
      act(wager.wagerId, 0, { action: "open-13" }),
    ]);
    expect(got(twice)).toEqual(wager);
    expect(other).toMatchObject({ refusal: { reason: "stepPassed" } });
    const storm = await Promise.all(
      Array.from({ length: 8 }, () => act(wager.wagerId, 1, { action: "take" })),
    );
    expect(new Set(storm.map((one) => got(one).payout?.minor)).size).toBe(1);
    expect(await act(wager.wagerId, 2, { action: "open-1" })).toMatchObject({
      refusal: { reason: "roundClosed" },
    });
  });

  test("two windows that choose differently at once: one is taken, the other is told", async () => {
    const { act, wager } = await minesWithOneOpen();
    const both = await Promise.all([
      act(wager.wagerId, 1, { action: "take" }),
      act(wager.wagerId, 1, { action: "open-3" }),
    ]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ refusal: { reason: "stepPassed" } });
  });

  test("what is not offered, and somebody else's game, are refused", async () => {
    const { act, wager } = await minesWithOneOpen();
    for (const action of ["open-12", "open-25", "leave", "", "open-x"]) {
      expect(await act(wager.wagerId, 1, { action }), action).toMatchObject({
        refusal: { reason: "choiceNotOffered" },
      });
    }
    expect(await act(wager.wagerId, 5, { action: "take" })).toMatchObject({
      refusal: { reason: "unreadable" },
    });
    const stranger = await seated("mines");
    expect(await stranger.act(wager.wagerId, 1, { action: "take" })).toMatchObject({
      refusal: { reason: "sessionNotFound" },
    });
    expect((await stranger.view(wager.wagerId))?.round).toBeNull();
  });

  test("after a day it is ended as it stands, and not before", async () => {
    const { wager, view, balance } = await minesWithOneOpen();
    house.context.clock.forward(DAY_MS - 1);
    await resume();
    expect((await view(wager.wagerId))?.round?.state).toBe("staked");
    house.context.clock.forward(1);
    await resume();
    const over = (await view(wager.wagerId))?.round;
    expect(over?.state).toBe("paid");
    expect(over?.payout?.minor).toBe((STAKE * BigInt((wager.shown as Mines).times)) / 100n);
    expect(await balance()).toBe(FUNDS - STAKE + (over?.payout?.minor ?? 0n));
  });

  test("a board on which nothing was opened gives the stake back after a day", async () => {
    const { play, view, balance } = await seated("mines");
    const wager = got(await play("left", { mines: "24" }));
    house.context.clock.forward(DAY_MS);
    await resume();
    expect((await view(wager.wagerId))?.round?.payout?.minor).toBe(STAKE);
    expect(await balance()).toBe(FUNDS);
  });

  for (const moment of ["before", "after"] as const) {
    for (const statement of [
      "studio.mark_wager_progress",
      "studio.decide_wagers",
      "studio.mark_wagers_paid",
    ]) {
      test(`cut ${moment} ${statement} while cashing out: it is paid once`, async () => {
        const { act, wager, balance } = await minesWithOneOpen();
        await expect(
          act(
            wager.wagerId,
            1,
            { action: "take" },
            { context: cutDatabase(house.context, statement, moment) },
          ),
        ).rejects.toThrow(Interruption);
        await resume();
        const over = got(await act(wager.wagerId, 1, { action: "take" }));
        expect(over.state).toBe("paid");
        expect(await balance()).toBe(FUNDS - STAKE + (over.payout?.minor ?? 0n));
      });
    }
  }
});

type Table = { offers: string[]; hands: { stakes: number; cards: number[] }[]; dealer: { cards: number[] } };

/** Deals until the player may double. */
async function dealt(fundsMinor = FUNDS) {
  for (;;) {
    const seat = await seated("blackjack", fundsMinor);
    const wager = got(await seat.play("deal", {}));
    if ((wager.shown as Table).offers.includes("double")) return { ...seat, wager };
  }
}

const isDoubled = (wager: InstantWager) => (wager.shown as Table).hands[0]?.stakes === 2;

test("a game whose stake the office has given back meanwhile is over, and its player goes on with another", async () => {
  const { playerRef, act, play, balance, view, wager } = await minesWithOneOpen();
  const { vendor, wagerId: round } = wager;
  house.context.clock.forward(10_000);
  const late = { vendor, round, playerId: BigInt(playerRef), olderThan: house.context.now() };
  expect(await closeStaleRound(house.context, { ...late, verdict: "refund" })).toMatchObject({ ok: true });
  expect(await balance()).toBe(FUNDS);
  const taken = got(await act(round, 1, { action: "take" }));
  expect(taken).toMatchObject({ state: "returned", payout: null });
  expect(await balance()).toBe(FUNDS);
  expect((await view())?.open).toBeNull();
  expect(await rotateSeeds(house.context, { playerRef, clientSeed: "new" })).toMatchObject({ ok: true });
  expect(await play("another", { mines: "3" })).toMatchObject({ ok: true });
  expect(await brokenInvariants(house.context)).toEqual([]);
});

describe("a step that costs something", () => {
  test("a double is staked once, however often it is sent, and is paid with its wager", async () => {
    const { act, wager, balance } = await dealt();
    const storm = await Promise.all(
      Array.from({ length: 8 }, () => act(wager.wagerId, 0, { action: "double" })),
    );
    const [first, ...others] = storm.map(got);
    for (const other of others) expect(other.payout).toEqual(first?.payout);
    expect(first && isDoubled(first)).toBe(true);
    expect(first?.staked.minor).toBe(2n * STAKE);
    expect(await balance()).toBe(FUNDS - 2n * STAKE + (first?.payout?.minor ?? 0n));
    expect(await readRaises(house.context.db, wager.wagerId)).toHaveLength(1);
    expect(await brokenInvariants(house.context)).toEqual([]);
  });

  test("a double that the funds do not cover leaves the hand where it was, and it can go on otherwise", async () => {
    const { act, wager, balance } = await dealt(150n);
    for (const _ of [1, 2]) {
      expect(await act(wager.wagerId, 0, { action: "double" })).toMatchObject({
        refusal: { reason: "insufficientFunds" },
      });
    }
    const over = got(await act(wager.wagerId, 0, { action: "stand" }));
    expect(over.state).toBe("paid");
    expect(await balance()).toBe(50n + (over.payout?.minor ?? 0n));
  });

  test("a double and a stand at once: one of them is taken, and the money fits", async () => {
    const { act, wager, balance, view } = await dealt();
    await Promise.all([
      act(wager.wagerId, 0, { action: "double" }),
      act(wager.wagerId, 0, { action: "stand" }),
    ]);
    await resume();
    const over = (await view(wager.wagerId))?.round;
    const stakedMinor = over && isDoubled(over) ? 2n * STAKE : STAKE;
    expect(over?.staked.minor).toBe(stakedMinor);
    expect(await balance()).toBe(FUNDS - stakedMinor + (over?.payout?.minor ?? 0n));
  });

  for (const moment of ["before", "after"] as const) {
    test(`cut ${moment} the stake of a double: the clock takes it and plays on, once`, async () => {
      const { act, wager, balance, view } = await dealt();
      await expect(
        act(wager.wagerId, 0, { action: "double" }, { walletOf: cutWallet(house.walletOf, "debit", moment) }),
      ).rejects.toThrow(Interruption);
      await resume();
      const over = (await view(wager.wagerId))?.round;
      expect(over && isDoubled(over)).toBe(true);
      expect(await balance()).toBe(FUNDS - 2n * STAKE + (over?.payout?.minor ?? 0n));
      expect(got(await act(wager.wagerId, 0, { action: "double" }))).toEqual(over);
    });

    for (const statement of ["studio.insert_raise", "studio.mark_raise", "studio.mark_wager_progress"]) {
      test(`cut ${moment} ${statement}: the same form goes on from there`, async () => {
        const { act, wager, balance } = await dealt();
        await expect(
          act(
            wager.wagerId,
            0,
            { action: "double" },
            { context: cutDatabase(house.context, statement, moment) },
          ),
        ).rejects.toThrow(Interruption);
        const over = got(await act(wager.wagerId, 0, { action: "double" }));
        expect(isDoubled(over)).toBe(true);
        expect(await balance()).toBe(FUNDS - 2n * STAKE + (over.payout?.minor ?? 0n));
      });
    }
  }
});
