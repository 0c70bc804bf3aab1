import type { Draw } from "../pf1.ts";
import { type Rational, rational } from "../rational.ts";
import { CARDS, DECKS, rankOf, shoe, suitOf } from "./cards.ts";

/** One card each from eight decks; the higher wins, and the ace is the lowest. */
export type DragonTigerOutcome = {
  readonly kind: "dragon-tiger";
  readonly dragon: number;
  readonly tiger: number;
};

export const DRAGON_TIGER_SPOTS = ["dragon", "tie", "tiger", "suited-tie"] as const;
type DragonTigerSpot = (typeof DRAGON_TIGER_SPOTS)[number];

const TIE_PAYS = 1200;
const SUITED_TIE_PAYS = 5100;
/** A tie takes half of what was staked on either side. */
const HALF = 50;

export function dealDragonTiger(draw: Draw): DragonTigerOutcome {
  const next = shoe(draw);
  return { kind: "dragon-tiger", dragon: next(), tiger: next() };
}

export function dragonTigerWinner({ dragon, tiger }: DragonTigerOutcome): "dragon" | "tiger" | "tie" {
  const difference = rankOf(dragon) - rankOf(tiger);
  if (difference === 0) return "tie";
  return difference > 0 ? "dragon" : "tiger";
}

export function dragonTigerPays(outcome: DragonTigerOutcome, spot: DragonTigerSpot): number {
  const winner = dragonTigerWinner(outcome);
  if (spot === "suited-tie")
    return winner === "tie" && suitOf(outcome.dragon) === suitOf(outcome.tiger) ? SUITED_TIE_PAYS : 0;
  if (spot === "tie") return winner === "tie" ? TIE_PAYS : 0;
  if (winner === "tie") return HALF;
  return winner === spot ? 200 : 0;
}

/** The return of a spot, counted over every pair of cards. */
export function dragonTigerReturn(spot: DragonTigerSpot): Rational {
  let hundredths = 0n;
  for (let dragon = 0; dragon < CARDS; dragon += 1) {
    for (let tiger = 0; tiger < CARDS; tiger += 1) {
      const ways = DECKS * (dragon === tiger ? DECKS - 1 : DECKS);
      hundredths += BigInt(ways * dragonTigerPays({ kind: "dragon-tiger", dragon, tiger }, spot));
    }
  }
  const all = BigInt(DECKS * CARDS * (DECKS * CARDS - 1));
  return rational(hundredths, 100n * all);
}
