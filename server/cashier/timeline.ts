import type { OrderReason, TimelineEntry } from "./deposits/deposit.ts";
import type { EventRow } from "./store/events.ts";

/** The stories of some orders by reference. What changed no state is the house's own and is left out. */
export function timelines<State>(
  kind: "deposit" | "withdrawal",
  rows: readonly EventRow[],
): ReadonlyMap<string, TimelineEntry<State>[]> {
  const stories = new Map<string, TimelineEntry<State>[]>();
  for (const row of rows) {
    const reference = row[kind];
    if (reference === null) continue;
    const story = stories.get(reference) ?? [];
    if (story.at(-1)?.state === row.state) continue;
    const { at, note } = row;
    story.push({ state: row.state as State, at, reason: row.reason as OrderReason | null, note });
    stories.set(reference, story);
  }
  return stories;
}
