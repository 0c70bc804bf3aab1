import { beforeAll, describe, expect, test } from "vitest";
import { later, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { FUNDS, openSeat, staked, TABLE } from "#tests/setup/bakara-seat.ts";
import { type RoundsStage, roundsStage } from "#tests/setup/rounds-stage.ts";
import { readWager } from "../wagers/wagers.ts";
import { cancelRound } from "./cancel-round.ts";
import { publicRound, roundOfId, roundTable } from "./index.ts";
import { MARK_CLOSING } from "./statements.ts";

let stage: RoundsStage;

beforeAll(async () => {
  stage = await roundsStage();
});

const off = (roundId: string, operator: string, reason = "a fault") =>
  cancelRound(stage.context, stage.house.walletOf, { roundId, reason, operator });

/** A flight with two stakes in it: one leaves early by itself, the other stays. */
async function inFlight() {
  const flight = await stage.flying(200, async (roundId) => {
    const seats = [await stage.seated("parvaz", FUNDS), await stage.seated("parvaz", FUNDS)];
    const wagers: string[] = [];
    for (const [nth, seat] of seats.entries()) {
      const placed = await stage.stake(seat, { auto: nth === 0 ? 120 : null }, { roundId });
      if (!placed.ok) throw new Error(placed.refusal.reason);
      wagers.push(placed.value.id);
    }
    return { seats, wagers };
  });
  stage.context.clock.set(later(flight.round.drawnAt ?? stage.context.now(), 5 * SECOND_MS).toISOString());
  await stage.advance();
  return flight;
}

const statesOf = (wagers: readonly string[]) =>
  Promise.all(wagers.map(async (id) => (await readWager(stage.context.db, id)).state));

describe("a round whose betting has closed", () => {
  test("goes on though one operator alone calls it off, however often", async () => {
    const { round, placed } = await inFlight();
    const first = await off(round.id, "mina");
    expect(first).toEqual({ ok: true, value: { waitsUntil: later(stage.context.now(), 10 * MINUTE_MS) } });
    expect(await off(round.id, "mina", "once more")).toEqual({
      ok: false,
      refusal: { reason: "sameOperator" },
    });
    expect(await stage.roundOf(round.id)).toMatchObject({ state: "drawing", link: null, reason: null });
    await stage.playOut("parvaz");
    expect(await stage.roundOf(round.id)).toMatchObject({ state: "settled" });
    expect(await statesOf(placed.wagers)).toEqual(["paid", "paid"]);
    expect(await off(round.id, "reza")).toEqual({ ok: false, refusal: { reason: "roundClosed" } });
  });

  test("is called off by two, gives back once, and stays public with what it would have been", async () => {
    const { round, secret, placed } = await inFlight();
    await off(round.id, "mina", "The wheel stood still");
    expect(await off(round.id, "reza", "I agree")).toEqual({ ok: true, value: { waitsUntil: null } });
    expect(await off(round.id, "sara")).toEqual({ ok: false, refusal: { reason: "roundClosed" } });
    expect(await statesOf(placed.wagers)).toEqual(["paid", "returned"]);
    const stayed = placed.seats[1]?.playerRef ?? "";
    expect(await stage.house.balanceMinor(stayed)).toBe(FUNDS);
    const shown = await publicRound(stage.context, "parvaz");
    expect(shown).toMatchObject({
      ...{ id: round.id, state: "cancelled", link: secret.link, entropy: round.entropy },
      ...{ outcome: secret.outcome, reason: "The wheel stood still" },
    });
    await stage.playOut("parvaz");
    expect(await stage.house.balanceMinor(stayed)).toBe(FUNDS);
    const { sessionId = "", playerRef = "" } = placed.seats[0] ?? {};
    const table = await roundTable(stage.context, { sessionId, playerRef, game: "parvaz", asset: "P" });
    expect(table?.history.find(({ id }) => id === round.id)).toMatchObject({
      state: "cancelled",
      outcome: secret.outcome,
    });
  });

  test("is called off by two before its entropy was fixed, and that is fixed with it", async () => {
    for (const isClosing of [false, true]) {
      const seat = await openSeat(stage);
      const wagerId = await staked(stage, seat);
      const round = await stage.latest(TABLE);
      stage.context.clock.set(round.closesAt.toISOString());
      if (isClosing) await stage.context.db.call(MARK_CLOSING, [round.id]);
      await off(round.id, "mina");
      expect(await stage.roundOf(round.id)).toMatchObject({ entropy: null, link: null });
      await off(round.id, "reza");
      expect(await stage.roundOf(round.id)).toMatchObject({ state: "cancelled", stakes: 1 });
      expect((await stage.roundOf(round.id)).outcome).not.toBeNull();
      expect(await statesOf([wagerId])).toEqual(["returned"]);
      expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS);
      await stage.playOut(TABLE);
    }
  });

  test("is wanted off for ten minutes; whoever comes later begins anew", async () => {
    const seat = await openSeat(stage);
    await staked(stage, seat);
    const { id, closesAt } = await stage.latest(TABLE);
    stage.context.clock.set(closesAt.toISOString());
    await off(id, "mina");
    stage.context.clock.forward(10 * MINUTE_MS);
    expect(await off(id, "reza")).toMatchObject({ value: { waitsUntil: expect.any(Date) } });
    expect(await off(id, "mina")).toEqual({ ok: true, value: { waitsUntil: null } });
    await stage.playOut(TABLE);
  });

  test("is kept from one alone by the database as well, and shows what it would have been", async () => {
    await openSeat(stage);
    const { id, closesAt } = await stage.latest(TABLE);
    stage.context.clock.set(closesAt.toISOString());
    await stage.context.db.call(MARK_CLOSING, [id]);
    const cancel = {
      name: "test-cancel",
      text: `
        update studio.shared_rounds set state = 'cancelled', reason = 'x', link = repeat('0', 64), ends_at = now()
        where id = $1`,
    };
    await expect(stage.context.db.call(cancel, [id])).rejects.toThrow("two operators");
    await stage.playOut(TABLE);
  });
});

test("before betting has closed one operator is enough, and nothing was decided", async () => {
  const seat = await openSeat(stage);
  await staked(stage, seat);
  const { id, closesAt } = await stage.latest(TABLE);
  stage.context.clock.set(later(closesAt, -1).toISOString());
  expect(await off(id, "mina")).toEqual({ ok: true, value: { waitsUntil: null } });
  const shown = await roundOfId(stage.context, id);
  expect(shown).toMatchObject({ state: "cancelled", entropy: null, outcome: null, reason: "a fault" });
  await stage.playOut(TABLE);
});
