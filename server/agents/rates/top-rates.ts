import { done, type Outcome, refuse } from "../../core/outcome.ts";
import { allOrNothing } from "../../db/all-or-nothing.ts";
import type { Context } from "../../db/context.ts";
import { HOLD, MOST_OF_TOPS, SET_TOP } from "./rate-statements.ts";
import { byProduct, type Rates, topRates } from "./rates-of.ts";

/**
 * Sets the most that the house gives whoever stands below nobody, by product. It takes nothing from anybody: less than
 * one of them has is refused.
 */
export function setTopRates(
  context: Context,
  { brandId, rates }: { readonly brandId: string; readonly rates: Rates },
): Promise<Outcome<Rates, { readonly reason: "rateBelowTeam" }>> {
  return allOrNothing<Outcome<Rates, { readonly reason: "rateBelowTeam" }>>(context.db, async (db) => {
    await db.call(HOLD, []);
    const had = byProduct(await db.call(MOST_OF_TOPS, [brandId, context.now()]));
    for (const [product, rate] of Object.entries(rates)) {
      if (rate < (had[product] ?? 0)) return refuse({ reason: "rateBelowTeam" });
      await db.call(SET_TOP, [brandId, product, rate]);
    }
    return done(await topRates({ db }, brandId));
  });
}
