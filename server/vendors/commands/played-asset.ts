import type { Asset } from "../../core/numbers/money.ts";
import { type Desk, type Owner, ownAsset } from "../desk.ts";
import { latestAsset } from "../launch/launches.ts";

/**
 * The asset whose balance is told when a command names none and is about nothing that we know: that of the game which
 * the player launched last at this vendor, as its session has it.
 */
export async function playedAsset({ context, vendor }: Desk, player: Owner): Promise<Asset> {
  const own = ownAsset(player);
  if (player.trialOnly) return own;
  return (await latestAsset(context, { playerId: player.id, vendor })) ?? own;
}
