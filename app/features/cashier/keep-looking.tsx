import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

const EVERY_MS = 8000;
const WITHOUT_SCRIPT_S = 20;

/**
 * Keeps a page up to date while it waits for somebody else: with script by asking again while it is in
 * view, without script by loading itself anew.
 */
export function KeepLooking() {
  const { revalidate, state } = useRevalidator();

  useEffect(() => {
    const timer = setInterval(() => {
      if (state === "idle" && document.visibilityState === "visible") revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate, state]);

  return null;
}

/** The same for the head of such a page (page-handle.ts). */
export function looksAgainS(isWaiting: boolean): number | null {
  return isWaiting ? WITHOUT_SCRIPT_S : null;
}
