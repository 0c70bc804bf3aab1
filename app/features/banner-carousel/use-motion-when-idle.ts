import { type ComponentType, useEffect, useState } from "react";
import type { CarouselMotionProps } from "./carousel-motion.tsx";

/** Browsers that cannot say when they are idle are given this time after the page is ready. */
const SETTLED_MS = 2000;

/** The script that moves a carousel, once the page has nothing better to do; null until then, and for those who want no motion. */
export function useMotionWhenIdle(isWanted: boolean): ComponentType<CarouselMotionProps> | null {
  const [motion, setMotion] = useState<{ Motion: ComponentType<CarouselMotionProps> } | null>(null);

  useEffect(() => {
    if (!isWanted || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    let isHere = true;
    const fetchMotion = async () => {
      const { CarouselMotion } = await import("./carousel-motion.tsx");
      if (isHere) setMotion({ Motion: CarouselMotion });
    };
    const cancel = whenIdle(() => void fetchMotion().catch(() => {}));
    return () => {
      isHere = false;
      cancel();
    };
  }, [isWanted]);

  return motion?.Motion ?? null;
}

function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: 2 * SETTLED_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SETTLED_MS);
  return () => clearTimeout(timer);
}
