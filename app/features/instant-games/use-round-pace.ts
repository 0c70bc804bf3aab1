import type { InstantPace, ShownInstantRound } from "#app/lib/instant-view.ts";
import { useJustChanged } from "#app/lib/stake-pace.ts";

/**
 * Whether the board still shows how a round came about, and whether it is too soon for the next one. The round that the
 * page arrives with is shown as it stands, and so is every round to those who asked for less motion; the wait between
 * rounds is the same for all.
 */
export function useRoundPace(
  round: ShownInstantRound | null,
  { movingMs: moves, holdMs }: InstantPace,
  cycleMs: number,
): { isMoving: boolean; isEarly: boolean } {
  const wagerId = round?.wagerId ?? null;
  const isShown = round?.isOver === true && !prefersStillness();
  const movingMs = typeof moves === "number" ? moves : moves(round?.shown ?? null);
  const isMoving = useJustChanged(wagerId, isShown ? movingMs : 0);
  const isHeld = useJustChanged(wagerId, Math.max(holdMs, cycleMs));
  return { isMoving, isEarly: isHeld || isMoving };
}

function prefersStillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
