import type { InstantStakes } from "../instant-game.ts";
import { COINS_PER_STAKE } from "./coins.ts";

/** The stakes that these coins make. */
export function stakesOf(coinsMinor: readonly bigint[]): InstantStakes {
  return steppedStakes(coinsMinor.map((coin) => coin * BigInt(COINS_PER_STAKE)));
}

/** One of these stakes, of which the least comes first and the most last. */
export function steppedStakes(stepsMinor: readonly bigint[]): InstantStakes {
  const minMinor = stepsMinor[0] ?? 0n;
  return { minMinor, maxMinor: stepsMinor.at(-1) ?? minMinor, stepsMinor };
}
