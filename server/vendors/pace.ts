import { openTokenBuckets, type TokenBuckets } from "../core/bounds/token-buckets.ts";
import { MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { VendorRegistry } from "./registry.ts";

/** How fast vendors may call. */
export type Pace = {
  /** Whether a call of this vendor is one too many at this moment. */
  isTooFast(vendor: string): boolean;
  /** Whether it is time to say once more that a vendor is. */
  isToTell(vendor: string): boolean;
};

/** A vendor may make up in one second for what it was silent in the one before. */
const BURST_SECONDS = 2;

/** The pace of foreign vendors, each its own, counted in this process; games of ours are bound by their players. */
export function vendorPace({ now }: Pick<Context, "now">, { all }: VendorRegistry): Pace {
  const clock = () => now().getTime();
  const buckets = new Map<string, TokenBuckets>(
    all.map(({ code, callsPerSecond }) => {
      const size = { holds: callsPerSecond * BURST_SECONDS, refillMs: SECOND_MS / callsPerSecond };
      return [code, openTokenBuckets(clock, size)];
    }),
  );
  const told = openTokenBuckets(clock, { holds: 1, refillMs: MINUTE_MS });
  return {
    isTooFast: (vendor) => buckets.get(vendor)?.take(vendor) === false,
    isToTell: (vendor) => told.take(vendor),
  };
}
