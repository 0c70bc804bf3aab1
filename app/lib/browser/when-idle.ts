/** Browsers that cannot say when they are idle are given this time after the page is ready. */
const SETTLED_MS = 2000;

/** Does something when the page has nothing better to do. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(work, { timeout: 2 * SETTLED_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, SETTLED_MS);
  return () => clearTimeout(timer);
}
