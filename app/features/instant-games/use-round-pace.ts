import { useEffect, useState } from "react";
import type { InstantPace, ShownInstantRound } from "#app/lib/instant-view.ts";

/**
 * Whether the board still shows how a round came about, and whether it is too soon for the next one. The round that the
 * page arrives with is shown as it stands, and so is every round to those who asked for less motion; the wait between
 * rounds is the same for all.
 */
export function useRoundPace(
  round: ShownInstantRound | null,
  { movingMs: moves, holdMs }: InstantPace,
): { isMoving: boolean; isHeld: boolean } {
  const wagerId = round?.wagerId ?? null;
  const isOver = round?.isOver ?? true;
  const movingMs = typeof moves === "number" ? moves : moves(round?.shown ?? null);
  const [drawn, setDrawn] = useState(wagerId);
  const [moving, setMoving] = useState<string | null>(null);
  const [held, setHeld] = useState<string | null>(null);

  // A round is new from the first moment that it is drawn, or its end would flash up before it begins.
  if (drawn !== wagerId) {
    setDrawn(wagerId);
    setMoving(isOver && movingMs > 0 && !prefersStillness() ? wagerId : null);
    setHeld(holdMs > 0 ? wagerId : null);
  }
  useEnd(moving, movingMs, setMoving);
  useEnd(held, holdMs, setHeld);

  const isMoving = moving !== null && moving === wagerId;
  return { isMoving, isHeld: held !== null || isMoving };
}

function useEnd(begun: string | null, afterMs: number, end: (none: null) => void): void {
  useEffect(() => {
    if (begun === null) return;
    const timer = setTimeout(() => end(null), afterMs);
    return () => clearTimeout(timer);
  }, [begun, afterMs, end]);
}

function prefersStillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
