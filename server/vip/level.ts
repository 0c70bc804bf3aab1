import type { LocalText } from "../core/languages.ts";

/** One level of a brand (clubLabel). Rank 0 is where everybody begins. */
export type Level = {
  readonly rank: number;
  readonly names: LocalText;
  /** Stakes of real money that reach it, in minor units of the brand's asset. */
  readonly stakedMinor: bigint;
  /** How many points a stake earns here, in hundredths of what it earns at rank 0. */
  readonly pointsPercent: number;
  /** Given once when the level is reached; nought for none. */
  readonly rewardPoints: bigint;
  readonly privileges: readonly LocalText[];
};

/** The highest level that these stakes reach. */
export function levelReached(levels: readonly Level[], stakedMinor: bigint): Level | undefined {
  return levels.findLast((level) => level.stakedMinor <= stakedMinor);
}
