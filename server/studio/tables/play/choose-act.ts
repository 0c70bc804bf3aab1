import { type Card, height, SUITS, type Suit, suitOf } from "../games/cards.ts";
import { callOf, winnerOf } from "../games/hokm.ts";
import { sideOf } from "../games/hokm-state.ts";
import type { HokmView } from "../games/hokm-view.ts";
import { cardsOfAct } from "../games/pasur.ts";
import { SUR_POINTS, worthOf } from "../games/pasur-score.ts";
import type { PasurView } from "../games/pasur-view.ts";
import type { CardView } from "../seats/match.ts";

/**
 * Players without a hand: the clock for somebody who is away, and the house. Both know what their seat may see and
 * nothing else, use no chance, and so play the same card at the same sight.
 */
export function actOfTheClock(view: CardView): string {
  return view.game === "hokm" ? lowest(view) : first(view.options);
}

/** The trump of which there is most, else the lowest card, trumps last. */
function lowest(view: HokmView): string {
  if (view.trump === null) return callOf(longestSuit(view.own));
  return cheapest(view.options as Card[], view.trump);
}

export function actOfTheHouse(view: CardView): string {
  if (view.game === "pasur") return best(view.options, (act) => pasurWorth(view, act));
  if (view.trump === null) return callOf(longestSuit(view.own));
  return hokmCard(view, view.trump);
}

function first(options: readonly string[]): string {
  const [act] = options;
  if (act === undefined) throw new Error("There is nothing that may be played");
  return act;
}

/** The first of the best. */
function best<Option extends string>(options: readonly Option[], worth: (option: Option) => number): Option {
  return options.reduce((one, other) => (worth(other) > worth(one) ? other : one));
}

/** Points count most, then clubs, then cards; a card that is laid down should be worth little to the other. */
function pasurWorth({ pool }: PasurView, act: string): number {
  const { card, take } = cardsOfAct(act);
  const worth = (one: Card) => worthOf(one) * 10 + (suitOf(one) === "C" ? 4 : 0) + 1;
  if (take.length === 0) return -worth(card) - (card.startsWith("J") ? 50 : 0);
  const sur = take.length === pool.length && !card.startsWith("J") ? SUR_POINTS * 10 : 0;
  return [card, ...take].reduce((sum, one) => sum + worth(one), sur) - (card.startsWith("J") ? 15 : 0);
}

function longestSuit(own: readonly Card[]): Suit {
  const weight = (suit: Suit) =>
    own.filter((card) => suitOf(card) === suit).reduce((sum, card) => sum + 100 + height(card), 0);
  return SUITS.reduce((one, other) => (weight(other) > weight(one) ? other : one));
}

/**
 * Leads the highest card of a plain suit, wins as cheaply as it can, and throws away where the partner wins already.
 */
function hokmCard(view: HokmView, trump: Suit): string {
  const { trick, seat, options } = view;
  const cards = options as Card[];
  if (seat === null) throw new Error("A spectator plays no card");
  if (trick.length === 0) return best(cards, (card) => height(card) - (suitOf(card) === trump ? 13 : 0));
  if (sideOf(winnerOf(trick, trump)) === sideOf(seat)) return cheapest(cards, trump);
  const winning = cards.filter((card) => winnerOf([...trick, { seat, card }], trump) === seat);
  return cheapest(winning.length > 0 ? winning : cards, trump);
}

function cheapest(cards: readonly Card[], trump: Suit): Card {
  return best(cards, (card) => -height(card) - (suitOf(card) === trump ? 100 : 0));
}
