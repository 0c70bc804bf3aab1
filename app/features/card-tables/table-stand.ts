import type { ShownTable } from "./shown-table.ts";

/** Somebody who waits without script sees the table again after so many seconds. */
const LOOK_S = 5;

type Stand = Pick<ShownTable, "state"> & { readonly card: { readonly options: readonly unknown[] } | null };

/** Whether something may still happen at a table, and whether it is waited for. */
export function standOf({ state, card }: Stand): { isLive: boolean; isOwnTurn: boolean } {
  const isLive = state === "open" || state === "staking" || state === "playing";
  return { isLive, isOwnTurn: (card?.options.length ?? 0) > 0 };
}

/** After how many seconds its page is loaded anew without script; null where nothing happens any more. */
export function looksAgainS(table: Stand & Pick<ShownTable, "secondsLeft">): number | null {
  const { isLive, isOwnTurn } = standOf(table);
  if (!isLive) return null;
  return isOwnTurn ? table.secondsLeft + 2 : LOOK_S;
}
