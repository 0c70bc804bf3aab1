import type { Theme } from "../../theme.ts";
import type { ReelArt } from "../ways/ways-game.ts";

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
 * A slot of 243 ways whose scatter is a coin: it pays nothing by itself, and enough of them are held while the rest is
 * spun again. `linePays` are for one way, in coins of the stake. No wild is on the first reel, and there are no free spins.
 */
export type HoldGame = Omit<Theme, "scatterPays" | "freeSpins"> & {
  readonly art: ReelArt;
  readonly hold: HoldRule;
};
