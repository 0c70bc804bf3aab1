import { reelsMovingMs } from "#app/features/reel-games/reel-pace.ts";
import type { InstantPace } from "#app/lib/instant-view.ts";
import { SEEN_WAIT_MS } from "#app/lib/stake-pace.ts";
import type { InstantFamily } from "#server/studio/instant/index.ts";

const AT_ONCE: InstantPace = { movingMs: 0, holdMs: SEEN_WAIT_MS };
const WATCHED: InstantPace = { movingMs: 2300, holdMs: SEEN_WAIT_MS };
/** As long as there is something to see: free spins, falls, held coins. */
const TOLD: InstantPace = { movingMs: reelsMovingMs, holdMs: SEEN_WAIT_MS };

export const PACES: Readonly<Record<InstantFamily, InstantPace>> = {
  dice: { movingMs: 1200, holdMs: SEEN_WAIT_MS },
  plinko: WATCHED,
  mines: AT_ONCE,
  keno: WATCHED,
  roulette: { movingMs: 4000, holdMs: 4000 },
  "video-poker": AT_ONCE,
  blackjack: AT_ONCE,
  ways: TOLD,
  cascade: TOLD,
  hold: TOLD,
  fish: { movingMs: 0, holdMs: 0 },
};
