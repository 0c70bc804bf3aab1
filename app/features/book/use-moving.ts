import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";

const MOVING_MS = 3_000;
const STILL_MS = 20_000;

/** Asks again for what the page shows while somebody looks at it: often while something is played. */
export function useMoving(isMoving: boolean): void {
  const { revalidate, state } = useRevalidator();
  const busy = useRef(false);
  busy.current = state !== "idle";
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (!document.hidden && !busy.current) revalidate();
      },
      isMoving ? MOVING_MS : STILL_MS,
    );
    return () => clearInterval(timer);
  }, [isMoving, revalidate]);
}
