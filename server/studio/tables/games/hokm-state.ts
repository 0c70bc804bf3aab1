import type { Card, Seat, Side, Suit } from "./cards.ts";

/** Points that win the match, and tricks that win a hand. */
export const HOKM_GOAL = 7;
export const HOKM_SEATS = 4;
export const FIRST_CARDS = 5;

/** What a hand is worth; kot is a hand whose losers took no trick, and it is dearer to the side of the hakem. */
export const HAND_POINTS = { plain: 1, kot: 2, hakemKot: 3 } as const;

export type HokmResult = {
  readonly hakem: Seat;
  readonly trump: Suit;
  readonly tricks: readonly [number, number];
  readonly winner: Side;
  readonly kind: keyof typeof HAND_POINTS;
};

export type Laid = { readonly seat: Seat; readonly card: Card };

export type HokmState = {
  readonly hand: number;
  readonly hakem: Seat;
  readonly trump: Suit | null;
  /** All thirteen; before trump is called, a player holds the first five. */
  readonly hands: readonly (readonly Card[])[];
  readonly turn: Seat;
  readonly trick: readonly Laid[];
  readonly tricks: readonly [number, number];
  readonly last: { readonly laid: readonly Laid[]; readonly winner: Seat } | null;
  readonly points: readonly [number, number];
  readonly results: readonly HokmResult[];
  readonly winner: Side | null;
};

/** Those who sit across play together. */
export function sideOf(seat: Seat): Side {
  return seat % 2 === 0 ? 0 : 1;
}
