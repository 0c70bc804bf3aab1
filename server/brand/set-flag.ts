import { done, type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import type { BrandFlag } from "./brand.ts";
import { findBrand } from "./brand-book.ts";
import { saveFlag } from "./store.ts";

export type FlagRequest = { readonly brandId: string; readonly flag: BrandFlag; readonly isOn: boolean };

/** Switches something of a brand on or off. Every process follows within a second. */
export async function setFlag(
  context: Context,
  { brandId, flag, isOn }: FlagRequest,
): Promise<Outcome<null, { reason: "unknownBrand" }>> {
  if (!(await findBrand(context, brandId))) return refuse({ reason: "unknownBrand" });
  await saveFlag(context.db, { brandId, code: flag, isOn });
  return done(null);
}
