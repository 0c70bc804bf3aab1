import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "#app/lib/browser/when-idle.ts";
import type { LiveRoomProps } from "./live-room.tsx";

/** The script that listens to a room, once the page has nothing better to do; null until then. */
export function useLiveWhenIdle(isWanted: boolean): ComponentType<LiveRoomProps> | null {
  const [part, setPart] = useState<{ LiveRoom: ComponentType<LiveRoomProps> } | null>(null);

  useEffect(() => {
    if (!isWanted || typeof EventSource !== "function") return;
    let isHere = true;
    const fetchPart = async () => {
      const { LiveRoom } = await import("./live-room.tsx");
      if (isHere) setPart({ LiveRoom });
    };
    const cancel = whenIdle(() => void fetchPart().catch(() => {}));
    return () => {
      isHere = false;
      cancel();
    };
  }, [isWanted]);

  return part?.LiveRoom ?? null;
}
