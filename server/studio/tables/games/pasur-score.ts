import { type Card, rankOf, suitOf } from "./cards.ts";

/** What a hand was worth to each. The cards of a hand are worth 20 points in all, and each sur 5 more. */
export type HandScore = {
  readonly sums: readonly [number, number];
  readonly clubs: readonly [number, number];
  readonly surs: readonly [number, number];
};

const MOST_CLUBS = 7;
export const SUR_POINTS = 5;

/** What the two have taken in a hand, and the surs of each, as points. */
export function scoreOf(
  [one, other]: readonly [readonly Card[], readonly Card[]],
  surs: readonly [number, number],
): HandScore {
  return {
    sums: [sumOf(one, surs[0]), sumOf(other, surs[1])],
    clubs: [clubsIn(one), clubsIn(other)],
    surs,
  };
}

export function clubsIn(cards: readonly Card[]): number {
  return cards.filter((card) => suitOf(card) === "C").length;
}

function sumOf(cards: readonly Card[], surs: number): number {
  const clubs = clubsIn(cards) >= MOST_CLUBS ? 7 : 0;
  return cards.reduce((sum, card) => sum + worthOf(card), clubs + surs * SUR_POINTS);
}

/** A jack and an ace 1, the ten of diamonds 3, the two of clubs 2. */
export function worthOf(card: Card): number {
  if (card === "TD") return 3;
  if (card === "2C") return 2;
  return rankOf(card) === "J" || rankOf(card) === "A" ? 1 : 0;
}
