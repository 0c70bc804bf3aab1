import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { LANGUAGES } from "#server/core/languages.ts";
import { MINUTE_MS } from "#server/core/time.ts";
import { betOf } from "#server/studio/book/index.ts";
import { readWager } from "#server/studio/wagers/wagers.ts";
import { brokenInvariants } from "#server/wallet/index.ts";
import { bookStage, leg } from "#tests/setup/book-stage.ts";
import { people, playOn, seatAll, seenBy } from "#tests/setup/card-room.ts";
import { got, instantSeat } from "#tests/setup/instant-seat.ts";
import { lotteryHouse } from "#tests/setup/lottery-house.ts";
import { roundsStage } from "#tests/setup/rounds-stage.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";

const FUNDS = 1_000_00n;
const BUY_IN = 500n;
const REFUSED = { ok: false, refusal: { reason: "gameDisabled" } };
const WHOLE_MATCH_MS = 180_000;

/** A sentence of one language, by its place in the texts. */
function sentence(language: string, namespace: string, ...path: string[]): unknown {
  const texts: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, "utf8"));
  return path.reduce((at, name) => (at as Record<string, unknown>)[name], texts);
}

test("what a closed game says is said in every language, in words of its own", () => {
  for (const path of [
    ["reasons", "gameDisabled"],
    ["tables", "void", "gameDisabled"],
  ]) {
    const said = Object.keys(LANGUAGES).map((language) => sentence(language, ...(path as [string])));
    expect(new Set(said).size, path.join(".")).toBe(Object.keys(LANGUAGES).length);
  }
});

describe("G12 a game that is closed while it is played ends what is open and takes nothing more", () => {
  let house: StudioHouse;
  beforeEach(async () => {
    house = await studioHouse();
  });

  test("a board of mines is played to its end, and no other one is begun", async () => {
    const { play, act, balance } = await instantSeat(house, "mines", FUNDS);
    const begun = got(await play("first", { mines: "1" }));
    house.close("SIMORGH", "mines");
    let over = begun;
    for (let cell = 0; !over.isOver && cell < 3; cell += 1)
      over = got(await act(begun.wagerId, cell, { action: `open-${cell}` }));
    if (!over.isOver) over = got(await act(begun.wagerId, 3, { action: "take" }));
    expect(over.state).toBe("paid");
    expect(await balance()).toBe(FUNDS - 100n + (over.payout?.minor ?? 0n));
    house.context.clock.forward(MINUTE_MS);
    expect(await play("second", { mines: "1" })).toMatchObject(REFUSED);
    expect(await balance()).toBe(FUNDS - 100n + (over.payout?.minor ?? 0n));
  });

  test("a hand of blackjack is raised no more, stands, and is paid", async () => {
    for (let hand = 0; hand < 30; hand += 1) {
      const { play, act, balance, view } = await instantSeat(house, "blackjack", FUNDS);
      const dealt = got(await play(`hand ${hand}`, {}));
      house.context.clock.forward(MINUTE_MS);
      const shown = (await view())?.round?.shown as { offers: string[] } | undefined;
      // A natural is over at once, and under an ace the insurance is asked for first.
      if (dealt.isOver || !shown?.offers.includes("double")) continue;
      house.close("SIMORGH", "blackjack");
      expect(await act(dealt.wagerId, 0, { action: "double" })).toMatchObject(REFUSED);
      expect(await balance()).toBe(FUNDS - 100n);
      const over = got(await act(dealt.wagerId, 0, { action: "stand" }));
      expect(over).toMatchObject({ isOver: true, state: "paid" });
      expect(await balance()).toBe(FUNDS - 100n + (over.payout?.minor ?? 0n));
      return;
    }
    throw new Error("No hand could be doubled");
  });

  test("a round that many share is drawn and paid, and takes no further stake while it is open", async () => {
    const stage = await roundsStage(house.context);
    const round = await stage.opened("bakara");
    const seat = await stage.seated("bakara", FUNDS);
    const placed = got(await stage.stake(seat, { spot: "player" }));
    stage.house.close(seat.game.vendor, "bakara");
    expect(await stage.stake(seat, { spot: "banker" })).toMatchObject(REFUSED);
    await stage.playOut("bakara");
    expect(await stage.roundOf(round.id)).toMatchObject({ state: "settled", stakes: 1 });
    const { state, payoutMinor, stakeMinor } = await readWager(house.context.db, placed.id);
    expect(state).toBe("paid");
    expect(await stage.house.balanceMinor(seat.playerRef)).toBe(FUNDS - stakeMinor + (payoutMinor ?? 0n));
  });

  test("a lottery draws what is sold, pays it, and sells no more", async () => {
    const lottery = await lotteryHouse(house);
    const DRAW = "20261122-311";
    lottery.context.clock.set("2026-11-22T12:00:00Z");
    await lottery.advance();
    const playerRef = await lottery.aPlayer(FUNDS);
    const sessionId = await lottery.seat(playerRef, "tas-dah");
    const every = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const sold = await lottery.placed({ sessionId, playerRef, draw: DRAW, picks: [every, [1], every] });
    lottery.close(sold.vendor, "tas-dah");
    expect(await lottery.place({ sessionId, playerRef, draw: DRAW })).toMatchObject(REFUSED);
    lottery.context.clock.forward(3 * MINUTE_MS);
    await lottery.advance();
    const { state, payoutMinor } = await readWager(house.context.db, sold.id);
    expect(state).toBe("paid");
    expect(await lottery.balanceMinor(playerRef)).toBe(FUNDS - sold.stakeMinor + (payoutMinor ?? 0n));
  });

  test("the book settles what was bet, and refuses a new slip in its player's words", async () => {
    const book = await bookStage(house.context);
    const match = await book.aMatch();
    const punter = await book.aPunter(FUNDS);
    const legs = [leg(match, "home", 200)];
    const [bet] = got(await book.place({ ...punter, legs }));
    book.close("FB", "fb-football");
    const [refused] = got(await book.place({ ...punter, legs }));
    expect(refused).toMatchObject({ state: "refused", refusal: "gameDisabled" });
    await book.tell({ kind: "result", event: match, score: "1-0" });
    await book.settle();
    const settled = await betOf(book.context, { playerRef: punter.playerRef, wagerId: bet?.id ?? "" });
    expect(settled).toMatchObject({ state: "paid", payoutMinor: 2_000n });
    expect(await book.balanceMinor(punter.playerRef)).toBe(FUNDS + 1_000n);
  });

  test(
    "a match at a card table is played to its end, and a table that fills now is called off with the reason",
    async () => {
      const game = "pasur";
      const two = () => people(house, game, { many: 2 });
      const playing = await two();
      const tableId = await seatAll(house, playing, BUY_IN);
      const waiting = await two();
      house.close("NARD", game);
      await playOn(house, tableId, playing);
      const seen = await seenBy(house.context, tableId, playing[0] ?? { playerRef: "" });
      expect(seen.state).toBe("over");

      const late = await seatAll(house, waiting, BUY_IN);
      for (const { playerRef } of waiting) {
        expect(await seenBy(house.context, late, { playerRef })).toMatchObject({
          state: "void",
          why: "gameDisabled",
        });
        expect(await house.balanceMinor(playerRef)).toBe(FUNDS);
      }
      expect(await brokenInvariants(house.context)).toEqual([]);
    },
    WHOLE_MATCH_MS,
  );
});
