import type { Context } from "../db/context.ts";
import { sweepPictures } from "./store.ts";

/** Takes away the pictures whose time is over. They are refused before, so nothing hangs on when this runs. */
export async function sweepChallenges({ db, now }: Context): Promise<void> {
  await sweepPictures(db, now());
}
