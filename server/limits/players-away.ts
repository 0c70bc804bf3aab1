import type { Context } from "../db/context.ts";
import type { Statement } from "../db/database.ts";

const AWAY: Statement<{ readonly playerId: bigint }> = {
  name: "limits.players-away",
  text: `
    select distinct player_id as "playerId" from limits.pauses
    where player_id = any($1::bigint[]) and began_at <= $2::timestamptz
      and (ends_at is null or ends_at > $2::timestamptz)`,
};

/** Which of some players are away from play at a moment, for a time or for ever: none who is now is shown to others. */
export async function playersAway(
  { db, now }: Context,
  playerIds: readonly bigint[],
  at: Date = now(),
): Promise<ReadonlySet<bigint>> {
  if (playerIds.length === 0) return new Set();
  const rows = await db.call(AWAY, [playerIds, at]);
  return new Set(rows.map(({ playerId }) => playerId));
}
