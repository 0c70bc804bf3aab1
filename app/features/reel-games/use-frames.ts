import { useEffect, useState } from "react";
import type { Frame } from "./reel-model.ts";

/** Which picture of a round is to be seen: one after another while it is shown happening, else the last. */
export function useFrames(
  frames: readonly Frame[],
  { round, isMoving, totalMs }: { round: string | null; isMoving: boolean; totalMs: number },
): Frame | undefined {
  const [moment, setMoment] = useState({ round, at: 0 });
  const at = moment.round === round ? moment.at : 0;
  const last = frames.length - 1;
  const all = frames.reduce((sum, { share }) => sum + share, 0);
  const pause = (totalMs * (frames[at]?.share ?? 1)) / all;

  useEffect(() => {
    if (!isMoving || at >= last) return;
    const timer = setTimeout(() => setMoment({ round, at: at + 1 }), pause);
    return () => clearTimeout(timer);
  }, [isMoving, at, last, pause, round]);

  return frames[isMoving ? Math.min(at, last) : last];
}
