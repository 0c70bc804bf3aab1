import { useEffect, useRef, useState } from "react";
import type { ShownRound } from "./slot-spin.ts";

const REELS = 5;
const FIRST_REEL_MS = 420;
const NEXT_REEL_MS = 170;
const WIN_SHOWN_MS = 1300;
const LOSS_SHOWN_MS = 450;

export type Playback = {
  /** Which spin of the round is on the machine. */
  readonly spin: number;
  readonly standing: number;
  readonly finished: boolean;
  skip(): void;
};

type Moment = { roundId: string | undefined; spin: number; standing: number };

/**
 * Turns a round that is already decided and paid into something to watch. The first round that the page
 * arrives with is shown as it stands, and so is every round for those who asked for less motion;
 * whoever does not want to wait skips to the end.
 */
export function usePlayback(round: ShownRound | null): Playback {
  const last = Math.max(0, (round?.spins.length ?? 1) - 1);
  const arrivedWith = useRef(round?.roundId);
  const [moment, setMoment] = useState<Moment>({ roundId: round?.roundId, spin: last, standing: REELS });

  let shown = moment;
  if (round && moment.roundId !== round.roundId) {
    const still = round.roundId === arrivedWith.current || prefersStillness();
    shown = { roundId: round.roundId, spin: still ? last : 0, standing: still ? REELS : 0 };
    setMoment(shown);
  }
  const finished = shown.spin >= last && shown.standing >= REELS;

  useEffect(() => {
    if (finished || !round) return;
    const timer = setTimeout(() => setMoment(next(shown)), pause(shown, round));
    return () => clearTimeout(timer);
  });

  return {
    spin: shown.spin,
    standing: shown.standing,
    finished,
    skip: () => setMoment({ roundId: round?.roundId, spin: last, standing: REELS }),
  };
}

function next({ roundId, spin, standing }: Moment): Moment {
  return standing < REELS
    ? { roundId, spin, standing: standing + 1 }
    : { roundId, spin: spin + 1, standing: 0 };
}

function pause({ spin, standing }: Moment, round: ShownRound): number {
  if (standing === 0) return FIRST_REEL_MS;
  if (standing < REELS) return NEXT_REEL_MS;
  return round.spins[spin]?.win ? WIN_SHOWN_MS : LOSS_SHOWN_MS;
}

function prefersStillness(): boolean {
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}
