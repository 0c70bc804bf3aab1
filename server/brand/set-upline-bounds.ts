import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { UplineBounds } from "./statements.ts";
import { lockUplineBounds, saveUplineBounds } from "./store.ts";

export type BoundsRequest = {
  readonly brandId: string;
  /** Minor units of the brand's asset. What is not named stays. */
  readonly minMinor?: bigint | undefined;
  readonly maxMinor?: bigint | undefined;
  readonly dayMinor?: bigint | undefined;
};

/**
 * Says how much may go to the upline: in one transfer at least and at most, and in a day. Each is at most the next
 * (`badBounds`). Every process follows within a second. Gives what it was and what it is.
 */
export function setUplineBounds(
  { db }: Pick<Context, "db">,
  { brandId, minMinor, maxMinor, dayMinor }: BoundsRequest,
): Promise<Outcome<{ before: UplineBounds; after: UplineBounds }, { reason: "unknownBrand" | "badBounds" }>> {
  return db.transaction(async (transaction) => {
    const before = await lockUplineBounds(transaction, brandId);
    if (!before) return refuse({ reason: "unknownBrand" });
    const after: UplineBounds = {
      uplineMinMinor: minMinor ?? before.uplineMinMinor,
      uplineMaxMinor: maxMinor ?? before.uplineMaxMinor,
      uplineDayMinor: dayMinor ?? before.uplineDayMinor,
    };
    const { uplineMinMinor: min, uplineMaxMinor: max, uplineDayMinor: day } = after;
    if (min < 1n || min > max || max > day) return refuse({ reason: "badBounds" });
    await saveUplineBounds(transaction, brandId, after);
    return done({ before, after });
  });
}
