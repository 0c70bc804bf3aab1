/** How often it is looked whether the thread is free. Shorter than anything that a visitor notices. */
const EACH_MS = 20;

/**
 * Tells how long the thread was held each time, in seconds: by how much a timer came later than it was set for. Everybody
 * waits as long as that, so it is measured by itself and not with the answers of the one who held it.
 */
export function watchLoop(tell: (seconds: number) => void): { stop(): void } {
  let expectedAt = performance.now() + EACH_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    tell(Math.max(0, now - expectedAt) / 1000);
    expectedAt = now + EACH_MS;
  }, EACH_MS);
  // Watching keeps no process from ending.
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
