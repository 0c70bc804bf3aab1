import type { Player } from "../accounts/index.ts";
import { takeAllBonuses } from "../bonuses/index.ts";
import type { Context } from "../db/context.ts";
import { claimMission, ownMissions } from "../missions/index.ts";

/** Takes every bonus that is offered and every prize of a mission, what ends first before; what cannot be taken stays. */
export async function takeAllRewards(context: Context, player: Player): Promise<void> {
  await takeAllBonuses(context, player.id);
  const own = await ownMissions(context, player);
  for (const { mission, progress } of own?.toClaim ?? []) {
    await claimMission(context, { player, code: mission.code, period: progress.period });
  }
}
