import { ACE, rankOf } from "../../fairness/cards.ts";

export const TWENTY_ONE = 21;

/** What a card counts: an ace one, a picture ten. */
export function pointsOf(card: number): number {
  const rank = rankOf(card);
  if (rank === ACE) return 1;
  return Math.min(10, rank + 2);
}

/** The best total of cards; `isSoft` where an ace counts eleven in it. */
export function totalOf(cards: readonly number[]): { total: number; isSoft: boolean } {
  const total = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  const isSoft = total <= 11 && cards.some((card) => rankOf(card) === ACE);
  return { total: isSoft ? total + 10 : total, isSoft };
}

/** An ace and a ten as the first two cards. */
export function isNatural(cards: readonly number[]): boolean {
  return cards.length === 2 && totalOf(cards).total === TWENTY_ONE;
}
