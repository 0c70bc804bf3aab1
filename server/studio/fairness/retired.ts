import { RANKS } from "./cards.ts";
import type { Draw } from "./pf1.ts";

/**
 * How version 1 of some games took things from a row and counted its cards. Nothing is begun in these ways any more;
 * they stay so that what was begun is played to its end and what was played can be checked for ever.
 */

/** From a shoe: the thing at the place that is drawn goes, and the last one that is left takes its place. */
export function fromShoe(draw: Draw, of: number): () => number {
  let left = of;
  const moved = new Map<number, number>();
  return () => {
    const place = draw(left);
    left -= 1;
    const thing = moved.get(place) ?? place;
    moved.set(place, moved.get(left) ?? left);
    return thing;
  };
}

/** Closing the gap: the thing at the place that is drawn goes, and all behind it move up. */
export function closingTheGap(draw: Draw, { count, of }: { count: number; of: number }): number[] {
  const left = Array.from({ length: of }, (_, place) => place);
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}

/** A whole shuffle, from the last place down. */
export function shuffledFromTheLast<Thing>(draw: Draw, things: readonly Thing[]): Thing[] {
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

/** The card that had this number where each suit ran from the ace to the king. */
export function cardFromAce(card: number): number {
  const rank = card % RANKS;
  return card - rank + ((rank + RANKS - 1) % RANKS);
}

/** The number that a card had in that order. */
export function numberFromAce(card: number): number {
  const rank = card % RANKS;
  return card - rank + ((rank + 1) % RANKS);
}

/** A deck of the card tables as it lay before the shuffle: from the ace to the king, of clubs, diamonds, hearts, spades. */
export const TABLES_DECK = ["C", "D", "H", "S"].flatMap((suit) =>
  [..."A23456789TJQK"].map((rank) => `${rank}${suit}`),
);
