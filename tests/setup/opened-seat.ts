import type { Asset } from "#server/core/numbers/money.ts";
import type { Context } from "#server/db/context.ts";
import { ensureSeedPairs } from "#server/studio/fairness/seed-pair.ts";
import type { StudioVendor } from "#server/studio/index.ts";
import { insertSession } from "#server/studio/store.ts";
import { issueLaunch } from "#server/vendors/index.ts";

type Opened = { vendor: StudioVendor; game: string; asset?: Asset };

/**
 * Opens a game for a player and answers with the session. Players of a studio house have trial funds alone, so the
 * launch is of those whatever `asset` the session is of.
 */
export async function openedSeat(
  context: Context,
  playerRef: string,
  { vendor, game, asset = "TRIAL" }: Opened,
): Promise<string> {
  const launch = { playerId: BigInt(playerRef), vendor, game, asset: "TRIAL", language: "fa" } as const;
  const { token: walletToken } = await issueLaunch(context, launch);
  const id = context.newId();
  const session = { id, playerRef, vendor, game, asset, walletToken, openedAt: context.now() };
  await insertSession(context.db, session);
  await ensureSeedPairs(context, playerRef);
  return id;
}
