/**
 * The one order of cards: a card is a number from 0 to 51, thirteen ranks, 2 to ace, four times over in the order
 * spades, hearts, diamonds, clubs.
 */
export const DECK = 52;
export const RANKS = 13;
export const ACE = 12;
export const JACK = 9;

/** From 0, the two, to 12, the ace. */
export function rankOf(card: number): number {
  return card % RANKS;
}

/** From 0, spades, to 3, clubs. */
export function suitOf(card: number): number {
  return Math.floor(card / RANKS);
}

/** From 1, the ace, to 13, the king. */
export function pipsOf(card: number): number {
  return ((rankOf(card) + 1) % RANKS) + 1;
}
