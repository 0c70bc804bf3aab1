import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { listenTo } from "#app/lib/browser/live-source.ts";
import { liveRoundsPath } from "#app/lib/paths/rounds-paths.ts";
import type { PublicRound } from "#server/studio/rounds/index.ts";
import type { ShownTable } from "./shown-table.ts";

/** What is one's own is not asked for by everybody in the same moment. */
const SPREAD_MS = 800;
const TICK_MS = 200;

type Told = { readonly now: number; readonly round: PublicRound | null };

type LiveRound = {
  readonly round: PublicRound | null;
  /** The server's clock in milliseconds, moving. */
  readonly nowMs: number;
  /** Script is here: what changes is shown happening. */
  readonly isAlive: boolean;
  readonly isMoving: boolean;
};

/**
 * How the round stands, from the page and then from the server's stream, with the server's clock: the offset comes
 * with each message, the least of them being the nearest to the truth. What is one's own is asked for again when the
 * round has come further, and not by everybody in the same moment.
 */
export function useLiveRound(table: ShownTable): LiveRound {
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<Told | null>(null);
  const offset = useRef<number | null>(null);
  const [clock, setClock] = useState({ nowMs: table.now, isAlive: false, isMoving: false });
  const round = further(told?.round ?? null, table.round);
  const isFlying = round?.state === "drawing" && table.kind === "crash";

  useEffect(
    () =>
      listenTo(liveRoundsPath(table.code), {
        told(facts) {
          const message: Told = JSON.parse(facts);
          const behind = Date.now() - message.now;
          offset.current = offset.current === null ? behind : Math.min(offset.current, behind);
          setTold(message);
        },
      }),
    [table.code],
  );

  const known = `${table.round?.id} ${table.round?.state}`;
  const stands = `${round?.id} ${round?.state}`;
  useEffect(() => {
    if (known === stands || stands.endsWith("closing")) return;
    const timer = setTimeout(revalidate, Math.floor(Math.random() * SPREAD_MS));
    return () => clearTimeout(timer);
  }, [known, stands, revalidate]);

  useEffect(() => {
    const isMoving = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    const show = () =>
      setClock({ nowMs: Date.now() - (offset.current ?? Date.now() - table.now), isAlive: true, isMoving });
    offset.current ??= Date.now() - table.now;
    if (isFlying && isMoving) return everyFrame(show);
    const timer = setInterval(show, TICK_MS);
    return () => clearInterval(timer);
  }, [isFlying, table.now]);

  return { round, ...clock };
}

const STEPS = ["betting", "closing", "drawing", "settled", "cancelled"];

/** A page that was loaded again may know more than the last message, and the other way round. */
function further(told: PublicRound | null, loaded: PublicRound | null): PublicRound | null {
  if (!told || !loaded) return told ?? loaded;
  const step = ({ number, state }: PublicRound) => number * STEPS.length + STEPS.indexOf(state);
  return step(told) < step(loaded) ? loaded : told;
}

function everyFrame(show: () => void): () => void {
  let frame = requestAnimationFrame(function next() {
    show();
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}
