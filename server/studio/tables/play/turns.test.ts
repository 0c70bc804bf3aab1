import { beforeAll, expect, test } from "vitest";
import { BUY_IN, people, playOn, seatAll, seenBy, whoseTurn } from "#tests/setup/card-room.ts";
import { type StudioHouse, studioHouse } from "#tests/setup/studio-house.ts";
import { advanceTable } from "./advance.ts";
import { playCard } from "./play-card.ts";
import { NEW_HAND_MS, TURN_MS } from "./table-times.ts";

let house: StudioHouse;

beforeAll(async () => {
  house = await studioHouse();
});

/** Two at a table, the one whose turn it is first. */
async function opposite() {
  const both = await people(house, "pasur");
  const tableId = await seatAll(house, both, BUY_IN);
  const next = await whoseTurn(house.context, tableId, both);
  const other = both.find((one) => one !== next?.one);
  if (!next || !other) throw new Error("It is nobody's turn");
  return { tableId, both, next, one: next.one, other };
}

test("nobody plays at the turn of another, be it a card that may be played", async () => {
  const { tableId, next, other } = await opposite();
  for (const act of next.options) {
    const { playerRef } = other;
    const post = { tableId, playerRef, turn: next.view.turn, act };
    expect(await playCard(house.context, house.walletOf, post)).toEqual({
      ok: false,
      refusal: { reason: "notYourTurn" },
    });
  }
  expect((await seenBy(house.context, tableId, other)).moves).toBe(0);
});

test("a card that is not held is not played", async () => {
  const { tableId, next, one, other } = await opposite();
  const held = (await seenBy(house.context, tableId, other)).card?.own ?? [];
  for (const act of [...held, "", "forfeit", "ZZ"]) {
    const post = { tableId, playerRef: one.playerRef, turn: next.view.turn, act };
    expect(await playCard(house.context, house.walletOf, post), act).toEqual({
      ok: false,
      refusal: { reason: "cardNotAllowed" },
    });
  }
});

test("who plays again has missed nothing: three in a row lose the match, and not three in all", async () => {
  const { tableId, both, one, other } = await opposite();
  const isDue = async () => (await whoseTurn(house.context, tableId, both))?.one === one;
  for (let missed = 1; missed <= 4; missed += 1) {
    house.context.clock.forward(TURN_MS + NEW_HAND_MS);
    await advanceTable(house.context, house.walletOf, tableId);
    await playOn(house, tableId, [other]);
    if (missed % 2 === 0) while (await isDue()) await playOn(house, tableId, [one], 1);
    await playOn(house, tableId, [other]);
    expect((await seenBy(house.context, tableId, one)).state, `after ${missed}`).toBe("playing");
  }
});

test("the first turn of a match leaves more time to look, the ones after it do not", async () => {
  const { tableId, both, one } = await opposite();
  const deadline = async () => (await seenBy(house.context, tableId, one)).deadline?.getTime();
  const after = (ms: number) => house.context.now().getTime() + ms;
  const playOne = async () => {
    const due = await whoseTurn(house.context, tableId, both);
    await playOn(house, tableId, due ? [due.one] : [], 1);
  };
  expect(await deadline()).toBe(after(TURN_MS + NEW_HAND_MS));
  await playOne();
  expect(await deadline()).toBe(after(TURN_MS));
  const hand = async () => (await seenBy(house.context, tableId, one)).card?.hand;
  for (let turn = 0; turn < 200 && (await hand()) === 1; turn += 1) await playOne();
  expect(await hand()).toBe(2);
  expect(await deadline()).toBe(after(TURN_MS + NEW_HAND_MS));
});
