/** The clock of a rule. Rules never ask the machine, so a test can stand the clock still. */
export type Clock = () => Date;

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

export const systemClock: Clock = () => new Date();

export function later(moment: Date, byMs: number): Date {
  return new Date(moment.getTime() + byMs);
}

/** Monotonic milliseconds, for measuring how long something took. Not a date. */
export function stopwatch(): () => number {
  const startedAt = performance.now();
  return () => performance.now() - startedAt;
}
