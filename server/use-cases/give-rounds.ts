import { findPlayer, isTrialType } from "../accounts/index.ts";
import { type Outcome, refuse } from "../core/outcome.ts";
import type { Context } from "../db/context.ts";
import { playPause } from "../limits/index.ts";
import { grantFreeRounds } from "../studio/index.ts";

type RoundsGift = Omit<Parameters<typeof grantFreeRounds>[1], "playerRef" | "asset"> & {
  readonly playerId: bigint;
};

type Granted = Awaited<ReturnType<typeof grantFreeRounds>>;
type Given = Granted | Outcome<never, { readonly reason: "unknownPlayer" | "onABreak" }>;

/**
 * Gives rounds of the studio's reels by hand, once for their key. The studio knows no breaks, so whoever is on one is
 * refused here.
 */
export async function giveRounds(context: Context, { playerId, ...gift }: RoundsGift): Promise<Given> {
  const player = await findPlayer(context, playerId);
  if (!player) return refuse({ reason: "unknownPlayer" });
  if (await playPause(context, playerId)) return refuse({ reason: "onABreak" });
  const asset = isTrialType(player.accountType) ? "TRIAL" : "P";
  return grantFreeRounds(context, { ...gift, playerRef: playerId.toString(), asset });
}
