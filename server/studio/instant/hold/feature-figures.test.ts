import { expect, test } from "vitest";
import { plus, rational } from "../../rational.ts";
import { asNumber } from "../../testing/as-number.ts";
import { quickDraw } from "../cascade/simulate-cascade.ts";
import { endsFrom, featureFigures } from "./feature-figures.ts";
import { HOLDS } from "./games.ts";
import type { HoldRule } from "./hold-game.ts";
import { CELLS, playFeature } from "./play-hold.ts";

const RULE: HoldRule = {
  trigger: 6,
  respins: 3,
  landing: [1, 4],
  fullGrid: 50,
  values: [
    { value: 2, weight: 3 },
    { value: 10, weight: 1 },
  ],
};

test("with one empty cell the grid is full unless three respins miss", () => {
  expect(endsFrom(RULE, CELLS - 1)[CELLS]).toEqual(rational(64n - 27n, 64n));
});

test("a full grid ends at once and pays its values and the prize", () => {
  const { mean, full } = featureFigures(RULE, CELLS);
  expect(full).toEqual(rational(1n, 1n));
  expect(mean).toEqual(rational(15n * 4n + 50n, 1n));
});

test("the ways a feature may end add up to one", () => {
  for (const { hold } of HOLDS) {
    expect(endsFrom(hold, hold.trigger).reduce(plus)).toEqual(rational(1n, 1n));
  }
});

test("played features come to the exact mean within three deviations", () => {
  const draw = quickDraw(7);
  const held = [0, 1, 2, 3, 4, 5];
  const played = 20_000;
  let sum = 0;
  for (let feature = 0; feature < played; feature += 1) sum += playFeature(RULE, held, draw).win;
  const { mean, meanSquare } = featureFigures(RULE, held.length);
  const expected = asNumber(mean);
  const deviation = Math.sqrt((asNumber(meanSquare) - expected ** 2) / played);
  expect(Math.abs(sum / played - expected)).toBeLessThan(3 * deviation);
});

test("a new coin gives all respins again, and every coin lies on a cell of its own", () => {
  const draw = quickDraw(3);
  for (let feature = 0; feature < 500; feature += 1) {
    const { start, respins, isFull } = playFeature(RULE, [0, 4, 7, 8, 11, 14], draw);
    let left = RULE.respins;
    for (const respin of respins) {
      left = respin.landed.length > 0 ? RULE.respins : left - 1;
      expect(respin.left).toBe(left);
    }
    const cells = [...start, ...respins.flatMap(({ landed }) => landed)].map(({ cell }) => cell);
    expect(new Set(cells).size).toBe(cells.length);
    expect(isFull).toBe(cells.length === CELLS);
    expect(isFull || left === 0).toBe(true);
  }
});
