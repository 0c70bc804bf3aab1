import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#server/core/time.ts";
import { type LotteryHouse, lotteryHouse, TEHRAN } from "#tests/setup/lottery-house.ts";
import { cutDatabase, cutWallet, Interruption } from "../../testing/interruptions.ts";
import { resumeWagers } from "../../wagers/resume-wagers.ts";
import { readCorrections } from "../../wagers/wager-corrections.ts";
import { lotteryEngine } from "../lottery-engine.ts";
import { setSchedule } from "../schedule/set-schedule.ts";
import { advanceDraws } from "./advance-draws.ts";
import { confirmCorrection, proposeCorrection } from "./correct-draw.ts";
import { drawOfNumber, ticketView } from "./draw-views.ts";
import { confirmResult, proposeResult } from "./enter-result.ts";

const GAME = "xo-so-bac";
/** Monday's draw of the north: each test has a week of its own. */
let NUMBER: string;
let DRAWN_AT: string;
let weeks = 0;

/** A day of the week, Sunday being 0: `2026-11-22`. */
const dayOf = (nth: number) =>
  new Date(Date.parse("2026-11-22T00:00:00Z") + (weeks * 7 + nth) * DAY_MS).toISOString().slice(0, 10);
const numbered = (nth: number, province: string) => `${dayOf(nth).replaceAll("-", "")}-${province}`;

/** 27 numbers whose special one ends in these two digits; no other one does. */
const table = (ending: string) =>
  `100${ending} ${"11111 ".repeat(9)}${"2222 ".repeat(10)}${"333 ".repeat(3)}${"44 ".repeat(4)}`;

let house: LotteryHouse;
let player: string;
let sessionId: string;

beforeAll(async () => {
  house = await lotteryHouse();
});

/** It is 19:00 of a Sunday in Viet Nam, and Monday's draw is open. */
beforeEach(async () => {
  weeks += 1;
  NUMBER = numbered(1, "hn");
  DRAWN_AT = `${dayOf(1)}T11:15:00Z`;
  house.context.clock.set(`${dayOf(0)}T12:00:00Z`);
  await house.advance();
  player = await house.aPlayer(100_000n);
  sessionId = await house.seat(player, GAME);
});

const tail = (numbers: number[]) =>
  house.placed({ sessionId, playerRef: player, draw: NUMBER, playType: "deTail", picks: [numbers] });
const entry = (operator: string, typed: string) => ({ game: GAME, number: NUMBER, typed, operator });
const propose = (operator: string, typed: string) => proposeResult(house.context, entry(operator, typed));
const confirm = (operator: string, typed: string) => confirmResult(house.context, entry(operator, typed));
const refusedAs = (reason: string) => ({ ok: false, refusal: { reason } });

async function drawnAs(ending: string): Promise<void> {
  house.context.clock.set(DRAWN_AT);
  await house.advance();
  expect((await propose("mina", table(ending))).ok).toBe(true);
  expect((await confirm("omid", table(ending))).ok).toBe(true);
  await house.advance();
}

describe("a result that operators enter", () => {
  test("is paid when two different people have typed the same", async () => {
    const wager = await tail([7, 8]);
    expect(await propose("mina", table("07"))).toEqual(refusedAs("drawNotWaiting"));
    house.context.clock.set(DRAWN_AT);
    await house.advance();
    expect(await confirm("omid", table("07"))).toEqual(refusedAs("nothingProposed"));
    expect(await propose("mina", "1 2 3")).toEqual(refusedAs("badNumbers"));
    expect((await propose("mina", table("07"))).ok).toBe(true);
    await house.advance();
    expect((await drawOfNumber(house.context, GAME, NUMBER))?.state).toBe("locked");
    expect((await drawOfNumber(house.context, GAME, NUMBER))?.numbers).toBeNull();

    expect(await confirm("mina", table("07"))).toEqual(refusedAs("sameOperator"));
    expect(await confirm("omid", table("08"))).toEqual(refusedAs("numbersDiffer"));
    expect(await house.balanceMinor(player)).toBe(99_800n);
    expect((await confirm("omid", table("07"))).ok).toBe(true);
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(99_800n + 9500n);
    const view = await ticketView(house.context, { playerRef: player, wagerId: wager.id });
    expect(view).toMatchObject({
      state: "paid",
      won: [[0, 7]],
      draw: { state: "settled", isCorrected: false },
    });
    expect(await propose("mina", table("09"))).toEqual(refusedAs("drawNotWaiting"));
  });

  test("is entered when it has been drawn and not before, be betting closed or not", async () => {
    house.context.clock.set(new Date(Date.parse(DRAWN_AT) - 1).toISOString());
    await house.advance();
    expect((await house.draw(GAME, NUMBER)).state).toBe("locked");
    expect(await propose("mina", table("07"))).toEqual(refusedAs("drawNotWaiting"));
    house.context.clock.set(DRAWN_AT);
    expect((await propose("mina", table("07"))).ok).toBe(true);
  });

  test("a proposal can be entered again, and who entered it last confirms nothing", async () => {
    house.context.clock.set(DRAWN_AT);
    await house.advance();
    await propose("mina", table("07"));
    await propose("omid", table("08"));
    expect(await confirm("omid", table("08"))).toEqual(refusedAs("sameOperator"));
    expect((await confirm("mina", table("08"))).ok).toBe(true);
  });

  test("the database itself knows no result of one person", async () => {
    house.context.clock.set(DRAWN_AT);
    await house.advance();
    await propose("mina", table("07"));
    const { id } = await house.draw(GAME, NUMBER);
    const alone = `update studio.draws set state = 'drawn', confirmed_by = 'mina' where id = '${id}'`;
    await expect(house.context.db.script(alone)).rejects.toThrow();
    const nobody = `update studio.draws set state = 'drawn' where id = '${id}'`;
    await expect(house.context.db.script(nobody)).rejects.toThrow();
  });

  test("one that nobody confirms within two days is waited for no longer, and stakes go back", async () => {
    await tail([7]);
    house.context.clock.set(DRAWN_AT);
    await house.advance();
    await propose("mina", table("07"));
    house.context.clock.forward(47 * HOUR_MS);
    await house.advance();
    expect((await house.draw(GAME, NUMBER)).state).toBe("proposed");
    house.context.clock.forward(HOUR_MS);
    await house.advance();
    expect((await house.draw(GAME, NUMBER)).state).toBe("cancelled");
    expect(await house.balanceMinor(player)).toBe(100_000n);
  });

  test("a draw of the chain takes no result, and neither does one that there is not", async () => {
    const given = { typed: "1 2 3", operator: "mina" };
    const number = `${dayOf(0).replaceAll("-", "")}-311`;
    const proposed = await proposeResult(house.context, { game: "tas-dah", number, ...given });
    expect(proposed).toEqual(refusedAs("drawnByChain"));
    expect(await proposeResult(house.context, { game: GAME, number: "20200101-hn", ...given })).toEqual(
      refusedAs("unknownDraw"),
    );
  });
});

describe("G07 the operator chooses who says what came out", () => {
  test("the chain draws the numbers of Viet Nam when it is chosen, for draws that nobody could stake on yet", async () => {
    const set = await setSchedule(house.context, { game: GAME, resultsBy: "chain" });
    expect(set.ok && set.value.before.resultsBy).toBe("operator");
    await house.advance();
    expect((await house.draw(GAME, NUMBER)).resultsBy).toBe("operator");
    house.context.clock.set(DRAWN_AT);
    await house.advance();
    await house.advance();
    const next = await house.draw(GAME, numbered(2, "qn"));
    expect(next).toMatchObject({ resultsBy: "chain", state: "open" });
    house.context.clock.set(`${dayOf(2)}T11:15:00Z`);
    await house.advance();
    const drawn = await house.draw(GAME, numbered(2, "qn"));
    expect(drawn.state).toBe("settled");
    expect(drawn.numbers?.map(({ length }) => length).join("")).toBe(
      `5${"5".repeat(9)}${"4".repeat(10)}${"3".repeat(3)}${"2".repeat(4)}`,
    );
    await setSchedule(house.context, { game: GAME, resultsBy: "operator" });
  });

  test("a draw that a changed schedule puts before an open one shows nothing of what decides that one", async () => {
    const wednesday = await house.draw("bakht-e-melli", numbered(3, "").slice(0, 8));
    expect(wednesday.state).toBe("open");
    await setSchedule(house.context, { game: "bakht-e-melli", days: [3] });
    await house.advance();
    const tuesday = await house.draw("bakht-e-melli", numbered(2, "").slice(0, 8));
    expect(tuesday.state).toBe("open");
    expect(tuesday.chainId).not.toBe(wednesday.chainId);
    await setSchedule(house.context, { game: "bakht-e-melli", days: [4, 7] });
  });

  test.each([
    [{ game: "tas-dah", resultsBy: "operator" }, "chainOnly"],
    [{ game: "tas-dah", time: "10:00" }, "badSchedule"],
    [{ game: GAME, time: "24:00" }, "badSchedule"],
    [{ game: GAME, days: [] }, "badSchedule"],
    [{ game: GAME, days: [0] }, "badSchedule"],
    [{ game: GAME, timeZone: "Mars/Olympus" }, "badSchedule"],
    [{ game: "bingo" }, "unknownLottery"],
  ] as const)("%j is refused as %s", async (change, reason) => {
    expect(await setSchedule(house.context, change)).toEqual(refusedAs(reason));
  });
});

describe("a result that was confirmed and is wrong", () => {
  const correct = (operator: string, typed: string) =>
    proposeCorrection(house.context, { ...entry(operator, typed), reason: "misread" });
  const agree = (operator: string, typed: string) => confirmCorrection(house.context, entry(operator, typed));

  test("is corrected by two people: who lost wins, who won gives back, who is not touched is not", async () => {
    const winner = await tail([7]);
    const loser = await tail([8]);
    const both = await tail([7, 8]);
    await drawnAs("07");
    const paid = 100_000n - 400n + 9500n + 9500n;
    expect(await house.balanceMinor(player)).toBe(paid);

    expect(await correct("mina", table("07"))).toEqual(refusedAs("nothingToCorrect"));
    expect((await correct("mina", table("08"))).ok).toBe(true);
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(paid);
    expect(await agree("mina", table("08"))).toEqual(refusedAs("sameOperator"));
    expect(await agree("omid", table("09"))).toEqual(refusedAs("numbersDiffer"));
    expect((await agree("omid", table("08"))).ok).toBe(true);
    expect(await agree("omid", table("08"))).toEqual(refusedAs("nothingProposed"));
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(paid);
    const rows = await readCorrections(house.context.db, [winner.id, loser.id, both.id]);
    const changes = new Map(rows.map(({ wagerId, changeMinor, state }) => [wagerId, [changeMinor, state]]));
    expect(changes.get(winner.id)).toEqual([-9500n, "done"]);
    expect(changes.get(loser.id)).toEqual([9500n, "done"]);
    expect(changes.has(both.id)).toBe(false);

    const view = await ticketView(house.context, { playerRef: player, wagerId: winner.id });
    expect(view).toMatchObject({ payout: { minor: 0n }, isCorrected: true, draw: { isCorrected: true } });
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(paid);
  });

  test("money that is gone is not taken: the correction is refused, listed, and leaves nobody below nothing", async () => {
    const winner = await tail([7]);
    await drawnAs("07");
    const seat = await house.seat(player, "xo-so-nam");
    const everything = Array.from({ length: 100 }, (_, number) => number);
    const spent = { sessionId: seat, playerRef: player, draw: numbered(2, "bt"), playType: "deTail" };
    await house.placed({ ...spent, picks: [everything], times: 10 });
    const before = await house.balanceMinor(player);
    expect(before).toBeLessThan(9500n);
    await correct("mina", table("08"));
    await agree("omid", table("08"));
    await house.advance();
    const [row] = await readCorrections(house.context.db, [winner.id]);
    expect(row).toMatchObject({ changeMinor: -9500n, state: "refused" });
    expect(await house.balanceMinor(player)).toBe(before);
  });

  test("up and down again; a proposal that nobody confirmed gives way to the next one", async () => {
    await tail([8]);
    await drawnAs("07");
    await correct("mina", table("09"));
    await correct("omid", table("08"));
    expect(await agree("omid", table("08"))).toEqual(refusedAs("sameOperator"));
    await agree("mina", table("08"));
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(99_900n + 9500n);
    await correct("mina", table("07"));
    await agree("omid", table("07"));
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(99_900n);
  });

  test("waits for the payouts of the first result, and corrects those as well", async () => {
    await tail([7]);
    house.context.clock.set(DRAWN_AT);
    await house.advance();
    await propose("mina", table("07"));
    await confirm("omid", table("07"));
    const cut = cutWallet(house.walletOf, "credit", "before");
    await expect(house.advance(cut)).rejects.toThrow(Interruption);
    await correct("mina", table("08"));
    await agree("omid", table("08"));
    await house.advance();
    await resumeWagers(house.context, house.walletOf, [lotteryEngine], { everything: true });
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(99_900n);
  });

  test("one that is confirmed and not paid yet takes no other one in its place", async () => {
    await tail([8]);
    await drawnAs("07");
    await correct("mina", table("08"));
    await agree("omid", table("08"));
    expect(await correct("mina", table("09"))).toEqual(refusedAs("drawNotWaiting"));
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(99_900n + 9500n);
  });

  test("one whose differences are still being sent takes no other one in its place", async () => {
    const winner = await tail([7]);
    await drawnAs("07");
    await correct("mina", table("08"));
    await agree("omid", table("08"));
    const nothing = { currency: null, balance: null, txId: null, transferId: null, version: null };
    await house.advance((vendor) => ({
      ...house.walletOf(vendor),
      adjust: async ({ player }) => ({ code: "RETRY_LATER", player, ...nothing, replayed: false }),
    }));
    expect(await correct("mina", table("07"))).toEqual(refusedAs("drawNotWaiting"));
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(99_900n);
    expect((await correct("mina", table("07"))).ok).toBe(true);
    expect(await readCorrections(house.context.db, [winner.id])).toMatchObject([{ state: "done" }]);
  });

  test("an interruption in the middle corrects nothing twice", async () => {
    await tail([8]);
    await tail([8]);
    await drawnAs("07");
    await correct("mina", table("08"));
    await agree("omid", table("08"));
    for (const name of ["studio.mark_correction", "studio.end_draw_correction"] as const) {
      const cut = cutDatabase(house.context, name, "before");
      await expect(advanceDraws(cut, house.walletOf, TEHRAN)).rejects.toThrow(Interruption);
    }
    await resumeWagers(house.context, house.walletOf, [lotteryEngine], { everything: true });
    await house.advance();
    expect(await house.balanceMinor(player)).toBe(99_800n + 19_000n);
  });
});
