import { expect, test } from "vitest";
import type { Strip } from "../../slots/theme.ts";
import { gridOf } from "./grid.ts";
import { gridDistribution } from "./grid-distribution.ts";
import { type WayPays, wayWins } from "./way-wins.ts";

const STRIPS: readonly Strip[] = [
  ["h1", "h1", "l1", "scatter", "l2", "h2"],
  ["wild", "h1", "scatter", "scatter", "l1"],
  ["h1", "wild", "wild", "l2", "scatter", "l1", "h2"],
  ["h2", "h1", "wild", "scatter", "l1"],
  ["l1", "h1", "scatter", "l2", "h2", "h1"],
];

const NOTHING = [0, 0, 0] as const;

const PAYS: WayPays = {
  h1: [5, 20, 100],
  h2: [4, 15, 60],
  h3: NOTHING,
  h4: NOTHING,
  l1: [2, 6, 25],
  l2: [1, 3, 9],
  l3: NOTHING,
  l4: NOTHING,
};

/** Every combination of stops, each looked at with the rule that a player's spin is paid by. */
function bruteClasses(): Map<string, number> {
  const classes = new Map<string, number>();
  const turn = (stops: readonly number[]): void => {
    const strip = STRIPS[stops.length];
    if (strip) {
      for (const stop of strip.keys()) turn([...stops, stop]);
      return;
    }
    const grid = gridOf(STRIPS, stops);
    const win = wayWins(PAYS, grid).reduce((sum, way) => sum + way.win, 0);
    const scatters = grid.flat().filter((symbol) => symbol === "scatter").length;
    classes.set(`${win} ${scatters}`, (classes.get(`${win} ${scatters}`) ?? 0) + 1);
  };
  turn([]);
  return classes;
}

test("counting all stops gives what looking at each of them gives", () => {
  const counted = gridDistribution(STRIPS, PAYS).map(
    ({ win, scatters, combinations }) => [`${win} ${scatters}`, combinations] as const,
  );
  expect(new Map(counted)).toEqual(bruteClasses());
});

test("ways are the product of the cells of each reel, and end where a reel has none", () => {
  const grid = [
    ["h1", "wild", "h1", "h1", "l1"],
    ["h1", "h1", "l2", "l1", "l1"],
    ["l2", "h1", "l2", "l2", "h2"],
  ] as const;
  expect(wayWins(PAYS, grid)).toEqual([
    { symbol: "h1", count: 4, ways: 2 * 3 * 1 * 1, win: 20 * 6 },
    { symbol: "l2", count: 4, ways: 1 * 1 * 2 * 1, win: 3 * 2 },
  ]);
});
