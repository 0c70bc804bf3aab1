import { randomInt } from "node:crypto";
import { MINUTE_MS, SECOND_MS } from "../core/time.ts";
import type { Context } from "../db/context.ts";
import type { Log } from "../log.ts";
import { heldTurn } from "./turn.ts";

/**
 * Something that happens by the clock, in one process at a time. It may still happen twice in a row, and beside
 * itself when a process loses its database for longer than a lease, so what it does is keyed or locked by itself.
 */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  /** For what each process does for itself, such as a file of its own. */
  readonly everywhere?: boolean;
  run(context: Context): Promise<unknown>;
};

/** A job that is seldom due is looked at this often: another process may have done it, or this one just started. */
const LOOK_MS = MINUTE_MS;

/** Processes that start together do not do everything together. */
const FIRST_LATEST_MS = 5 * SECOND_MS;

/**
 * Runs each job again and again, with its pause between two runs, so that a slow one never overtakes itself. A job
 * that fails is logged and tried at its next time. Answers with the way to stop: it waits for what is running.
 */
export function startClock(context: Context, jobs: readonly Job[], log: Log): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  function schedule(job: Job, delayMs: number): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      const work = once(context, job, log).finally(() => {
        running.delete(work);
        schedule(job, Math.min(job.everyMs, LOOK_MS));
      });
      running.add(work);
    }, delayMs);
    timers.set(job.name, timer.unref());
  }

  for (const job of jobs) schedule(job, randomInt(Math.min(job.everyMs, FIRST_LATEST_MS)) + 1);
  return async () => {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}

async function once(context: Context, job: Job, log: Log): Promise<void> {
  try {
    await (job.everywhere ? job.run(context) : heldTurn(context, job, () => job.run(context)));
  } catch (error) {
    log.error("job failed", { reason: job.name, error });
  }
}
