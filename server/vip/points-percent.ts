import type { Player } from "../accounts/index.ts";
import type { Context } from "../db/context.ts";
import { levelsOf } from "./levels-of.ts";
import { readPlayers } from "./store.ts";

/** How fast each of these players earns points, in percent of what rank 0 of their brand earns. */
export async function pointsPercents(
  context: Context,
  players: readonly Pick<Player, "id" | "brandId">[],
): Promise<ReadonlyMap<bigint, number>> {
  const kept = await readPlayers(
    context.db,
    players.map(({ id }) => id),
  );
  const ranks = new Map(kept.map(({ playerId, rank }) => [playerId, rank]));
  const percents = players.map(async ({ id, brandId }): Promise<[bigint, number]> => {
    const rank = ranks.get(id) ?? 0;
    const level = (await levelsOf(context, brandId)).find((candidate) => candidate.rank === rank);
    return [id, level?.pointsPercent ?? 100];
  });
  return new Map(await Promise.all(percents));
}
