import { useEffect } from "react";
import { whenIdle } from "#app/lib/browser/when-idle.ts";

/** Lets what is marked with `data-popup` open a window of its own (G10), once the page has nothing better to do. */
export function usePopups(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    let end: (() => void) | undefined;
    let isHere = true;
    const callOff = whenIdle(() => {
      import("#app/lib/browser/popup.ts")
        .then(({ enlivenPopups }) => {
          if (isHere) end = enlivenPopups();
        })
        .catch(() => {});
    });
    return () => {
      isHere = false;
      callOff();
      end?.();
    };
  }, [isWanted]);
}
