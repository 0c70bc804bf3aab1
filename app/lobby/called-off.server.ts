import type { Context } from "#server/db/context.ts";
import { roundOfId } from "#server/studio/rounds/index.ts";

/** Why the round of a check link was called off, by what the house kept of it; null where it was not. */
export async function whyCalledOff(
  context: Pick<Context, "db">,
  query: URLSearchParams,
): Promise<string | null> {
  if (query.get("engine") !== "rounds") return null;
  const round = await roundOfId(context, query.get("round") ?? "");
  return round && round.game === query.get("game") ? round.reason : null;
}
