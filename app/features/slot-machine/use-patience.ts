import { type MouseEvent, useEffect, useRef } from "react";

/** A game takes no stake within a second of the last (server/studio/begin-round.ts). */
const CYCLE_MS = 1000;

/**
 * What a button of the form does when it is pressed while the last spin is too fresh: it waits for the moment and is
 * pressed then, once. Without this the house would ask whoever is quick to be slower.
 */
export function usePatience(spinId: string): (event: MouseEvent<HTMLButtonElement>) => void {
  const known = useRef(spinId);
  const readyAt = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>();

  useEffect(() => {
    if (known.current === spinId) return;
    known.current = spinId;
    readyAt.current = performance.now() + CYCLE_MS;
  }, [spinId]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  return (event) => {
    const left = readyAt.current - performance.now();
    if (left <= 0) return;
    event.preventDefault();
    const button = event.currentTarget;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => button.click(), left);
  };
}
