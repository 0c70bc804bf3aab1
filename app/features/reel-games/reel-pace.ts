import type { ShownJson } from "#app/lib/instant-view.ts";

const LONGEST_MS = 10_000;
const FIRST_MS = 1600;
const STEP_MS = 850;

/** How long a round is shown for: by its spins, the steps of its drops, or its respins. */
export function reelsMovingMs(shown: ShownJson): number {
  const { spins, drops, feature } = (shown ?? {}) as Partial<{
    spins: unknown[];
    drops: { steps: unknown[] }[];
    feature: { respins: unknown[] } | null;
  }>;
  const more =
    (spins?.length ?? 1) -
    1 +
    (drops ?? []).reduce((sum, { steps }) => sum + steps.length - 1, 0) +
    (drops ? drops.length - 1 : 0) +
    (feature ? feature.respins.length + 1 : 0);
  return Math.min(LONGEST_MS, FIRST_MS + more * STEP_MS);
}
