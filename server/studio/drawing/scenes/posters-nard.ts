import { gold, lapis, leaf, pomegranate, sand, turquoise, walnut } from "../palettes.ts";
import { circle, ellipse, path, rect, stroke } from "../pen.ts";
import type { Poster } from "./card.ts";
import { arcade, cypressRow, disc, floorSquares, hills, pointsRow } from "./land.ts";

const lamps = (places: [number, number][]): string =>
  places
    .map(
      ([x, length]) =>
        stroke(`M${x} 0V${length}`, gold.dark, 1.5) +
        path(
          `M${x - 8} ${length + 14}Q${x - 9} ${length + 2} ${x} ${length}Q${x + 9} ${length + 2} ${x + 8} ${length + 14}Q${x} ${length + 20} ${x - 8} ${length + 14}Z`,
          gold.light,
        ) +
        circle(x, length + 10, 16, gold.light, { "fill-opacity": 0.18 }),
    )
    .join("");

const blossom = (d: string, places: [number, number][]): string =>
  stroke(d, walnut.dark, 4, { "stroke-linecap": "round" }) +
  places
    .map(
      ([x, y]) =>
        [
          [0, -5],
          [5, -1.5],
          [3, 4],
          [-3, 4],
          [-5, -1.5],
        ]
          .map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 3.6, "#fbc3d0"))
          .join("") + circle(x, y, 2.4, pomegranate.base),
    )
    .join("");

/** The posters of the NARD series. */
export const nardPosters = {
  "takht-e-nard": {
    series: "NARD",
    sky: [lapis.dark, "#2a1b2c"],
    glow: gold.light,
    scene:
      pointsRow(320, 0, -92, 12, [pomegranate.dark, walnut.dark]) +
      pointsRow(320, 222, 92, 12, [walnut.dark, pomegranate.dark]) +
      rect(0, 206, 320, 18, walnut.base),
    hero: { symbol: "h1", x: 160, y: 104, size: 168, turn: -4 },
    sides: [
      { symbol: "h2", x: 52, y: 172, size: 76, turn: -8 },
      { symbol: "h4", x: 268, y: 168, size: 88, turn: 6 },
    ],
  },
  "shah-mat": {
    series: "NARD",
    sky: ["#3b1426", "#7a2638"],
    glow: "#ffd9a0",
    scene:
      arcade(320, 150, 152, 5, { wall: "#5a1a2c", opening: "#2c0f1e" }) +
      rect(0, 150, 320, 72, sand.base) +
      floorSquares(320, 150, 222, walnut.dark),
    hero: { symbol: "h1", x: 160, y: 116, size: 172 },
    sides: [
      { symbol: "h4", x: 62, y: 146, size: 116 },
      { symbol: "h2", x: 260, y: 150, size: 106 },
    ],
  },
  ganjafeh: {
    series: "NARD",
    sky: ["#16324a", "#0f5c62"],
    glow: gold.light,
    scene:
      path("M0 0H120C96 60 40 92 0 164ZM320 0H200C224 60 280 92 320 164Z", pomegranate.base) +
      path("M0 0H70C60 40 30 70 0 100ZM320 0H250C260 40 290 70 320 100Z", pomegranate.dark) +
      stroke("M120 0C96 60 40 92 0 164M200 0C224 60 280 92 320 164", gold.base, 4) +
      path("M0 190H320V222H0Z", pomegranate.dark) +
      stroke("M0 190H320", gold.base, 3),
    hero: { symbol: "h1", x: 160, y: 108, size: 146 },
    sides: [
      { symbol: "h4", x: 66, y: 172, size: 74, turn: -6 },
      { symbol: "h3", x: 262, y: 156, size: 104 },
    ],
  },
  chogan: {
    series: "NARD",
    sky: ["#2b6fa8", "#a9dbe0"],
    glow: "#fff6d8",
    scene:
      disc(264, 42, 18, "#fff3c4") +
      arcade(320, 150, 42, 14, { wall: sand.base, opening: "#8a6a48" }) +
      path("M130 112C124 84 148 76 160 54C172 76 196 84 190 112Z", turquoise.base) +
      hills(320, 224, [152, 148, 150, 147, 152], leaf.base) +
      path("M0 186Q160 172 320 188V200Q160 184 0 198Z", leaf.light),
    hero: { symbol: "h1", x: 156, y: 118, size: 190 },
    sides: [{ symbol: "l1", x: 278, y: 186, size: 58 }],
  },
  zurkhaneh: {
    series: "NARD",
    sky: ["#0f3d44", "#0b2630"],
    glow: "#ffdf9a",
    scene:
      arcade(320, 168, 170, 4, { wall: "#14555a", opening: "#0a2b33" }) +
      lamps([
        [40, 34],
        [280, 34],
        [100, 18],
        [220, 18],
      ]) +
      path("M40 168H280L320 200V222H0V200Z", sand.base) +
      path("M64 178H256L288 204L276 222H44L32 204Z", turquoise.dark),
    hero: { symbol: "h1", x: 160, y: 122, size: 164 },
    sides: [
      { symbol: "h2", x: 62, y: 150, size: 96, turn: -6 },
      { symbol: "h3", x: 264, y: 158, size: 98 },
    ],
  },
  nowruz: {
    series: "NARD",
    sky: ["#74c4e8", "#fdf0d4"],
    glow: "#fff8dc",
    scene:
      hills(320, 224, [150, 128, 142, 120, 148], "#8fc7a2") +
      hills(320, 224, [170, 160, 172, 158, 168], leaf.base) +
      cypressRow(
        [
          [24, 172, 70],
          [300, 168, 78],
        ],
        leaf.dark,
      ) +
      blossom("M-4 26C40 20 70 34 104 20M324 18C290 16 262 34 226 22", [
        [22, 26],
        [48, 22],
        [76, 30],
        [98, 22],
        [302, 18],
        [274, 28],
        [246, 30],
        [232, 20],
      ]) +
      ellipse(160, 216, 190, 30, pomegranate.base),
    hero: { symbol: "h1", x: 160, y: 112, size: 150 },
    sides: [
      { symbol: "h2", x: 64, y: 158, size: 100 },
      { symbol: "h4", x: 262, y: 170, size: 84 },
    ],
  },
} satisfies Record<string, Poster>;
