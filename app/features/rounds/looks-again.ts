import type { ShownTable } from "./shown-table.ts";

/** Without script the page is looked at again by itself: when the next thing happens, or often while it flies. */
const FLYING_S = 2;
const PAUSED_S = 5;

/** How long until there is something new to see at a table, in whole seconds. */
export function looksAgainS({ round, now, kind }: Pick<ShownTable, "round" | "now" | "kind">): number {
  if (!round) return PAUSED_S;
  if (round.state === "drawing" && kind === "crash") return FLYING_S;
  const at = round.state === "betting" ? round.closesAt : (round.endsAt ?? now);
  return Math.max(1, Math.ceil((at - now) / 1000) + 1);
}
