import type { Context } from "../db/context.ts";
import type { Log } from "../log.ts";

/** Something that happens by the clock. It may run in several processes at once and twice in a row. */
export type Job = {
  readonly name: string;
  readonly everyMs: number;
  run(context: Context): Promise<unknown>;
};

/**
 * Runs each job again and again, with its pause between two runs, so that a slow one never overtakes
 * itself. A job that fails is logged and tried at its next time. Answers with the way to stop: it waits
 * for what is running.
 */
export function startClock(context: Context, jobs: readonly Job[], log: Log): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = new Map<string, NodeJS.Timeout>();
  let stopped = false;

  function schedule(job: Job): void {
    if (stopped) return;
    const timer = setTimeout(() => {
      const work = once(context, job, log).finally(() => {
        running.delete(work);
        schedule(job);
      });
      running.add(work);
    }, job.everyMs);
    timers.set(job.name, timer.unref());
  }

  for (const job of jobs) schedule(job);
  return async () => {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(running);
  };
}

async function once(context: Context, { name, run }: Job, log: Log): Promise<void> {
  try {
    await run(context);
  } catch (error) {
    log.error("job failed", { reason: name, error });
  }
}
