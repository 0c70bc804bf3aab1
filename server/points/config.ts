import type { Category } from "../catalogue/index.ts";

/** How points come and what they are worth, in one brand. */
export type PointsConfig = {
  /** One point for so much of real stakes, in minor units of the brand's asset. */
  readonly earnStakeMinor: bigint;
  /** Games of other categories earn nothing. */
  readonly earnCategories: readonly Category[];
  /** So many points are worth convertMinor; whole multiples alone are converted. */
  readonly convertPoints: bigint;
  readonly convertMinor: bigint;
  readonly convertMinPoints: bigint;
};

/** What points are worth, in one word: a form that names it is asked again when it has changed. */
export function rateOf({ convertPoints, convertMinor }: PointsConfig): string {
  return `${convertPoints}:${convertMinor}`;
}
