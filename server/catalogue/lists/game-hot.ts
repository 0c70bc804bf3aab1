import { done, type Outcome, refuse } from "../../core/outcome.ts";
import type { Context } from "../../db/context.ts";
import { saveGameHot } from "../store.ts";

/** Puts a game on the hot list, or takes it off. Pages show it within a second. */
export async function setGameHot(
  { db }: Context,
  { nodeId, isHot }: { nodeId: string; isHot: boolean },
): Promise<Outcome<boolean, { reason: "unknownGame" }>> {
  const known = await saveGameHot(db, nodeId, isHot);
  return known ? done(isHot) : refuse({ reason: "unknownGame" });
}
