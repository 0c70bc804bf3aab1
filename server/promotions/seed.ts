import type { Context } from "../db/context.ts";
import { FIRST_PROMOTIONS } from "./first-promotions.ts";
import { putFirstPromotions } from "./publish.ts";

/** Puts up the promotions of a new house, and brings up to date those that nobody has changed since. */
export async function seedPromotions(context: Context): Promise<void> {
  await context.db.transaction((db) => putFirstPromotions({ ...context, db }, FIRST_PROMOTIONS));
}
