import { strip, type Theme } from "../slots/theme.ts";

const NAMED = { fa: "آزمون" };

/**
 * A game of short strips for tests: few enough combinations to play every one, and free spins that come
 * often, add to themselves and run into their limit.
 */
export const SMALL_THEME: Theme = {
  code: "small",
  vendor: "NARD",
  mathVersion: 1,
  names: NAMED,
  symbols: {
    wild: NAMED,
    scatter: NAMED,
    h1: NAMED,
    h2: NAMED,
    h3: NAMED,
    h4: NAMED,
    l1: NAMED,
    l2: NAMED,
    l3: NAMED,
    l4: NAMED,
  },
  strips: [
    strip("scatter h1 wild l4 h2 l1"),
    strip("h1 h1 scatter wild l4 h3 l2"),
    strip("wild h2 l3 l4 scatter h4"),
    strip("l1 l2 scatter wild h1 l4"),
    strip("scatter h1 h2 l3 wild l4 l4"),
  ],
  linePays: {
    wild: [4, 20, 100],
    h1: [2, 10, 40],
    h2: [2, 10, 40],
    h3: [2, 10, 40],
    h4: [2, 10, 40],
    l1: [1, 5, 20],
    l2: [1, 5, 20],
    l3: [1, 5, 20],
    l4: [1, 5, 20],
  },
  scatterPays: [1, 2, 5],
  freeSpins: { awarded: [1, 1, 2], retriggered: [1, 2, 2], limit: 2, multiplier: 3 },
  lineBetsMinor: [1n, 2n, 5n],
};
