import { shownFairness } from "#app/features/fairness/round-fairness.tsx";
import type { CheckPath } from "#app/lib/paths/verify-paths.ts";
import type { Context } from "#server/db/context.ts";
import { roundView } from "#server/studio/index.ts";

/** Where a spin is computed again; null for what is none, and while its server seed is secret. */
export async function slotCheckPath(
  context: Context,
  { playerId, roundId }: { playerId: bigint; roundId: string },
  checkPath: CheckPath,
): Promise<string | null> {
  const round = await roundView(context, { playerRef: playerId.toString(), roundId });
  return round && shownFairness(round, checkPath).verifyHref;
}
