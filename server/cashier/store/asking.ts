import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** When a provider is asked again: each time twice as long after the last, up to the longest pause. */
export function laterEachTime(
  at: Date,
  polls: PgColumn,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): SQL {
  return sql`${at.toISOString()}::timestamptz
    + least(${firstMs}::int * power(2, least(${polls}, 12)), ${longestMs}::int) * interval '1 millisecond'`;
}
