export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

export function p99(figures: readonly number[]): number {
  return quantile(figures, 0.99);
}

/** How far two halves of the same figures are from each other, as a ratio. */
export function noiseOf(all: readonly number[]): number {
  const [even, odd] = [all.filter((_, nth) => nth % 2 === 0), all.filter((_, nth) => nth % 2 === 1)];
  return Math.abs(median(even) / median(odd) - 1);
}

function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
