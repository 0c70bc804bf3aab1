import type { Card, Seat, Side } from "../games/cards.ts";
import type { HokmView } from "../games/hokm-view.ts";
import type { PasurView } from "../games/pasur-view.ts";

/** What one place may see: its own cards and what lies open. `seat` null is a spectator's view, without any hand. */
export type CardView = PasurView | HokmView;

/** What decides a match. */
export type Deals = {
  /** The deck of a hand, from its first card on; that of hand 0 is turned up to say who calls first. */
  deck(hand: number): Card[];
  /** Which of so many places deals the first hand. */
  dealer(places: number): Seat;
};

/**
 * A match at one moment. It never changes: an act gives the next one. Whoever holds it knows every card, so pages
 * and players without hands of their own (the house, the clock) are given a view.
 */
export type Match = {
  /** The seat whose turn it is; null when the match is over. */
  readonly turn: Seat | null;
  readonly winner: Side | null;
  /** The number of the hand that is being played, from 1. */
  readonly hand: number;
  /** Everything that may be done at this turn, each written as its form posts it. */
  options(): readonly string[];
  /** Throws on what is not among the options. */
  play(act: string): Match;
  view(seat: Seat | null): CardView;
};
