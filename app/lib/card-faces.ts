const SUITS = ["S", "H", "D", "C"] as const;
const FROM_TWO = ["2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "A"] as const;

/** A card as public/cards/cards.svg names it: `7C` is the seven of clubs, `TD` the ten of diamonds. */
export type CardFace = `${(typeof FROM_TWO)[number]}${(typeof SUITS)[number]}`;

/** The face of a card from 0 to 51 where each suit runs from the two to the ace. */
export function faceFromTwo(card: number): CardFace {
  return `${FROM_TWO[card % 13] ?? "2"}${SUITS[Math.floor(card / 13)] ?? "S"}`;
}
