import { findBrand } from "../../brand/index.ts";
import type { Context } from "../../db/context.ts";
import { type Period, type PeriodKind, periodOf } from "./period.ts";
import { shortOf } from "./short.ts";
import { KEEPING_OF, type Keeping } from "./statements.ts";

/** What a brand says of keeping levels; null where they are kept for ever. */
export async function keepingOf({ db }: Pick<Context, "db">, brandId: string): Promise<Keeping | null> {
  const [keeping] = await db.call(KEEPING_OF, [brandId]);
  return keeping ?? null;
}

export type WouldFall = { readonly period: Period; readonly byRank: ReadonlyMap<number, number> };

/** How many would fall from each level if the period before the one that runs were judged now. Nobody falls by it. */
export async function wouldFall(
  context: Context,
  { brandId, kind }: { readonly brandId: string; readonly kind: PeriodKind },
): Promise<WouldFall | null> {
  const brand = await findBrand(context, brandId);
  if (!brand) return null;
  const running = periodOf(context.now(), kind, brand.timeZone);
  const period = periodOf(new Date(running.from.getTime() - 1), kind, brand.timeZone);
  const byRank = new Map<number, number>();
  for await (const { rank } of shortOf(context, brandId, period))
    byRank.set(rank, (byRank.get(rank) ?? 0) + 1);
  return { period, byRank };
}
