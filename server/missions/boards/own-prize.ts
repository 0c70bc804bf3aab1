import type { Pause } from "../../limits/index.ts";
import type { BoardPeriod } from "./boards-of.ts";

export const OWN_PRIZES = ["given", "waits", "afterBreak", "never", "missed"] as const;

/**
 * What became of the prize for the reader's own place: it is given, waits for its turn or for the end of a break, is
 * never given to whoever is excluded for good, or was missed by being away when prizes were decided.
 */
export type OwnPrize = (typeof OWN_PRIZES)[number];

/** Null where a period goes on, or its place brings nothing. `pause` is the reader's own. */
export function ownPrize(
  { ownMissed, ownPlacing }: Pick<BoardPeriod, "ownMissed" | "ownPlacing">,
  pause: Pause | null,
): OwnPrize | null {
  if (ownMissed === "away") return "missed";
  if (!ownPlacing) return null;
  if (ownPlacing.isPaid) return "given";
  if (!pause) return "waits";
  return pause.until === null ? "never" : "afterBreak";
}
