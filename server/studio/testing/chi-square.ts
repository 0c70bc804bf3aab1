/**
 * Pearson's statistic of counts against their shares of all, as standard deviations above the mean of its distribution
 * after Wilson and Hilferty: 2.326 is the 99 percent point. Without shares all are equally likely.
 */
export function chiSquareScore(
  counts: readonly number[],
  shares: readonly number[] = counts.map(() => 1 / counts.length),
): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const statistic = counts.reduce((sum, count, nth) => {
    const expected = total * (shares[nth] ?? 0);
    return sum + (count - expected) ** 2 / expected;
  }, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
}

export const CHI_SQUARE_99_PERCENT = 2.326;
