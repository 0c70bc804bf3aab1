/** How much a bucket holds, and how long until there is one more in it. */
export type BucketSize = { readonly holds: number; readonly refillMs: number };

/** A bucket for each key; nobody had to fill the first time. */
export type TokenBuckets = {
  /** Takes one out, or says that there is none. Whoever is refused so waits no longer for it. */
  take(key: string): boolean;
};

/** What one attacker can make us remember. Beyond that, those that were used longest ago count as full. */
const KEYS_MAX = 50_000;

/**
 * Buckets in this process's memory, for what must cost almost nothing to refuse. A bucket is one number, the moment at
 * which it is full again. They are kept in the order in which they were used, so those that are full go first.
 */
export function openTokenBuckets(
  now: () => number,
  { holds, refillMs }: BucketSize,
  keysMax = KEYS_MAX,
): TokenBuckets {
  const fullAt = new Map<string, number>();

  function forget(present: number): void {
    for (const [oldest, full] of fullAt) {
      if (fullAt.size < keysMax && full > present) break;
      fullAt.delete(oldest);
    }
  }

  return {
    take(key) {
      const present = now();
      const full = Math.max(fullAt.get(key) ?? present, present) + refillMs;
      if (full - present > holds * refillMs) return false;
      fullAt.delete(key);
      forget(present);
      fullAt.set(key, full);
      return true;
    },
  };
}
