import type { Context } from "../db/context.ts";
import { playNotice } from "./play-notice.ts";
import { readCeilings } from "./store.ts";

/** What a player's own limits leave a game that is opened now; null where there is none. */
export type LaunchLimits = { readonly stakeMaxMinor: bigint | null; readonly minutesLeft: number | null };

/** What a vendor may be told of the limits that its game will meet at the seam anyway. */
export async function launchLimits(
  context: Context,
  asked: { playerId: bigint; signedInAt: Date },
): Promise<LaunchLimits> {
  const { minutesLeft } = await playNotice(context, asked);
  const ceilings = await readCeilings(context.db, asked.playerId);
  return { stakeMaxMinor: ceilings.get("stake") ?? null, minutesLeft };
}
