import type { Draw } from "../fairness/pf1.ts";

/** A card is a number from 0 to 51: thirteen ranks from ace to king, of spades, hearts, diamonds and clubs. */
export const RANKS = 13;
export const CARDS = 52;
export const DECKS = 8;

/** From 0, the ace, to 12, the king. */
export function rankOf(card: number): number {
  return card % RANKS;
}

/** From 0, spades, to 3, clubs. */
export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

const NAMES = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const SUITS = ["♠", "♥", "♦", "♣"];

/** As it is written: `A♠`. */
export function cardName(card: number): string {
  return `${NAMES[rankOf(card)]}${SUITS[suitOf(card)]}`;
}

/** Cards from the top of eight decks, shuffled anew for each round: what was drawn is not drawn again. */
export function shoe(draw: Draw): () => number {
  let left = DECKS * CARDS;
  const moved = new Map<number, number>();
  return () => {
    const place = draw(left);
    left -= 1;
    const card = moved.get(place) ?? place;
    moved.set(place, moved.get(left) ?? left);
    return card % CARDS;
  };
}
