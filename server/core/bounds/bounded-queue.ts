import { done, type Outcome, refuse } from "../outcome.ts";

export type TooBusy = { reason: "tooBusy" };

/** Runs work a few at a time. Refuses at once when too much already waits, so that a wait is never long. */
export type BoundedQueue = <Value>(work: () => Promise<Value>) => Promise<Outcome<Value, TooBusy>>;

export function boundedQueue({ atOnce, waitingMax }: { atOnce: number; waitingMax: number }): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) return refuse({ reason: "tooBusy" });
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return done(await work());
    } finally {
      // The place is handed on, so that nobody who arrives now can take it before the next in line.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
