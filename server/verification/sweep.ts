import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { sweep } from "./code-store.ts";

/** Longer than any window: the day of a budget, and the hour of a breaker. */
const KEPT_MS = 2 * DAY_MS;

/** Forgets numbers and addresses that nothing asks about any more. */
export async function sweepVerification({ db, now }: Context): Promise<void> {
  await sweep(db, later(now(), -KEPT_MS));
}
