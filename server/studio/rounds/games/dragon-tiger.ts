import { DECK, pipsOf, suitOf } from "../../fairness/cards.ts";
import { type Rational, rational } from "../../rational.ts";
import { DECKS, type Shoe } from "./cards.ts";

/** One card each from eight decks; the higher wins, and the ace is the lowest. */
export type DragonTigerOutcome = {
  readonly kind: "dragon-tiger";
  readonly dragon: number;
  readonly tiger: number;
};

export const DRAGON_TIGER_SPOTS = ["dragon", "tie", "tiger", "suited-tie"] as const;
export type DragonTigerSpot = (typeof DRAGON_TIGER_SPOTS)[number];

/** What a spot that wins gives back, in hundredths of the stake. */
export const DRAGON_TIGER_PRICES: Readonly<Record<DragonTigerSpot, number>> = {
  dragon: 200,
  tie: 1200,
  tiger: 200,
  "suited-tie": 5100,
};
/** A tie takes half of what was staked on either side. */
export const HALF = 50;

/** The dragon's card is the first of the shoe. */
export function dealDragonTiger(next: Shoe): DragonTigerOutcome {
  return { kind: "dragon-tiger", dragon: next(), tiger: next() };
}

export function dragonTigerWinner({ dragon, tiger }: DragonTigerOutcome): "dragon" | "tiger" | "tie" {
  const difference = pipsOf(dragon) - pipsOf(tiger);
  if (difference === 0) return "tie";
  return difference > 0 ? "dragon" : "tiger";
}

/** What a spot gives back, in hundredths of the stake. */
export function dragonTigerPays(outcome: DragonTigerOutcome, spot: DragonTigerSpot): number {
  const winner = dragonTigerWinner(outcome);
  const isSuited = suitOf(outcome.dragon) === suitOf(outcome.tiger);
  if (winner === "tie" && (spot === "dragon" || spot === "tiger")) return HALF;
  const hits = spot === "suited-tie" ? winner === "tie" && isSuited : winner === spot;
  return hits ? DRAGON_TIGER_PRICES[spot] : 0;
}

/** The return of a spot, counted over every pair of cards. */
export function dragonTigerReturn(spot: DragonTigerSpot): Rational {
  let hundredths = 0n;
  for (let dragon = 0; dragon < DECK; dragon += 1) {
    for (let tiger = 0; tiger < DECK; tiger += 1) {
      const ways = DECKS * (dragon === tiger ? DECKS - 1 : DECKS);
      hundredths += BigInt(ways * dragonTigerPays({ kind: "dragon-tiger", dragon, tiger }, spot));
    }
  }
  const all = BigInt(DECKS * DECK * (DECKS * DECK - 1));
  return rational(hundredths, 100n * all);
}
