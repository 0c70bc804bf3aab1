import { type MouseEvent, useEffect, useRef, useState } from "react";

/**
 * What games wait that show a round in one stroke, or at once, and let nobody skip it: so that each result is seen
 * before the next stake is placed. A board that moves for longer is waited for, and so is the house's cycle. Slots with
 * lines wait for the cycle alone, because what turns there may be skipped by a button of its own.
 */
export const SEEN_WAIT_MS = 2500;

/**
 * True for `forMs` after `what` became another one; not for what the page arrived with. It is true from the first moment
 * that the other one is drawn.
 */
export function useJustChanged(what: string | null, forMs: number): boolean {
  const [drawn, setDrawn] = useState(what);
  const [fresh, setFresh] = useState<string | null>(null);
  if (drawn !== what) {
    setDrawn(what);
    setFresh(forMs > 0 ? what : null);
  }
  useEffect(() => {
    if (fresh === null) return;
    const timer = setTimeout(() => setFresh(null), forMs);
    return () => clearTimeout(timer);
  }, [fresh, forMs]);
  return fresh !== null && fresh === what;
}

export type Patience = {
  /** It was pressed too early and will be pressed again. */
  readonly isKept: boolean;
  press(event: MouseEvent<HTMLButtonElement>): void;
};

/**
 * How the buttons of a form wait while it is too early for the next round: one that is pressed meanwhile is pressed when
 * the wait is over, once. Whoever is quick is neither asked to be slower nor made to press again.
 */
export function usePatience(isEarly: boolean): Patience {
  const kept = useRef<HTMLButtonElement | null>(null);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isEarly) return;
    const button = kept.current;
    kept.current = null;
    setKept(false);
    button?.click();
  }, [isEarly]);
  return {
    isKept,
    press(event) {
      if (!isEarly) return;
      event.preventDefault();
      kept.current = event.currentTarget;
      setKept(true);
    },
  };
}
