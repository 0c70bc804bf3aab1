import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { PAYOUT_MINOR_MAX } from "../../wallet/index.ts";
import { holdLevels } from "../store.ts";
import type { PeriodKind } from "./period.ts";
import { KEEPING_OF, PUT_OFF, SET_KEEP, SET_KEEPING, STOP_KEEPING } from "./statements.ts";

/** Says that levels of a brand are to be kept from its next whole period on, or that they are kept for ever: null. */
export async function setKeeping(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, period }: { readonly brandId: string; readonly period: PeriodKind | null },
): Promise<Outcome<{ before: PeriodKind | null; after: PeriodKind | null }, { reason: "unknownBrand" }>> {
  return db.transaction(async (transaction) => {
    const levels = await holdLevels(transaction, brandId);
    if (levels.length === 0) return refuse({ reason: "unknownBrand" });
    const [before] = await transaction.call(KEEPING_OF, [brandId]);
    if (period) await transaction.call(SET_KEEPING, [brandId, period, now()]);
    else await transaction.call(STOP_KEEPING, [brandId]);
    return done({ before: before?.period ?? null, after: period });
  });
}

export type KeepToSet = {
  readonly brandId: string;
  readonly rank: number;
  /** Null where the level is kept whatever is staked. */
  readonly keepMinor: bigint | null;
};

/**
 * Says what keeps a level. Where that is more than before, the period that runs is judged no more: nobody falls by what
 * was not said when it began.
 */
export async function setKeep(
  { db, now }: Pick<Context, "db" | "now">,
  { brandId, rank, keepMinor }: KeepToSet,
): Promise<Outcome<{ before: bigint | null }, { reason: "unknownLevel" | "firstLevel" | "badKeep" }>> {
  return db.transaction(async (transaction) => {
    const level = (await holdLevels(transaction, brandId)).find((one) => one.rank === rank);
    if (!level) return refuse({ reason: "unknownLevel" });
    if (rank === 0 && keepMinor !== null) return refuse({ reason: "firstLevel" });
    if (keepMinor !== null && (keepMinor <= 0n || keepMinor > PAYOUT_MINOR_MAX))
      return refuse({ reason: "badKeep" });
    await transaction.call(SET_KEEP, [brandId, rank, keepMinor]);
    const isMore = keepMinor !== null && (level.keepMinor === null || keepMinor > level.keepMinor);
    if (isMore) await transaction.call(PUT_OFF, [brandId, now()]);
    return done({ before: level.keepMinor });
  });
}
