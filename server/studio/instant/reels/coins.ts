/** Every stake of these games is of so many coins, and every win a whole number of them. */
export const COINS_PER_STAKE = 20;

/** Exact, because every stake on offer is a whole number of coins. */
export function payoutOf(stakeMinor: bigint, win: number): bigint {
  const coins = BigInt(COINS_PER_STAKE);
  if (stakeMinor % coins !== 0n) throw new Error(`A stake of ${stakeMinor} is not of ${coins} whole coins`);
  return (stakeMinor / coins) * BigInt(win);
}
