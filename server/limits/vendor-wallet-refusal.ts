import type { Context } from "../db/context.ts";
import type { Pause } from "./pause.ts";
import { lockKnownPlayer, readCeilings, readPause } from "./store.ts";

export type VendorWalletRefusal = { reason: Pause["kind"] | "playLimits" };

/**
 * What speaks against money going into a wallet that a vendor keeps; null when nothing does. What is staked out of it
 * no ledger of ours counts, so nothing goes there for who has bound their play by any limit. Locks the player's limits
 * to the end of the caller's transaction.
 */
export async function vendorWalletRefusal(
  { db, now }: Context,
  playerId: bigint,
): Promise<VendorWalletRefusal | null> {
  if (!(await lockKnownPlayer(db, playerId))) return null;
  const pause = await readPause(db, playerId, now());
  if (pause) return { reason: pause.kind };
  const names = [...(await readCeilings(db, playerId)).keys()];
  return names.some((name) => !name.startsWith("deposit-")) ? { reason: "playLimits" } : null;
}
