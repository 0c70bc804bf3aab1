import { type Money, money } from "../../core/numbers/money.ts";
import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { lockSettings, readSettings, updateWithdrawalDay } from "../store/methods.ts";

/** What a brand lets one player take out in a day. */
export type DaySettings = { readonly many: number; readonly sum: Money };

type Request = {
  readonly brandId: string;
  /** What is not named stays. */
  readonly many?: number | undefined;
  readonly sumMinor?: bigint | undefined;
};

const MANY_MAX = 1000;

/** Null where the brand takes no withdrawals. */
export async function withdrawalDaySettings(
  { db }: Pick<Context, "db">,
  brandId: string,
): Promise<DaySettings | null> {
  const row = await readSettings(db, brandId);
  return row && { many: row.withdrawalsPerDay, sum: money(row.withdrawnPerDayMinor, "P") };
}

/** Says how many withdrawals a player may make in a day, and of how much together. Gives what it was and what it is. */
export function setWithdrawalDay(
  { db }: Pick<Context, "db">,
  { brandId, many, sumMinor }: Request,
): Promise<
  Outcome<{ before: DaySettings; after: DaySettings }, { reason: "unknownBrand" | "badWithdrawalDay" }>
> {
  return db.transaction(async (transaction) => {
    const row = await lockSettings(transaction, brandId);
    if (!row) return refuse({ reason: "unknownBrand" });
    const before = { many: row.withdrawalsPerDay, sum: money(row.withdrawnPerDayMinor, "P") };
    const after = { many: many ?? before.many, sum: money(sumMinor ?? before.sum.minor, "P") };
    if (after.many < 1 || after.many > MANY_MAX) return refuse({ reason: "badWithdrawalDay" });
    await updateWithdrawalDay(transaction, brandId, { many: after.many, sumMinor: after.sum.minor });
    return done({ before, after });
  });
}
