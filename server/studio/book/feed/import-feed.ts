import { setImmediate as othersTurn } from "node:timers/promises";
import type { Context } from "../../../db/context.ts";
import { applyFeedRow } from "./apply-feed.ts";
import { feedRows } from "./feed-file.ts";
import { readFeedRow } from "./feed-rows.ts";

/** What came of a file: good rows are kept also where others are bad. */
export type Imported = {
  readonly applied: number;
  /** Older than what is known already: nothing was changed. */
  readonly stale: number;
  /** Would change what was paid on: another operator has to confirm it (`book rulings`). */
  readonly proposed: number;
  readonly bad: readonly { readonly line: number; readonly why: string }[];
};

export type FeedImport = { ok: true; imported: Imported } | { ok: false; why: string };

/** Rows that are bad ask nobody, and so would follow each other without a pause. */
const ROWS_AT_A_STRETCH = 50;

/** Takes the news of a feed. Rows apply one by one, each by its own sequence, so that a file may come twice. */
export async function importFeed(context: Context, text: string): Promise<FeedImport> {
  const file = await feedRows(text);
  if (!file.ok) return file;
  const counted = { applied: 0, stale: 0, proposed: 0 };
  const bad: { line: number; why: string }[] = [];
  for (const [nth, { line, given }] of file.rows.entries()) {
    if (nth % ROWS_AT_A_STRETCH === 0) await othersTurn();
    const read = readFeedRow(given);
    if (!read.ok) {
      bad.push({ line, why: read.why });
      continue;
    }
    const answer = await context.db.transaction((db) => applyFeedRow({ ...context, db }, read.row));
    if (answer.kind === "bad") bad.push({ line, why: answer.why });
    else counted[answer.kind] += 1;
  }
  return { ok: true, imported: { ...counted, bad } };
}
