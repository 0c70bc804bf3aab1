import { later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { type Break, openRounds, raiseAlarms } from "../wallet/index.ts";
import { comparedLate } from "./reconciliation/reconciliation-mark.ts";
import type { Vendor, VendorRegistry } from "./registry.ts";
import { canBeAsked } from "./rounds/open-round-sweep.ts";
import { LATE_AFTER_MS } from "./transfer/transfer-wallets-by-hand.ts";
import { openFundTransfers } from "./transfer/transfer-wallets-record.ts";

const LISTED_MOST = 50;

/**
 * Raises an alarm for what a vendor has left open for too long and only a person can end: money on its way to or
 * from its wallet, rounds at a vendor that cannot be asked, and a comparison that stands still at one that can. They
 * freeze nothing. Gives what nobody knew of.
 */
export async function watchVendors(
  context: Pick<Context, "db" | "now">,
  { all }: VendorRegistry,
): Promise<Break[]> {
  const before = later(context.now(), -LATE_AFTER_MS);
  const transfers = await openFundTransfers(context, { before, limit: LISTED_MOST });
  const late = transfers.map(({ id, vendor }) => `transfer ${id} of ${vendor}`);
  for (const vendor of all)
    if (await hasForgottenRounds(context, vendor)) late.push(`rounds of ${vendor.code}`);
  const still = await comparedLate(
    context,
    all.filter(canBeAsked).map(({ code }) => code),
  );
  late.push(...still.map((code) => `comparison with ${code}`));
  return raiseAlarms(
    context,
    late.map((subject) => ({ invariant: "late", subject })),
  );
}

/** A vendor that can be asked is asked by the sweep (open-round-sweep.ts). */
async function hasForgottenRounds(context: Pick<Context, "db" | "now">, vendor: Vendor): Promise<boolean> {
  if (vendor.mode !== "seamless" || canBeAsked(vendor)) return false;
  const olderThan = later(context.now(), -vendor.roundLimitMs);
  return (await openRounds(context, { vendor: vendor.code, olderThan })).length > 0;
}
