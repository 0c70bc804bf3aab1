import { useEffect, useRef, useState } from "react";
import type { Catch, Fish } from "#server/studio/instant/index.ts";
import { isHere, type Live, type RoomNow } from "./sea-model.ts";

const ASKED_EVERY_MS = 5_000;
const TICK_MS = 1_000;

export type Room = {
  /** The time of the room, which is the server's. */
  now(): number;
  /** In the room at the last tick. */
  readonly fish: readonly Fish[];
  readonly catches: readonly Catch[];
};

/** The room goes on by the timetable that came with the page, and asks for more of it while it is looked at. */
export function useRoom(live: Live, address: string): Room {
  const [known, setKnown] = useState<RoomNow>({ live, catches: [] });
  const [tick, setTick] = useState(live.now);
  const ahead = useRef<number | null>(null);

  useEffect(() => {
    ahead.current = known.live.now - Date.now();
    setTick(known.live.now);
  }, [known.live]);

  useEffect(() => {
    const timer = setInterval(() => setTick(Date.now() + (ahead.current ?? 0)), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    const over = new AbortController();
    const timer = setInterval(async () => {
      if (document.hidden) return;
      try {
        const answer = await fetch(address, { signal: over.signal, headers: { Accept: "application/json" } });
        if (answer.ok && !answer.redirected) setKnown(await answer.json());
      } catch {
        // The line is gone for a moment: the room goes on with what is known, and it is asked again.
      }
    }, ASKED_EVERY_MS);
    return () => {
      over.abort();
      clearInterval(timer);
    };
  }, [address]);

  return {
    now: () => (ahead.current === null ? live.now : Date.now() + ahead.current),
    fish: known.live.fish.filter((fish) => isHere(fish, tick)),
    catches: known.catches,
  };
}
