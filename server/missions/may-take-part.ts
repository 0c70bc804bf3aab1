import { findPlayers, isTrialType } from "../accounts/index.ts";
import type { Context } from "../db/context.ts";
import { playersAway } from "../limits/index.ts";

/** Which of some players missions and boards are for: nobody who is shut out, on a break, excluded or on trial. */
export async function mayTakePart(
  context: Context,
  playerIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const ids = [...new Set(playerIds)];
  const [players, away] = await Promise.all([findPlayers(context, ids), playersAway(context, ids)]);
  const may = [...players.values()].filter(
    ({ id, state, accountType }) => state === "active" && !isTrialType(accountType) && !away.has(id),
  );
  return new Set(may.map(({ id }) => id));
}
