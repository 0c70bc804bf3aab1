import { useNavigation, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { listenTo } from "#app/lib/browser/live-source.ts";
import type { ShownTable } from "./shown-table.ts";

/** Where nothing is heard the table is asked for: seldom while one thinks oneself, soon while others do. */
const OWN_TURN_MS = 5000;
const OTHERS_MS = 1500;

type Watched = { isLive: boolean; isOwnTurn: boolean; answer: FormAnswer | undefined };

/**
 * Keeps the table as it is at the server, for as long as somebody looks at it and nothing is being sent. The server
 * says only that it has changed; what may be seen of it is what the page is given then.
 */
export function useLiveTable(
  { livePath, version }: ShownTable,
  { isLive, isOwnTurn, answer }: Watched,
): void {
  const { revalidate, state } = useRevalidator();
  const isIdle = useNavigation().state === "idle" && state === "idle";
  const heard = useHeardVersion(isLive ? livePath : null);
  const isBehind = isLive && heard !== null && heard > version;
  const isAsking = isLive && heard === null;

  useEffect(() => {
    if (isBehind && isIdle) revalidate();
  }, [isBehind, isIdle, revalidate]);

  useEffect(() => {
    if (!isAsking) return;
    const timer = setInterval(
      () => {
        if (isIdle && document.visibilityState === "visible") revalidate();
      },
      isOwnTurn ? OWN_TURN_MS : OTHERS_MS,
    );
    return () => clearInterval(timer);
  }, [isAsking, isOwnTurn, isIdle, revalidate]);

  // A post that came too late is answered alone: what stands at the table has to be asked for.
  useEffect(() => {
    if (answer) revalidate();
  }, [answer, revalidate]);
}

/** The version that the server spoke of last; null while nothing is heard. */
function useHeardVersion(livePath: string | null): number | null {
  const [heard, setHeard] = useState<number | null>(null);

  useEffect(() => {
    if (livePath === null) return;
    const lost = () => setHeard(null);
    const stop = listenTo(livePath, { told: (version) => setHeard(Number(version)), lost });
    return () => {
      stop();
      lost();
    };
  }, [livePath]);

  return heard;
}
