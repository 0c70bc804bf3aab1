import { later, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { closeBoards } from "./boards/close-boards.ts";
import { DUE_PERIODS } from "./boards/place-statements.ts";
import { countProgress } from "./count-progress.ts";

/** A stake of the last moment has so long to be written. */
const PAUSE_MS = 5 * SECOND_MS;

/** Counts for missions and boards, and closes the boards whose time was over a while ago. */
export async function runMissions(context: Context): Promise<void> {
  // Before counting: what was written before the pause is counted before anything closes.
  const due = await context.db.call(DUE_PERIODS, [later(context.now(), -PAUSE_MS)]);
  await countProgress(context);
  await closeBoards(context, due);
}
