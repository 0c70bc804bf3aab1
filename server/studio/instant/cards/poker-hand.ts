import { ACE, JACK, RANKS, rankOf, suitOf } from "../../fairness/cards.ts";

/** From the best down. */
export const POKER_HANDS = [
  "royalFlush",
  "straightFlush",
  "four",
  "fullHouse",
  "flush",
  "straight",
  "three",
  "twoPair",
  "jacks",
] as const;

export type PokerHand = (typeof POKER_HANDS)[number];

/** The hand that five cards make; null for one below a pair of jacks. */
export function pokerHand(cards: readonly number[]): PokerHand | null {
  const counts = new Array<number>(RANKS).fill(0);
  for (const card of cards) counts[rankOf(card)] = (counts[rankOf(card)] ?? 0) + 1;
  const most = Math.max(...counts);
  const pairs = counts.filter((count) => count === 2).length;
  if (most === 4) return "four";
  if (most === 3) return pairs === 1 ? "fullHouse" : "three";
  if (pairs === 2) return "twoPair";
  if (pairs === 1) return counts.indexOf(2) >= JACK ? "jacks" : null;
  return unpairedHand(cards, counts);
}

function unpairedHand(cards: readonly number[], counts: readonly number[]): PokerHand | null {
  const isFlush = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const low = counts.findIndex((count) => count > 0);
  const high = counts.lastIndexOf(1);
  // An ace also stands below a two.
  const isWheel = high === ACE && counts.lastIndexOf(1, ACE - 1) === 3;
  const isStraight = high - low === 4 || isWheel;
  if (isFlush && isStraight) return high === ACE && !isWheel ? "royalFlush" : "straightFlush";
  if (isFlush) return "flush";
  return isStraight ? "straight" : null;
}
