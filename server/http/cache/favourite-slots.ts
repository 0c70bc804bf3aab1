import { favouritesAmong } from "../../catalogue/index.ts";
import type { FrameMember } from "../visitor/frame.ts";
import { type SlotValues, slot } from "./page-template.ts";

const STATE = "favourite:";
const PRESS = "press:";

/** The places of a game's mark in a page that is kept for all members (app/features/game-list/favourite.ts). */
export function favouriteSlots(nodeId: string): { state: string; press: string } {
  return { state: slot(STATE + nodeId), press: slot(PRESS + nodeId) };
}

/** What goes into them for a member. `slots` are all that a page has; most pages have none of these. */
export async function favouriteValues(
  { context, player }: Pick<FrameMember, "context" | "player">,
  slots: readonly string[],
): Promise<SlotValues> {
  const nodeIds = slots.flatMap((name) => (name.startsWith(STATE) ? name.slice(STATE.length) : []));
  const marked = await favouritesAmong(context, { playerId: player.id, nodeIds });
  const pairs = nodeIds.flatMap((nodeId) => [
    [STATE + nodeId, marked.has(nodeId) ? "on" : "off"],
    [PRESS + nodeId, marked.has(nodeId) ? "0" : "1"],
  ]);
  return Object.fromEntries(pairs);
}
