import type { Draw } from "../fairness/pf1.ts";

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

export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${rank}${suit}`));

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

/** Each order equally likely (Fisher and Yates, from the last place down). */
export function shuffled<Thing>(things: readonly Thing[], draw: Draw): Thing[] {
  const order = [...things];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const chosen = draw(last + 1);
    const [one, other] = [order[last], order[chosen]];
    if (one === undefined || other === undefined) throw new Error("A shuffle lost a thing");
    order[last] = other;
    order[chosen] = one;
  }
  return order;
}

/** The cards by suit and height, as people hold them. */
export function sorted(cards: readonly Card[]): Card[] {
  const place = (card: Card) => ["S", "H", "C", "D"].indexOf(suitOf(card)) * 20 - height(card);
  return [...cards].sort((one, other) => place(one) - place(other));
}

export function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  return cards.filter((card) => !gone.includes(card));
}
