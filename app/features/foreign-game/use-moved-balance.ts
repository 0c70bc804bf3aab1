import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { listenTo } from "#app/lib/browser/live-source.ts";
import { liveBalancePath } from "#app/lib/paths/play-paths.ts";

/** Asks for the head of the page again when somebody else moved the balance; the game in its frame stays as it is. */
export function useMovedBalance(isPlayed: boolean): void {
  const { revalidate } = useRevalidator();
  const known = useRef<string | null>(null);

  useEffect(() => {
    if (!isPlayed) return;
    return listenTo(liveBalancePath, {
      told(version) {
        if (known.current !== null && known.current !== version) revalidate();
        known.current = version;
      },
    });
  }, [isPlayed, revalidate]);
}
