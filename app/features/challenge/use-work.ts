import { type RefObject, useEffect, useRef, useState } from "react";
import { whenIdle } from "#app/lib/browser/when-idle.ts";

/** The work is under way, it is done (with its result), or this browser cannot do it. */
export type Work =
  | { readonly state: "underWay" | "none" }
  | { readonly state: "done"; readonly result: string };

/** A little before what was worked out is too old (server/challenge/work.ts). */
const FRESH_MS = 9 * 60_000;

/** What a browser works out while a form is filled in, anew after each answer and before it is too old. */
export function useWork(ticket: string, edition: number): Work {
  const [work, setWork] = useState<Work & { of?: number }>({ state: "underWay" });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const begin = async () => {
      const { workOut } = await import("./work-out.ts");
      setWork({ state: "done", result: await workOut(ticket, leaving.signal), of: edition });
    };
    const cancel = whenIdle(() => {
      begin().catch(() => {
        if (!leaving.signal.aborted) setWork({ state: "none" });
      });
    });
    const again = setTimeout(() => setRound(round + 1), FRESH_MS);
    return () => {
      leaving.abort();
      cancel();
      clearTimeout(again);
    };
  }, [ticket, edition, round]);

  // What was sent with the last answer is spent.
  return work.state === "done" && work.of !== edition ? { state: "underWay" } : work;
}

/** Holds the form of a field back while the work is under way, and sends it then. Says whether it is held. */
export function useHeldForm(field: RefObject<HTMLInputElement>, isUnderWay: boolean): boolean {
  const held = useRef<HTMLElement | null>(null);
  const [isHeld, setIsHeld] = useState(false);

  useEffect(() => {
    const form = field.current?.form;
    if (!form || !isUnderWay) return;
    const hold = (event: SubmitEvent) => {
      if (!event.submitter) return;
      event.preventDefault();
      event.stopPropagation();
      held.current = event.submitter;
      setIsHeld(true);
    };
    form.addEventListener("submit", hold);
    return () => form.removeEventListener("submit", hold);
  }, [field, isUnderWay]);

  useEffect(() => {
    if (isUnderWay || !isHeld) return;
    setIsHeld(false);
    held.current?.click();
  }, [isUnderWay, isHeld]);

  return isHeld;
}
