import { useEffect, useState } from "react";
import { whenIdle } from "#app/lib/browser/when-idle.ts";
import type { Speeds } from "./measure-speeds.ts";

/**
 * How fast each door answers, measured once the page is idle; null until then. The content policy lets
 * only a document that was loaded as this page speak with other doors: one that came here by a link of
 * the app measures nothing, and `mayMeasure` says so.
 */
export function useSpeeds(origins: readonly string[]): {
  readonly speeds: Speeds | null;
  readonly mayMeasure: boolean;
} {
  const [speeds, setSpeeds] = useState<Speeds | null>(null);
  const [mayMeasure, setMayMeasure] = useState(true);
  const list = origins.join(" ");

  useEffect(() => {
    if (list === "") return;
    if (!isDocumentOfThisPage()) {
      setMayMeasure(false);
      return;
    }
    let isHere = true;
    const measure = async () => {
      const { measureSpeeds } = await import("./measure-speeds.ts");
      const measured = await measureSpeeds(list.split(" "));
      if (isHere) setSpeeds(measured);
    };
    const cancel = whenIdle(() => void measure().catch(() => {}));
    return () => {
      isHere = false;
      cancel();
    };
  }, [list]);

  return { speeds, mayMeasure };
}

function isDocumentOfThisPage(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation !== undefined && new URL(navigation.name).pathname === location.pathname;
}
