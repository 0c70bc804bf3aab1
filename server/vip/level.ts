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
  /** Stakes within a period that keep it, where the brand has levels kept; null where it is kept whatever is staked. */
  readonly keepMinor: bigint | null;
} & LevelWithdrawals;

/** What a level widens of the day in which its players take money out; null where the brand's own holds. */
export type LevelWithdrawals = {
  readonly withdrawalsPerDay: number | null;
  readonly withdrawnPerDayMinor: bigint | null;
  /** Whether their withdrawals are looked at before those of others. */
  readonly withdrawalsFirst: boolean;
};

/** The highest level that these stakes reach. */
export function levelReached(levels: readonly Level[], stakedMinor: bigint): Level | undefined {
  return levels.findLast((level) => level.stakedMinor <= stakedMinor);
}
