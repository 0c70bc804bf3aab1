import type { Theme } from "../../slots/theme.ts";
import type { ReelArt } from "../reels/reel-art.ts";

/** What a coin may be worth, in coins of the stake, in so many of all coins. */
export type CoinValue = { readonly value: number; readonly weight: number };

export type HoldRule = {
  /** So many coins in view lock and open the feature. */
  readonly trigger: number;
  /** Respins without a new coin until it ends. */
  readonly respins: number;
  /** An empty cell gets a coin in `landing[0]` of `landing[1]` respins. */
  readonly landing: readonly [number, number];
  readonly values: readonly CoinValue[];
  /** What all fifteen cells full of coins give besides their values. */
  readonly fullGrid: number;
};

/**
 * The rule of all our games of held coins: six coins lock, three respins without a new one end it, and an empty cell
 * gets one in every twentieth respin. What coins are worth, `[value, weight]`, and a full grid is each game's own.
 */
export function sixCoins(fullGrid: number, values: readonly (readonly [number, number])[]): HoldRule {
  return {
    trigger: 6,
    respins: 3,
    landing: [1, 20],
    fullGrid,
    values: values.map(([value, weight]) => ({ value, weight })),
  };
}

/**
 * A slot of 243 ways whose scatter is a coin: it pays nothing by itself, and enough of them are held while the rest is
 * spun again. `linePays` are for one way, in coins of the stake. No wild is on the first reel, and there are no free spins.
 */
export type HoldGame = Omit<Theme, "scatterPays" | "freeSpins"> & {
  readonly art: ReelArt;
  readonly hold: HoldRule;
};
