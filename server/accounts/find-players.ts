import type { Context } from "../db/context.ts";
import type { Player } from "./player.ts";
import { readPlayer } from "./store.ts";

/** Fewer than may wait for the database at once. */
const AT_ONCE = 500;

/** Several players by their numbers, asked for together; who is not there is left out. */
export async function findPlayers(
  { db }: Context,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Player>> {
  const ids = [...new Set(playerIds)];
  const players = new Map<bigint, Player>();
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const found = await Promise.all(ids.slice(first, first + AT_ONCE).map((id) => readPlayer(db, id)));
    for (const player of found) if (player) players.set(player.id, player);
  }
  return players;
}
