import { DECK, rankOf, suitOf } from "../../fairness/cards.ts";
import type { Draw } from "../../fairness/pf1.ts";
import { picker } from "../../fairness/pick.ts";
import { cardFromAce, fromShoe } from "../../fairness/retired.ts";

export const DECKS = 8;

const NAMES = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];
const SUITS = ["♠", "♥", "♦", "♣"];

/** As it is written: `A♠`. */
export function cardName(card: number): string {
  return `${NAMES[rankOf(card)]}${SUITS[suitOf(card)]}`;
}

/** Cards from the top of eight decks, shuffled anew for each round: what was drawn is not drawn again. */
export type Shoe = () => number;

/** The shoe of a version of the games of cards. */
export function shoeOf(version: number, draw: Draw): Shoe {
  const of = DECKS * DECK;
  if (version === 1) {
    const next = fromShoe(draw, of);
    return () => cardFromAce(next() % DECK);
  }
  const next = picker(draw, of);
  return () => next() % DECK;
}
