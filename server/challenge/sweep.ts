import type { Context } from "../db/context.ts";
import { sweepAnswered } from "./answered-budgets.ts";
import { sweepPictures } from "./store.ts";

/** Takes away the pictures whose time is over, and counts that have sunk to nothing. They are refused before, so nothing hangs on when this runs. */
export async function sweepChallenges({ db, now }: Context): Promise<void> {
  await sweepPictures(db, now());
  await sweepAnswered(db, now());
}
