import { later } from "../../core/time.ts";
import type { Context } from "../../db/context.ts";

type Count = { count: number; endsAt: Date };

/** How often something happened for each key since it first did, until the window of that key is over. */
export type Tally = {
  /** The count after this one. */
  add(key: string): number;
  count(key: string): number;
  /** A happening that is not to count after all. */
  takeBack(key: string): void;
  clear(key: string): void;
  /** Lets the window of a key begin anew, with what was counted. */
  extend(key: string): void;
  /** When the count of a key ends; now for one without. */
  endsAt(key: string): Date;
};

/** What one attacker can make us remember. Beyond that the oldest counts are forgotten. */
const KEYS_MAX = 50_000;

/** Counts in this process's memory. Keys are kept in the order in which their windows began, so those that are over go first. */
export function openTally(now: Context["now"], windowMs: number, keysMax = KEYS_MAX): Tally {
  const counts = new Map<string, Count>();

  function known(key: string): Count | null {
    const found = counts.get(key);
    if (!found) return null;
    if (found.endsAt > now()) return found;
    counts.delete(key);
    return null;
  }

  function begin(key: string, count: number): void {
    counts.delete(key);
    for (const [oldest, { endsAt }] of counts) {
      if (counts.size < keysMax && endsAt > now()) break;
      counts.delete(oldest);
    }
    counts.set(key, { count, endsAt: later(now(), windowMs) });
  }

  return {
    add(key) {
      const found = known(key);
      if (found) found.count += 1;
      else begin(key, 1);
      return found?.count ?? 1;
    },
    count: (key) => known(key)?.count ?? 0,
    takeBack(key) {
      const found = known(key);
      if (found && found.count > 1) found.count -= 1;
      else counts.delete(key);
    },
    clear: (key) => void counts.delete(key),
    extend(key) {
      const found = known(key);
      if (found) begin(key, found.count);
    },
    endsAt: (key) => known(key)?.endsAt ?? now(),
  };
}
