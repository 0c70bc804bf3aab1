import { downloadPaths } from "./download-paths.ts";

/** The first try also finds the way and shakes hands; the best of a few says how fast the address is. */
const TRIES = 3;
const PATIENCE_MS = 5000;

/** Milliseconds by origin; null for one that gave no answer. */
export type Speeds = Readonly<Record<string, number | null>>;

/** How fast each door answers from here, asked one after the other so that none slows another down. */
export async function measureSpeeds(origins: readonly string[]): Promise<Speeds> {
  const speeds: Record<string, number | null> = {};
  for (const origin of origins) speeds[origin] = await fastestOf(origin);
  return speeds;
}

async function fastestOf(origin: string): Promise<number | null> {
  let fastest: number | null = null;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const ms = await timeOf(`${origin}${downloadPaths.ping()}`);
    if (ms === null) return fastest;
    fastest = fastest === null ? ms : Math.min(fastest, ms);
  }
  return fastest;
}

async function timeOf(address: string): Promise<number | null> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const startedAt = performance.now();
  try {
    const answer = await fetch(address, {
      cache: "no-store",
      credentials: "omit",
      signal: patience.signal,
    });
    return answer.ok ? Math.max(1, Math.round(performance.now() - startedAt)) : null;
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
