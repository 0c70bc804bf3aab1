import { findPlayer, isTrialType } from "../accounts/index.ts";
import { type Outcome, refuse } from "../core/outcome.ts";
import { allOrNothing } from "../db/all-or-nothing.ts";
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
 * refused here; what the key gave before is still answered.
 */
export async function giveRounds(context: Context, { playerId, ...gift }: RoundsGift): Promise<Given> {
  const player = await findPlayer(context, playerId);
  if (!player) return refuse({ reason: "unknownPlayer" });
  const asset = isTrialType(player.accountType) ? "TRIAL" : "P";
  const grant = { ...gift, playerRef: playerId.toString(), asset } as const;
  return allOrNothing<Given>(context.db, async (db) => {
    const inside = { ...context, db };
    const given = await grantFreeRounds(inside, grant);
    if (!given.ok || given.value.replayed) return given;
    return (await playPause(inside, playerId)) ? refuse({ reason: "onABreak" }) : given;
  });
}
