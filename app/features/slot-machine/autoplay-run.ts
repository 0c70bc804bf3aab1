/** Why automatic spins ended. */
export type AutoplayEnd = "done" | "asked" | "loss" | "win" | "freeSpins" | "refused" | "hidden";

/** Automatic spins that are under way. Amounts are in minor units. */
export type AutoplayRun = {
  readonly of: number;
  readonly left: number;
  /** They never lose more than this together. */
  readonly mostLost: bigint;
  /** A single win of so much ends them. */
  readonly enoughWon: bigint;
  /** Stakes less payouts until now: below nothing where they have won. */
  readonly lost: bigint;
};

/** What one of the spins came to. */
export type PlayedSpin = { readonly stake: bigint; readonly payout: bigint; readonly hasFreeSpins: boolean };

/** How they stand after a spin, or why it was the last one. */
export function afterSpin(
  run: AutoplayRun,
  { stake, payout, hasFreeSpins }: PlayedSpin,
): AutoplayRun | AutoplayEnd {
  if (hasFreeSpins) return "freeSpins";
  if (payout >= run.enoughWon) return "win";
  const left = run.left - 1;
  return left === 0 ? "done" : { ...run, left, lost: run.lost + stake - payout };
}

/** Whether the next stake, lost as a whole, stays within what may be lost. */
export function mayStake({ lost, mostLost }: AutoplayRun, stake: bigint): boolean {
  return lost + stake <= mostLost;
}
