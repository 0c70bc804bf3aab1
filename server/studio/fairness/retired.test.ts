import { expect, test } from "vitest";
import { DECK } from "../tables/games/cards.ts";
import { pipsOf } from "./cards.ts";
import { type Draw, drawFrom } from "./pf1.ts";
import { pick, shuffled } from "./pick.ts";
import {
  cardFromAce,
  closingTheGap,
  fromShoe,
  numberFromAce,
  shuffledFromTheLast,
  TABLES_DECK,
} from "./retired.ts";

/** Draws that nobody chose, and the same for everybody who begins with the same number. */
function drawsFrom(first: number): Draw {
  let word = first;
  return drawFrom(() => {
    word = (word * 48_271) % 2_147_483_647;
    return word;
  });
}

const FIVE = [0, 1, 2, 3, 4];
const first: Draw = () => 0;
const last: Draw = (below) => below - 1;

test("G11 each way takes the things that the document says, at the first and at the last place", () => {
  const taken = (draw: Draw) => {
    const next = fromShoe(draw, 5);
    return {
      front: pick(draw, { count: 5, of: 5 }),
      shoe: FIVE.map(() => next()),
      gap: closingTheGap(draw, { count: 5, of: 5 }),
      whole: shuffledFromTheLast(draw, FIVE),
    };
  };
  expect(taken(first)).toEqual({
    front: FIVE,
    shoe: [0, 4, 3, 2, 1],
    gap: FIVE,
    whole: [1, 2, 3, 4, 0],
  });
  expect(taken(last)).toEqual({
    front: [4, 0, 1, 2, 3],
    shoe: [4, 3, 2, 1, 0],
    gap: [4, 3, 2, 1, 0],
    whole: FIVE,
  });
});

test("G11 a shuffle of today has everything once, and is what is taken one by one", () => {
  for (let seed = 1; seed < 200; seed += 1) {
    const order = shuffled(drawsFrom(seed), DECK);
    expect(new Set(order)).toEqual(new Set(DECK));
    expect(order.slice(0, 5)).toEqual(
      pick(drawsFrom(seed), { count: 5, of: 52 }).map((place) => DECK[place]),
    );
  }
});

test("G11 a card keeps its suit and its rank between the order of before and the one of today", () => {
  const cards = Array.from({ length: 52 }, (_, card) => card);
  for (const card of cards) {
    const today = cardFromAce(card);
    expect(numberFromAce(today)).toBe(card);
    expect(pipsOf(today)).toBe((card % 13) + 1);
    expect(Math.floor(today / 13)).toBe(Math.floor(card / 13));
  }
  expect(new Set(cards.map(cardFromAce)).size).toBe(52);
  expect(new Set(TABLES_DECK)).toEqual(new Set(DECK));
  expect([TABLES_DECK[0], TABLES_DECK[51], DECK[0], DECK[51]]).toEqual(["AC", "KS", "2S", "AC"]);
});
