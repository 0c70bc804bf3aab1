export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5);
}

export function p99(figures: readonly number[]): number {
  return quantile(figures, 0.99);
}

function quantile(figures: readonly number[], part: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
