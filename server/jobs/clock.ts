import { randomInt } from "node:crypto";
import { MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Log } from "../log/log.ts";
import { heldTurn } from "./turn.ts";

/**
 * Something that happens by the clock, in one process at a time. It may still happen twice in a row, and beside
 * itself when a process loses its database for longer than a lease, so what it does is keyed or locked by itself.
 */
export type Job = {
  readonly name: string;
  /** The pause between two runs, and the shortest one where a run says when the next is due. */
  readonly everyMs: number;
  /** For what each process does for itself, such as a file of its own. */
  readonly everywhere?: boolean;
  /** A run that answers with a moment has nothing to do before it. */
  run(context: Context): Promise<unknown>;
  /** Calls `wake` whenever there may be something to do before that moment. Answers with the way to stop. */
  readonly listen?: (wake: () => void) => () => void;
};

/** A job that is seldom due is looked at this often: another process may have done it, or this one just started. */
const LOOK_MS = MINUTE_MS;

/** Processes that start together do not do everything together. */
const FIRST_LATEST_MS = 5 * SECOND_MS;

type Pause = { readonly timer: NodeJS.Timeout; readonly endsAtMs: number };

/**
 * Runs each job again and again, with its pause between two runs, so that a slow one never overtakes itself. A job
 * that fails is logged and tried at its next time. Answers with the way to stop: it waits for what is running.
 */
export function startClock(context: Context, jobs: readonly Job[], log: Log): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const pauses = new Map<Job, Pause>();
  const woken = new Set<Job>();
  let stopped = false;

  function schedule(job: Job, delayMs: number): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      pauses.delete(job);
      woken.delete(job);
      const work = once(context, job, log).then((pauseMs) => {
        running.delete(work);
        schedule(job, woken.has(job) ? job.everyMs : pauseMs);
      });
      running.add(work);
    }, delayMs);
    pauses.set(job, { timer: timer.unref(), endsAtMs: performance.now() + delayMs });
  }

  /** Ends a rest early. What wakes a job while it runs is remembered, and what wakes it twice wakes it once. */
  function wake(job: Job): void {
    if (woken.has(job)) return;
    woken.add(job);
    const pause = pauses.get(job);
    if (!pause || pause.endsAtMs - performance.now() <= job.everyMs) return;
    clearTimeout(pause.timer);
    schedule(job, job.everyMs);
  }

  for (const job of jobs) schedule(job, randomInt(Math.min(job.everyMs, FIRST_LATEST_MS)) + 1);
  const deaf = jobs.flatMap((job) => job.listen?.(() => wake(job)) ?? []);
  return async () => {
    stopped = true;
    for (const stopListening of deaf) stopListening();
    for (const { timer } of pauses.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}

/** Runs a job, and answers how long it pauses then. */
async function once(context: Context, job: Job, log: Log): Promise<number> {
  try {
    const said = await (job.everywhere ? job.run(context) : heldTurn(context, job, () => job.run(context)));
    if (said instanceof Date)
      return Math.min(LOOK_MS, Math.max(job.everyMs, said.getTime() - context.now().getTime()));
  } catch (error) {
    log.error("job failed", { reason: job.name, error });
  }
  return Math.min(job.everyMs, LOOK_MS);
}
