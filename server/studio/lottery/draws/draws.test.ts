import { describe, expect, test } from "vitest";
import { MINUTE_MS } from "#server/core/time.ts";
import {
  at,
  DRAW,
  every,
  house,
  lotteryDays,
  numbered,
  player,
  sessionId,
  ticket,
} from "#tests/setup/lottery-day.ts";
import { openedSeat } from "#tests/setup/opened-seat.ts";
import { commitOfLink, followChain, stakeLine } from "../../fairness/chain.ts";
import { cutWallet, Interruption } from "../../testing/interruptions.ts";
import { readWager } from "../../wagers/wagers.ts";
import { placeTicket } from "../place-ticket.ts";
import { lotteryMenus } from "../plays/menus.ts";
import { setSchedule } from "../schedule/set-schedule.ts";
import { verifyLottery, writtenPicks } from "../verify.ts";
import { drawsPast, enteredIn, ownTickets, ticketView } from "./draw-views.ts";

lotteryDays();

describe("a draw of the chain", () => {
  test("is staked on, locked, drawn, paid, and can be computed again by anybody", async () => {
    const before = await house.draw("tas-dah", DRAW);
    expect(before).toMatchObject({ state: "open", link: null, entropy: null, numbers: null });
    const wager = await house.placed(ticket({ picks: [every, [1], every], playType: "straight" }));
    expect(await house.balanceMinor(player)).toBe(990_000n);

    house.context.clock.set(at("12:02:45"));
    await house.advance();
    const locked = await house.draw("tas-dah", DRAW);
    expect(locked).toMatchObject({ state: "locked", link: null, numbers: null });
    expect(locked.entropy).toMatch(/^[0-9a-f]{64}$/);

    house.context.clock.set(at("12:03:00"));
    await house.advance();
    const settled = await house.draw("tas-dah", DRAW);
    expect(settled.state).toBe("settled");
    const { link = "", entropy = "", numbers } = settled;
    expect(commitOfLink(link ?? "")).toBe(before.commitment);
    expect(followChain(link ?? "", before.chainIndex ?? 0)).toBe(before.terminal);
    const won = numbers?.[1] === "1" ? 95_000n : 0n;
    expect(await house.balanceMinor(player)).toBe(990_000n + won);
    expect(await readWager(house.context.db, wager.id)).toMatchObject({ state: "paid", payoutMinor: won });

    const picks = writtenPicks([every, [1], every]);
    const query = { game: "tas-dah", round: DRAW, link: link ?? "", entropy: entropy ?? "", picks };
    const verified = verifyLottery(new URLSearchParams({ ...query, playType: "straight" }));
    expect(new Map(verified?.lines).get("Numbers")).toBe(numbers?.join(" "));
    expect(new Map(verified?.lines).get("Payout for a stake of 1.00 on each line")).toBe(
      won ? "950.00" : "0.00",
    );
    expect(verifyLottery(new URLSearchParams({ ...query, entropy: "x" }))).toBeNull();
    const [view] = await drawsPast(house.context, "tas-dah", 1);
    expect(view && (await enteredIn(house.context, view, 10))).toEqual([stakeLine(wager)]);
  });

  test("everything on every number pays exactly what the odds say, whatever comes out", async () => {
    await house.placed(ticket({ picks: [every, every, every] }));
    await house.placed(ticket({ playType: "group6", picks: [every] }));
    await house.placed(ticket({ playType: "group3", picks: [every] }));
    await house.placed(ticket({ playType: "sum", picks: [[0, 1, 2, 3]], times: 2 }));
    await house.placed(ticket({ playType: "single", picks: [every, every, every] }));
    const staked = 100_000n + 12_000n + 9_000n + 800n + 3_000n;
    expect(await house.balanceMinor(player)).toBe(1_000_000n - staked);
    house.context.clock.forward(3 * MINUTE_MS);
    await house.advance();
    const { numbers } = await house.draw("tas-dah", DRAW);
    const different = new Set(numbers).size;
    const groups = { 1: 0n, 2: 31_666n, 3: 15_833n }[different] ?? 0n;
    const paid = 95_000n + groups + 2n * 2n * 195n + 3n * 950n;
    expect(await house.balanceMinor(player)).toBe(1_000_000n - staked + paid);
  });

  test("the same form twice is one wager; with another ticket or another draw in it, it is refused", async () => {
    const formRef = "one form";
    const [one, other] = await Promise.all([
      house.place(ticket({ formRef })),
      house.place(ticket({ formRef })),
    ]);
    expect(one.ok && other.ok && one.value.id === other.value.id).toBe(true);
    expect(await house.place(ticket({ formRef, times: 2 }))).toEqual({
      ok: false,
      refusal: { reason: "wagerConflict" },
    });
    house.context.clock.set(at("12:02:45"));
    await house.advance();
    expect(await house.place(ticket({ formRef, draw: numbered(312) }))).toEqual({
      ok: false,
      refusal: { reason: "wagerConflict" },
    });
    const again = await house.place(ticket({ formRef }));
    expect(again.ok && one.ok && again.value.id === one.value.id).toBe(true);
    expect(await house.balanceMinor(player)).toBe(999_900n);
  });
});

test("the same form at once in seats that it has opened itself is one wager all the same", async () => {
  const formRef = "a first form";
  const seats = [sessionId, await house.seat(player, "tas-dah"), await house.seat(player, "tas-dah")];
  const answers = await Promise.all(seats.map((seat) => house.place(ticket({ formRef, sessionId: seat }))));
  const ids = answers.map((answer) => (answer.ok ? answer.value.id : answer.refusal.reason));
  expect(new Set(ids).size).toBe(1);
  expect(answers.every(({ ok }) => ok)).toBe(true);
  expect(await house.balanceMinor(player)).toBe(999_900n);
});

describe("the end of betting", () => {
  test("the last millisecond is open, the moment itself is not, with or without the clock's job", async () => {
    house.context.clock.set(at("12:02:44.999"));
    expect((await house.place(ticket())).ok).toBe(true);
    house.context.clock.set(at("12:02:45"));
    const closed = { ok: false, refusal: { reason: "drawClosed" } };
    expect(await house.place(ticket())).toEqual(closed);
    await house.advance();
    expect(await house.place(ticket())).toEqual(closed);
    expect(await house.place(ticket({ draw: numbered(310) }))).toEqual(closed);
    expect(await house.place(ticket({ draw: numbered(313) }))).toEqual(closed);
    expect((await house.place(ticket({ draw: numbered(312) }))).ok).toBe(true);
    expect(await house.balanceMinor(player)).toBe(999_800n);
  });

  test("a stake that the wallet takes after betting closed goes back at once and is not in the entropy", async () => {
    const { context, walletOf } = house;
    const slow: typeof walletOf = (vendor) => ({
      ...walletOf(vendor),
      async debit(body) {
        const answer = await walletOf(vendor).debit(body);
        context.clock.set(at("12:02:45"));
        await house.advance();
        return answer;
      },
    });
    const request = { ...ticket(), playType: "straight", picks: [[1], [2], [3]], unitMinor: 100n, times: 1 };
    const placed = await placeTicket(context, slow, { ...request, formRef: "late" });
    expect(placed).toEqual({ ok: false, refusal: { reason: "stakeReturned" } });
    expect(await house.balanceMinor(player)).toBe(1_000_000n);
    const draw = await house.draw("tas-dah", DRAW);
    expect(draw.entropy).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  });
});

describe("what is not on offer", () => {
  test.each([
    { what: "a digit too few", change: { picks: [[1], [2]] }, reason: "picksNotOffered" },
    { what: "a play of another lottery", change: { playType: "any5" }, reason: "picksNotOffered" },
    { what: "another stake", change: { unitMinor: 99n }, reason: "unitNotOffered" },
    { what: "no times", change: { times: 0 }, reason: "unitNotOffered" },
    { what: "one and a half times", change: { times: 1.5 }, reason: "unitNotOffered" },
    { what: "a hundred times", change: { times: 100 }, reason: "unitNotOffered" },
    {
      what: "11,000.00 at once",
      change: { picks: [every, every, every], times: 11 },
      reason: "stakeAboveLimit",
    },
    { what: "209,000.00 to win", change: { unitMinor: 1000n, times: 22 }, reason: "payoutAboveLimit" },
    { what: "no seat", change: { sessionId: "nobody" }, reason: "sessionNotFound" },
    { what: "a draw that there is not", change: { draw: "20200101-001" }, reason: "drawClosed" },
  ])("$what is refused as $reason and takes nothing", async ({ change, reason }) => {
    expect(await house.place(ticket(change))).toEqual({ ok: false, refusal: { reason } });
    expect(await house.balanceMinor(player)).toBe(1_000_000n);
  });

  test("a seat of somebody else, or of another game, stakes nothing", async () => {
    const stranger = await house.aPlayer(1000n);
    expect((await house.place(ticket({ playerRef: stranger }))).ok).toBe(false);
    const elsewhere = await house.seat(player, "yazdah");
    expect((await house.place(ticket({ sessionId: elsewhere }))).ok).toBe(false);
    expect(await house.balanceMinor(player)).toBe(1_000_000n);
  });

  test("more than there is: refused by the wallet, and the room on the line is free again", async () => {
    const poor = await house.aPlayer(50n);
    const seat = await house.seat(poor, "tas-dah");
    expect(await house.place(ticket({ sessionId: seat, playerRef: poor }))).toMatchObject({ ok: false });
    expect(await house.balanceMinor(poor)).toBe(50n);
  });
});

describe("what one line may win from the house", () => {
  /** A line of 200 wins 190,000.00 at most; the house is good for 500,000.00 on one. */
  const heavy = () => ticket({ unitMinor: 1000n, times: 20 });

  test("many at once never go over it together; other lines, plays and draws have room of their own", async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => house.place(heavy())));
    expect(answers.filter(({ ok }) => ok).length).toBe(2);
    for (const answer of answers.filter(({ ok }) => !ok))
      expect(answer).toEqual({ ok: false, refusal: { reason: "liabilityReached" } });
    expect(await house.balanceMinor(player)).toBe(1_000_000n - 40_000n);
    expect((await house.place({ ...heavy(), picks: [[1], [2], [4]] })).ok).toBe(true);
    expect((await house.place({ ...heavy(), playType: "group6", picks: [[1, 2, 3]] })).ok).toBe(true);
    house.context.clock.set(at("12:02:45"));
    await house.advance();
    expect((await house.place({ ...heavy(), draw: numbered(312) })).ok).toBe(true);
  });

  test("a stake that was not taken makes room again", async () => {
    const poor = await house.aPlayer(50n);
    const seat = await house.seat(poor, "tas-dah");
    for (let nth = 0; nth < 3; nth += 1) {
      const refused = await house.place({ ...heavy(), sessionId: seat, playerRef: poor });
      expect(refused).toMatchObject({ refusal: { reason: "insufficientFunds" } });
    }
    expect((await house.place(heavy())).ok).toBe(true);
  });

  test("play money and real money have room of their own", async () => {
    for (const _ of [1, 2]) await house.placed(heavy());
    const game = { vendor: "NARD", game: "tas-dah", asset: "P" } as const;
    const forMoney = await openedSeat(house.context, player, game);
    const nobodyPays = cutWallet(house.walletOf, "debit", "before");
    const wish = { playType: "straight", picks: [[1], [2], [3]], unitMinor: 1000n, times: 20 };
    const request = { ...ticket({ sessionId: forMoney }), ...wish, formRef: "money" };
    await expect(placeTicket(house.context, nobodyPays, request)).rejects.toThrow(Interruption);
  });

  test("a ticket of many lines is refused as a whole where one of them is full", async () => {
    await house.placed(heavy());
    await house.placed(heavy());
    const wide = { ...ticket({ unitMinor: 1000n, times: 13 }), picks: [[1], [2], [3, 4, 5]] };
    expect(await house.place(wide)).toEqual({ ok: false, refusal: { reason: "liabilityReached" } });
    expect((await house.place({ ...wide, times: 12 })).ok).toBe(true);
  });

  test("nothing is kept of it when the draw is settled", async () => {
    await house.placed(heavy());
    house.context.clock.forward(3 * MINUTE_MS);
    await house.advance();
    const count = { name: "test.lines", text: "select count(*) as n from studio.draw_lines" };
    expect(await house.context.db.call(count, [])).toEqual([{ n: 0n }]);
  });
});

describe("C04 menus", () => {
  test("each lottery has the draws that take stakes, with what is left of their time", async () => {
    const menus = await lotteryMenus(house.context);
    expect(menus.map(({ tag }) => tag)).toEqual(["ELOTT", "LOTT", "VN"]);
    const [electronic, national, vietNam] = menus.map(({ gameMenus }) => gameMenus);
    expect(electronic?.[0]).toMatchObject({
      gameId: "tas-dah",
      gameMenuTag: "3D",
      remark: "",
      numero: DRAW,
      remainTime: 165_000,
      drawDayOfWeek: 1,
    });
    expect(national).toMatchObject([{ gameId: "bakht-e-melli", drawDayOfWeek: 4 }]);
    expect(vietNam?.map(({ gameId, remark }) => `${gameId} ${remark}`)).toEqual([
      "xo-so-bac hn",
      "xo-so-nam dt",
      "xo-so-nam hcm",
    ]);
    for (const menu of vietNam ?? []) expect(menu.drawDayOfWeek).toBe(2);
  });

  test("a lottery that an operator closes takes no more draws, and ends those that it has", async () => {
    await house.placed(ticket());
    const set = await setSchedule(house.context, { game: "tas-dah", isOpen: false });
    expect(set.ok).toBe(true);
    for (let nth = 0; nth < 5; nth += 1) {
      house.context.clock.forward(3 * MINUTE_MS);
      await house.advance();
    }
    expect((await house.draw("tas-dah", DRAW)).state).toBe("settled");
    const [electronic] = await lotteryMenus(house.context);
    await setSchedule(house.context, { game: "tas-dah", isOpen: true });
    expect(electronic?.gameMenus.map(({ gameId }) => gameId)).not.toContain("tas-dah");
  });
});

test("a player sees their own tickets and nobody else's", async () => {
  const wager = await house.placed(ticket({ times: 3 }));
  const own = await ownTickets(house.context, { playerRef: player, games: ["tas-dah"], most: 10 });
  expect(own.map(({ wagerId, times, lines }) => [wagerId, times, lines])).toEqual([[wager.id, 3, 1]]);
  const stranger = await house.aPlayer(1000n);
  expect(await ticketView(house.context, { playerRef: stranger, wagerId: wager.id })).toBeNull();
  expect(await ticketView(house.context, { playerRef: player, wagerId: "nothing" })).toBeNull();
});
