/** A card is its rank and its suit: `7C` is the seven of clubs, `TD` the ten of diamonds. */
export const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K"] as const;
export const SUITS = ["C", "D", "H", "S"] as const;

export type Rank = (typeof RANKS)[number];
export type Suit = (typeof SUITS)[number];
export type Card = `${Rank}${Suit}`;

/** A place at a table, counted in the order of play. */
export type Seat = number;

/** What wins or loses together: one player, or two who sit across. */
export type Side = 0 | 1;

const FROM_TWO = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;
const FROM_SPADES = ["S", "H", "D", "C"] as const;

/** In the one order of cards (fairness/cards.ts), as it lies before it is shuffled. */
export const DECK: readonly Card[] = FROM_SPADES.flatMap((suit) =>
  FROM_TWO.map((rank): Card => `${rank}${suit}`),
);

export function rankOf(card: Card): Rank {
  return card[0] as Rank;
}

export function suitOf(card: Card): Suit {
  return card[1] as Suit;
}

/** From the ace as 1 to the king as 13. */
export function pips(card: Card): number {
  return RANKS.indexOf(rankOf(card)) + 1;
}

/** From the two as 2 to the ace as 14. */
export function height(card: Card): number {
  return rankOf(card) === "A" ? 14 : pips(card);
}

/** The cards by suit and height, as people hold them. */
export function sorted(cards: readonly Card[]): Card[] {
  const place = (card: Card) => ["S", "H", "C", "D"].indexOf(suitOf(card)) * 20 - height(card);
  return [...cards].sort((one, other) => place(one) - place(other));
}

export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}
