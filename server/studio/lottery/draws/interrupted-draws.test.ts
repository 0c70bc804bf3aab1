import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "#server/core/time.ts";
import { at, DRAW, every, house, lotteryDays, player, resume, ticket } from "#tests/setup/lottery-day.ts";
import { TEHRAN } from "#tests/setup/lottery-house.ts";
import { followChain } from "../../fairness/chain.ts";
import { cutDatabase, cutWallet, Interruption } from "../../testing/interruptions.ts";
import { readWager } from "../../wagers/wagers.ts";
import { placeTicket } from "../place-ticket.ts";
import { advanceDraws } from "./advance-draws.ts";
import { cancelDraw } from "./cancel-draw.ts";
import { numbersByChain } from "./draw-by-chain.ts";
import { drawsPast, ticketView } from "./draw-views.ts";

const CANCEL_ALONE = {
  name: "test-cancel-alone",
  text: "update studio.draws set state = 'cancelled', why_cancelled = 'x', numbers = '[]' where number = $1",
};

lotteryDays();

describe("a draw that was interrupted", () => {
  test.each([
    ["studio.mark_draw_open", "before"],
    ["studio.mark_draw_open", "after"],
    ["studio.mark_draw_locked", "before"],
    ["studio.mark_draw_locked", "after"],
    ["studio.mark_draw_drawn", "before"],
    ["studio.mark_draw_drawn", "after"],
    ["studio.decide_wagers", "before"],
    ["studio.decide_wagers", "after"],
    ["studio.mark_draw_settled", "before"],
    ["studio.mark_draw_settled", "after"],
    ["studio.mark_wagers_paid", "before"],
    ["studio.mark_wagers_paid", "after"],
  ] as const)("%s cut off %s: the next time takes it on, once", async (name, moment) => {
    const wagers = [await house.placed(ticket({ playType: "single", picks: [every, [], []] }))];
    wagers.push(await house.placed(ticket({ playType: "sum", picks: [[0, 1]] })));
    const cut = cutDatabase(house.context, name, moment);
    house.context.clock.forward(3 * MINUTE_MS);
    await expect(advanceDraws(cut, house.walletOf, TEHRAN)).rejects.toThrow(Interruption);
    await house.advance();
    await resume();
    await house.advance();
    expect((await house.draw("tas-dah", DRAW)).state).toBe("settled");
    for (const { id } of wagers) expect((await readWager(house.context.db, id)).state).toBe("paid");
    expect(await house.balanceMinor(player)).toBe(1_000_000n - 1000n - 200n + 950n + 195n);
  });

  test.each([
    ["credit", "before"],
    ["credit", "after"],
  ] as const)("a payout cut off %s %s is made once", async (command, moment) => {
    await house.placed(ticket({ playType: "sum", picks: [[0, 1]] }));
    house.context.clock.forward(3 * MINUTE_MS);
    await expect(house.advance(cutWallet(house.walletOf, command, moment))).rejects.toThrow(Interruption);
    await resume();
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(1_000_000n - 200n + 195n);
  });

  test.each(["before", "after"] as const)(
    "a stake cut off %s it was taken is on its draw while that is open",
    async (moment) => {
      const cut = cutWallet(house.walletOf, "debit", moment);
      const request = {
        ...ticket(),
        playType: "sum",
        picks: [[0, 1]],
        unitMinor: 100n,
        times: 1,
        formRef: "cut",
      };
      await expect(placeTicket(house.context, cut, request)).rejects.toThrow(Interruption);
      await resume();
      expect(await house.balanceMinor(player)).toBe(999_800n);
      house.context.clock.forward(3 * MINUTE_MS);
      await house.advance();
      expect(await house.balanceMinor(player)).toBe(999_995n);
    },
  );

  test.each(["before", "after"] as const)(
    "a stake cut off %s it was taken goes back when its draw is closed",
    async (moment) => {
      const cut = cutWallet(house.walletOf, "debit", moment);
      const request = {
        ...ticket(),
        playType: "sum",
        picks: [[0, 1]],
        unitMinor: 100n,
        times: 1,
        formRef: "cut",
      };
      await expect(placeTicket(house.context, cut, request)).rejects.toThrow(Interruption);
      house.context.clock.forward(2 * MINUTE_MS + 50 * SECOND_MS);
      await house.advance();
      await resume();
      expect(await house.balanceMinor(player)).toBe(1_000_000n);
      house.context.clock.forward(MINUTE_MS);
      await house.advance();
      expect((await house.draw("tas-dah", DRAW)).state).toBe("settled");
      expect(await house.balanceMinor(player)).toBe(1_000_000n);
    },
  );

  test("two clocks at once settle it once", async () => {
    await house.placed(ticket({ playType: "sum", picks: [[0, 1, 2, 3]] }));
    house.context.clock.forward(3 * MINUTE_MS);
    await Promise.all([house.advance(), house.advance(), resume()]);
    await resume();
    expect(await house.balanceMinor(player)).toBe(1_000_000n - 400n + 390n);
  });

  test("a house that was shut for a day draws what was staked on, and plans nothing that is over", async () => {
    await house.placed(ticket({ playType: "sum", picks: [[0, 1]] }));
    house.context.clock.forward(DAY_MS);
    await house.advance();
    await house.advance();
    expect((await house.draw("tas-dah", DRAW)).state).toBe("settled");
    expect(await house.balanceMinor(player)).toBe(999_995n);
    const past = await drawsPast(house.context, "tas-dah", 100);
    const from = Date.parse(at("12:00:00"));
    expect(past.filter(({ drawsAt }) => drawsAt.getTime() >= from).length).toBeLessThan(5);
  });
});

describe("a draw that is called off", () => {
  test("gives every stake back, takes no other, and is not drawn", async () => {
    const wager = await house.placed(ticket());
    const cancelled = await cancelDraw(house.context, {
      game: "tas-dah",
      number: DRAW,
      reason: "power cut",
      operator: "mina",
    });
    expect(cancelled.ok).toBe(true);
    expect(await house.place(ticket())).toMatchObject({ refusal: { reason: "drawClosed" } });
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(1_000_000n);
    house.context.clock.forward(HOUR_MS);
    await house.advance();
    expect(await house.draw("tas-dah", DRAW)).toMatchObject({
      state: "cancelled",
      link: null,
      numbers: null,
    });
    const view = await ticketView(house.context, { playerRef: player, wagerId: wager.id });
    expect(view).toMatchObject({ state: "returned", payout: null, draw: { whyCancelled: "power cut" } });
  });

  test("not when it is drawn already, and not one that there is not", async () => {
    house.context.clock.forward(3 * MINUTE_MS);
    await house.advance();
    const cancel = (number: string) =>
      cancelDraw(house.context, { game: "tas-dah", number, reason: "x", operator: "mina" });
    expect(await cancel(DRAW)).toEqual({ ok: false, refusal: { reason: "drawNotWaiting" } });
    expect(await cancel("20200101-001")).toEqual({ ok: false, refusal: { reason: "unknownDraw" } });
  });

  test("once betting has closed it takes two, and shows what would have come out", async () => {
    await house.placed(ticket());
    const off = (operator: string) =>
      cancelDraw(house.context, { game: "tas-dah", number: DRAW, reason: "power cut", operator });
    const { locksAt, drawsAt } = await house.draw("tas-dah", DRAW);
    expect(locksAt < drawsAt).toBe(true);
    house.context.clock.set(locksAt.toISOString());
    expect(await off("mina")).toMatchObject({ value: { before: "open", waitsUntil: expect.any(Date) } });
    await house.advance();
    expect(await off("mina")).toEqual({ ok: false, refusal: { reason: "sameOperator" } });
    expect(await house.draw("tas-dah", DRAW)).toMatchObject({ state: "locked", link: null, numbers: null });
    await expect(house.context.db.call(CANCEL_ALONE, [DRAW])).rejects.toThrow("two operators");
    expect(await off("omid")).toMatchObject({ value: { before: "locked", waitsUntil: null } });
    const draw = await house.draw("tas-dah", DRAW);
    expect(draw).toMatchObject({ state: "cancelled", whyCancelled: "power cut" });
    expect(followChain(draw.link ?? "", draw.chainIndex ?? 0)).toBe(draw.terminal);
    expect(draw.numbers).toEqual((await numbersByChain(house.context.db, draw)).numbers);
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(1_000_000n);
  });

  test("it takes two before the clock has noticed that betting closed, too", async () => {
    const { locksAt } = await house.draw("tas-dah", DRAW);
    house.context.clock.set(locksAt.toISOString());
    const off = (operator: string) =>
      cancelDraw(house.context, { game: "tas-dah", number: DRAW, reason: "power cut", operator });
    expect(await off("mina")).toMatchObject({ value: { waitsUntil: expect.any(Date) } });
    expect(await off("omid")).toMatchObject({ value: { before: "open", waitsUntil: null } });
    const draw = await house.draw("tas-dah", DRAW);
    expect(draw).toMatchObject({ state: "cancelled", numbers: expect.any(Array) });
  });

  test("an interruption while stakes go back keeps none", async () => {
    await house.placed(ticket());
    await house.placed(ticket());
    await cancelDraw(house.context, { game: "tas-dah", number: DRAW, reason: "power cut", operator: "mina" });
    const cut = cutDatabase(house.context, "studio.mark_wager_returned", "before");
    await expect(advanceDraws(cut, house.walletOf, TEHRAN)).rejects.toThrow(Interruption);
    await resume();
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(1_000_000n);
    expect((await house.draw("tas-dah", DRAW)).settledAt).not.toBeNull();
  });
});
