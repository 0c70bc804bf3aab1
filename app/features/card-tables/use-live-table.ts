import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import type { FormAnswer } from "#app/lib/form-answer.ts";

/** While one thinks oneself, little changes; while others do, it should be seen soon. */
const OWN_TURN_MS = 5000;
const OTHERS_MS = 1500;

/** Keeps the table as it is at the server, for as long as somebody looks at it and nothing is being sent. */
export function useLiveTable(isLive: boolean, isOwnTurn: boolean, answer: FormAnswer | undefined): void {
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === "idle" && state === "idle";

  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(
      () => {
        if (isIdle && document.visibilityState === "visible") revalidate();
      },
      isOwnTurn ? OWN_TURN_MS : OTHERS_MS,
    );
    return () => clearInterval(timer);
  }, [isLive, isOwnTurn, isIdle, revalidate]);

  // A post that came too late is answered alone: what stands at the table has to be asked for.
  useEffect(() => {
    if (answer) revalidate();
  }, [answer, revalidate]);
}
