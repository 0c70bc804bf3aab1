import { type RefObject, useEffect, useRef, useState } from "react";
import type { FormAnswer } from "#app/lib/browser/form-answer.ts";
import { SEEN_WAIT_MS } from "#app/lib/stake-pace.ts";
import { type AutoplayEnd, type AutoplayRun, afterSpin, mayStake, type PlayedSpin } from "./autoplay-run.ts";

type Spun = PlayedSpin & { readonly roundId: string };

type Spinning = {
  /** The button of the spin form that is pressed. */
  button: RefObject<HTMLButtonElement>;
  spinId: string;
  last: Spun | null;
  answer: FormAnswer | undefined;
  cycleMs: number;
  /** What the form would stake now. */
  nextStake(): bigint;
};

type Autoplay = {
  readonly run: AutoplayRun | null;
  readonly end: AutoplayEnd | null;
  start(run: AutoplayRun): void;
  stop(): void;
};

/**
 * Presses the button of the spin form for the player: after each spin once its result was seen and the house's cycle is
 * over. It ends with the spins that were asked for, with what a spin came to, with a refusal of whatever kind, and when
 * the player asks for it or looks at something else.
 */
export function useAutoplay({ button, spinId, last, answer, cycleMs, nextStake }: Spinning): Autoplay {
  const [state, goOn] = useState<AutoplayRun | AutoplayEnd | null>(null);
  const run = typeof state === "object" ? state : null;
  const counted = useRef(last?.roundId);

  useEffect(() => {
    if (!run || !last || counted.current === last.roundId) return;
    counted.current = last.roundId;
    goOn(afterSpin(run, last));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each form is pressed once, when it is new
  useEffect(() => {
    if (!run) return;
    const isFirst = run.left === run.of;
    const timer = setTimeout(
      () => (mayStake(run, nextStake()) ? button.current?.click() : goOn("loss")),
      isFirst ? cycleMs : Math.max(cycleMs, SEEN_WAIT_MS),
    );
    return () => clearTimeout(timer);
  }, [run, spinId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer that was there before is not theirs
  useEffect(() => {
    if (run && answer) goOn("refused");
  }, [answer]);

  const isUnderWay = run !== null;
  useEffect(() => {
    if (!isUnderWay) return;
    const stopUnseen = () => document.hidden && goOn("hidden");
    document.addEventListener("visibilitychange", stopUnseen);
    return () => document.removeEventListener("visibilitychange", stopUnseen);
  }, [isUnderWay]);

  return {
    run,
    end: typeof state === "string" ? state : null,
    start(asked) {
      counted.current = last?.roundId;
      goOn(asked);
    },
    stop: () => goOn("asked"),
  };
}
