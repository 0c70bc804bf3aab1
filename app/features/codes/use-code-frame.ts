import { type RefObject, useCallback, useEffect, useRef, useState } from "react";

/** A second press within this time is a finger that trembled (L11). */
const THROTTLE_MS = 1000;
const SECOND_MS = 1000;
/** What the frame has around its page. */
const EDGES_PX = 10;

type CodeFrame = {
  readonly frame: RefObject<HTMLIFrameElement>;
  /** Seconds until another code may be asked for; 0 when it may. */
  readonly againIn: number;
  /** What the page in the frame says, for those who hear pages. */
  readonly said: string;
  readonly onLoad: () => void;
  /** Whether a press counts. */
  readonly press: (atMs: number) => boolean;
};

/** Follows what becomes of a code in its frame: how high that is, what it says and how long one has to wait. */
export function useCodeFrame(): CodeFrame {
  const frame = useRef<HTMLIFrameElement>(null);
  const pressedMs = useRef(Number.NEGATIVE_INFINITY);
  const [againIn, setAgainIn] = useState(0);
  const [said, setSaid] = useState("");

  const onLoad = useCallback(() => {
    const page = frame.current?.contentDocument;
    const shown = page?.querySelector(".code-frame");
    if (!shown || !frame.current) return;
    frame.current.style.height = `${Math.ceil(shown.getBoundingClientRect().bottom) + EDGES_PX}px`;
    const answer = page?.querySelector("[data-said]");
    setSaid(answer?.textContent ?? "");
    setAgainIn(Number(answer?.getAttribute("data-again-in") ?? 0));
  }, []);

  // What was there before this script is not told by an event.
  useEffect(onLoad, [onLoad]);

  useEffect(() => {
    if (againIn <= 0) return;
    const timer = setTimeout(() => setAgainIn(againIn - 1), SECOND_MS);
    return () => clearTimeout(timer);
  }, [againIn]);

  function press(atMs: number): boolean {
    if (againIn > 0 || atMs - pressedMs.current < THROTTLE_MS) return false;
    pressedMs.current = atMs;
    return true;
  }

  return { frame, againIn, said, onLoad, press };
}
