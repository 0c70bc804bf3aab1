import {
  dropUnshownPictures,
  fetchPictures,
  isTakenOver,
  offerDifference,
  takeOffer,
} from "../catalogue/index.ts";
import { DAY_MS, later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { askVendorGames, forgetOpenedGames, type Vendor, type VendorRegistry } from "../vendors/index.ts";

/** Fewer than this may go at once without a person looking. */
const FEW = 5;

/** What became of a vendor's games: `held` waits for a person, because most of what is shown would go. */
export type KeptGames = { readonly vendor: string; readonly fate: "taken" | "held" | "silent" };

/**
 * Keeps the games of vendors as they offer them, once an operator has taken them over for the first time. A vendor
 * that suddenly offers less than half is not believed without a person: `vendor take-games`. Run by the clock.
 */
export async function keepVendorGames(context: Context, { all }: VendorRegistry): Promise<KeptGames[]> {
  const kept: KeptGames[] = [];
  const faults: unknown[] = [];
  for (const vendor of all) {
    if (!vendor.apiUrl || vendor.dialect !== null || !(await isTakenOver(context, vendor.code))) continue;
    const fate = await keepGames(context, vendor).catch((fault) => void faults.push(fault));
    if (fate) kept.push({ vendor: vendor.code, fate });
  }
  await dropUnshownPictures(context, later(context.now(), -DAY_MS));
  await forgetOpenedGames(context);
  if (faults.length > 0) throw new AggregateError(faults, "Games of vendors could not be taken over.");
  return kept;
}

async function keepGames(context: Context, vendor: Vendor): Promise<KeptGames["fate"]> {
  const asked = await askVendorGames(vendor, context.now);
  if (!asked.ok) return "silent";
  const { code, name: vendorNames, trial, categories, picturesFromInside: mayBeInside } = vendor;
  const offer = { vendor: code, vendorNames, trial, categories, games: asked.value };
  const { gone, shown } = await offerDifference(context, offer);
  if (gone.length > FEW && gone.length * 2 > shown) return "held";
  await takeOffer(context, offer, await fetchPictures(context, offer, { mayBeInside }));
  return "taken";
}
