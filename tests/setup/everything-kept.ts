import type { ServedSite } from "./served-site.ts";

/** What is in every table, as one number for each. */
export type Kept = ReadonlyMap<string, string>;

/**
 * What the house does by the clock, whoever asks for whatever: rounds, draws and matches come and go where somebody
 * looked. What is staked on them is not among it.
 */
const BY_THE_CLOCK = new RegExp(
  [
    "^(?:jobs|ledger|jackpots|figures|receipt)\\.",
    "^raffle\\.(?:raffles|entries|blocks)$",
    "^mission\\.",
    "^offer\\.weeks$",
    "^vip\\.periods$",
    "^agents\\.rebate",
    "^wallet\\.(?:alarms|watches)$",
    "^vendors\\.reconciled_times$",
    "^studio\\.(?:chains|shared_rounds|draws|book_events|book_markets|book_selections|book_prices)$",
    "^studio\\.(?:round|book)_visits$",
    "\\.(?:marks|win_marks|match_marks|rollup_marks)$",
  ].join("|"),
);

/** Columns that say when somebody was seen last: asking for anything changes them. */
const OF_THE_VISIT = ["seen_at", "idle_until", "is_confirmed"];

/**
 * Every row of every table with all that is in it. Two of these show whether anything was done in between, without
 * having to know what it would have been. Postings of the ledger have rows of their own elsewhere (rounds, deposits,
 * transfers), so the ledger, whose sums are folded in by the clock, need not be read.
 */
export async function everythingKept({ sql }: Pick<ServedSite, "sql">): Promise<Kept> {
  const tables = await sql<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_catalog.pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const named = tables.map(({ name }) => name).filter((name) => !BY_THE_CLOCK.test(name));
  const without = `'{${OF_THE_VISIT.join(",")}}'::text[]`;
  const marks = named.map(
    (name) => `select '${name}' as name, count(*) || ' ' ||
      coalesce(sum(hashtextextended((to_jsonb(kept) - ${without})::text, 0)), 0) as mark from ${name} as kept`,
  );
  const rows = await sql<{ name: string; mark: string }>(marks.join(" union all "));
  return new Map(rows.map(({ name, mark }) => [name, mark]));
}

/** The tables in which something is not as it was. */
export function changed(before: Kept, after: Kept): string[] {
  return [...after].filter(([name, mark]) => before.get(name) !== mark).map(([name]) => name);
}
