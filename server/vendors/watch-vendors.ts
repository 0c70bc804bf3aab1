import { later } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import { type Break, openRounds, raiseAlarms } from "../wallet/index.ts";
import type { Vendor, VendorRegistry } from "./registry.ts";
import { LATE_AFTER_MS } from "./transfer-wallets-by-hand.ts";
import { openFundTransfers } from "./transfer-wallets-record.ts";

const LISTED_MOST = 50;

/**
 * Raises an alarm for what a vendor has left open for too long and only a person can end: money on its way to or
 * from its wallet, and rounds at a vendor that cannot be asked. They freeze nothing. Gives what nobody knew of.
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
  return raiseAlarms(
    context,
    late.map((subject) => ({ invariant: "late", subject })),
  );
}

/** Whoever can be asked is asked by the sweep (open-round-sweep.ts). */
async function hasForgottenRounds(
  context: Pick<Context, "db" | "now">,
  { code, mode, apiUrl, secret, roundLimitMs }: Vendor,
): Promise<boolean> {
  if (mode !== "seamless" || (apiUrl && secret)) return false;
  const olderThan = later(context.now(), -roundLimitMs);
  return (await openRounds(context, { vendor: code, olderThan })).length > 0;
}
