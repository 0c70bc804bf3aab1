/** The shortest that a house lets its games wait between two rounds of a player, and what it says at first. */
export const USUAL_CYCLE_MS = 1000;

/** How fast a house lets its games be played. */
export type HousePace = {
  /** A new round of the same player and game is refused when it comes sooner after the last. */
  readonly cycleMs: number;
  /** Whether a browser may press for its player. */
  readonly autoplay: boolean;
};

export const USUAL_PACE: HousePace = { cycleMs: USUAL_CYCLE_MS, autoplay: false };
