import type { Context } from "#server/db/context.ts";
import { drawOfNumber } from "#server/studio/lottery/index.ts";
import { roundOfId } from "#server/studio/rounds/index.ts";

/** Why the round of a check link was called off, by what the house kept of it; null where it was not. */
export async function whyCalledOff(
  context: Pick<Context, "db">,
  query: URLSearchParams,
): Promise<string | null> {
  const [engine, game = "", name = ""] = ["engine", "game", "round"].map((said) => query.get(said) ?? "");
  if (engine === "lottery") return (await drawOfNumber(context, game, name))?.whyCancelled ?? null;
  const round = engine === "rounds" ? await roundOfId(context, name) : null;
  return round?.game === game ? round.reason : null;
}
