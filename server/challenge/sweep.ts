import type { Context } from "../db/context.ts";
import { sweepAnswered } from "./answered-budgets.ts";
import { sweepPictures } from "./store.ts";
import { sweepWorks } from "./work.ts";

/** Takes away pictures and work whose time is over, and counts that have sunk to nothing. Nothing hangs on when. */
export async function sweepChallenges({ db, now }: Context): Promise<void> {
  await sweepPictures(db, now());
  await sweepAnswered(db, now());
  await sweepWorks(db, now());
}
