import { DECK } from "../../fairness/cards.ts";
import { type Rational, rational } from "../../rational.ts";
import { choose } from "../exact.ts";
import { type PokerHand, pokerHand } from "./poker-hand.ts";

const HAND = 5;
const LEFT = DECK - HAND;

/**
 * The exact return of video poker, in hundredths of the stake, for whoever holds what returns the most: every hand is
 * dealt, each of its 32 ways to hold is weighed by what all hands that can come of it pay together.
 *
 * What the hands with some cards and without others pay is had from what all hands with those cards pay, by taking
 * away those with one of the others, adding those with two of them, and so on.
 */
export function countPoker(pays: PokerPays): PokerCount {
  const sums = sumsOfSubsets(pays);
  const royals = sumsOfSubsets(ROYALS);
  const parts = Array.from({ length: HAND + 1 }, (_, drawn) => choose(LEFT, drawn));
  const whole = parts.reduce((product, part) => (product * part) / commonDivisor(product, part), 1n);
  const weights = parts.map((part) => Number(whole / part));
  const totals = { hands: 0n, paid: 0n, royals: 0n };
  eachHand((cards) => {
    const best = bestHold(valuesOf(cards, sums, weights));
    totals.hands += 1n;
    totals.paid += BigInt(best.value);
    if (best.value > 0) totals.royals += BigInt(returnOf(known(cards, royals), best.held, weights));
  });
  const all = whole * totals.hands;
  return { rtp: rational(totals.paid, all * 100n), royalChance: rational(totals.royals, all) };
}

type PokerPays = Readonly<Record<PokerHand, number>>;
type PokerCount = { readonly rtp: Rational; readonly royalChance: Rational };

const ROYALS: PokerPays = {
  royalFlush: 1,
  straightFlush: 0,
  four: 0,
  fullHouse: 0,
  flush: 0,
  straight: 0,
  three: 0,
  twoPair: 0,
  jacks: 0,
};

/** Of so many cards, the places of all their subsets are numbered one after the other. */
const BINOMIALS = Array.from({ length: DECK + 1 }, (_, of) =>
  Array.from({ length: HAND + 1 }, (_unused, take) => Number(choose(of, take))),
);

/** The number of a set of cards in rising order among all sets of its size. */
function numberOf(cards: readonly number[], mask: number): number {
  let place = 0;
  let nth = 0;
  for (let at = 0; at < HAND; at += 1) {
    if (((mask >> at) & 1) === 0) continue;
    nth += 1;
    place += BINOMIALS[cards[at] ?? 0]?.[nth] ?? 0;
  }
  return place;
}

const SIZES = Array.from(
  { length: 1 << HAND },
  (_, mask) => [...mask.toString(2)].filter((bit) => bit === "1").length,
);

/** By size of the set and its number: what all hands that contain it pay together. */
function sumsOfSubsets(pays: Readonly<Record<PokerHand, number>>): Float64Array[] {
  const sums = Array.from({ length: HAND + 1 }, (_, size) => new Float64Array(Number(choose(DECK, size))));
  eachHand((cards) => {
    const hand = pokerHand(cards);
    if (!hand) return;
    for (let mask = 0; mask < SIZES.length; mask += 1) {
      const sum = sums[SIZES[mask] ?? 0];
      const place = numberOf(cards, mask);
      if (sum) sum[place] = (sum[place] ?? 0) + pays[hand];
    }
  });
  return sums;
}

/** By which of five cards are meant: what all hands with those cards pay together. */
function known(cards: readonly number[], sums: readonly Float64Array[]): number[] {
  return SIZES.map((size, mask) => sums[size]?.[numberOf(cards, mask)] ?? 0);
}

/** What a hold returns, over the common denominator. */
function returnOf(sums: readonly number[], held: number, weights: readonly number[]): number {
  const gone = SIZES.length - 1 - held;
  let sum = 0;
  for (let taken = gone; ; taken = (taken - 1) & gone) {
    const part = sums[held | taken] ?? 0;
    sum += (SIZES[taken] ?? 0) % 2 === 0 ? part : -part;
    if (taken === 0) break;
  }
  return sum * (weights[HAND - (SIZES[held] ?? 0)] ?? 0);
}

function valuesOf(
  cards: readonly number[],
  sums: readonly Float64Array[],
  weights: readonly number[],
): number[] {
  const own = known(cards, sums);
  return SIZES.map((_, held) => returnOf(own, held, weights));
}

function bestHold(values: readonly number[]): { held: number; value: number } {
  const value = Math.max(...values);
  return { held: values.indexOf(value), value };
}

function eachHand(visit: (cards: readonly number[]) => void): void {
  const cards = [0, 0, 0, 0, 0];
  const from = (nth: number, above: number): void => {
    if (nth === HAND) {
      visit(cards);
      return;
    }
    for (let card = above; card <= DECK - HAND + nth; card += 1) {
      cards[nth] = card;
      from(nth + 1, card + 1);
    }
  };
  from(0, 0);
}

function commonDivisor(left: bigint, right: bigint): bigint {
  return right === 0n ? left : commonDivisor(right, left % right);
}
