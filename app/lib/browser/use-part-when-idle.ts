import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * A component whose script is fetched once the page has nothing better to do; null until then, and for those who
 * asked for less motion: everything that comes this way moves. `load` must stay the same.
 */
export function usePartWhenIdle<Props>(
  isWanted: boolean,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);

  useEffect(() => {
    if (!isWanted || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isHere = true;
    const fetchPart = async () => {
      const Part = await load();
      if (isHere) setPart({ Part });
    };
    const cancel = whenIdle(() => void fetchPart().catch(() => {}));
    return () => {
      isHere = false;
      cancel();
    };
  }, [isWanted, load]);

  return part?.Part ?? null;
}
