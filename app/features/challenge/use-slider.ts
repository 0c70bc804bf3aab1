import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#app/lib/browser/when-idle.ts";
import type { SliderProps } from "./slider.tsx";

/** The slider, whose script is fetched where one is asked for; null until it is there, and where it cannot be had. */
export function useSlider(isWanted: boolean): ComponentType<SliderProps> | null {
  const [part, setPart] = useState<{ Slider: ComponentType<SliderProps> } | null>(null);

  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    const fetchPart = async () => {
      const { Slider } = await import("./slider.tsx");
      if (isHere) setPart({ Slider });
    };
    const cancel = whenIdle(() => void fetchPart().catch(() => {}));
    return () => {
      isHere = false;
      cancel();
    };
  }, [isWanted]);

  return isWanted ? (part?.Slider ?? null) : null;
}
