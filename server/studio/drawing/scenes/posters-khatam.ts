import { khatamStar, outline, polygon, star } from "../geometry.ts";
import {
  gold,
  lapis,
  leaf,
  paper,
  pomegranate,
  sand,
  stone,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { circle, path, rect, stroke } from "../pen.ts";
import type { Poster } from "./card.ts";
import { cypressRow, disc, hills } from "./land.ts";
import { archFrame, halo, tilePattern } from "./ornament.ts";

const inlay = [
  ...[96, 78, 60].map((radius, ring) =>
    path(
      star(20, 160, 108, radius * 1.35, radius * 1.16, ring * 9),
      [pomegranate.dark, walnut.base, lapis.dark][ring] ?? walnut.base,
      { stroke: gold.base, "stroke-width": 1.5 },
    ),
  ),
  ...[
    [0, 0],
    [320, 0],
    [0, 222],
    [320, 222],
  ].map(
    ([x = 0, y = 0]) =>
      path(khatamStar(x, y, 62), turquoise.dark, { stroke: gold.base, "stroke-width": 2 }) +
      path(khatamStar(x, y, 40, 22.5), pomegranate.base, { stroke: gold.base, "stroke-width": 1.5 }) +
      path(khatamStar(x, y, 22), paper.base),
  ),
].join("");

const crocusRows = [0, 1, 2, 3]
  .map((row) => {
    const y = 158 + row * 18;
    const step = 20 + row * 7;
    return Array.from({ length: Math.ceil(320 / step) + 1 }, (_, index) => {
      const x = index * step + (row % 2) * (step / 2) - 8;
      const size = 5 + row * 2;
      return path(
        `M${x} ${y}L${x - size} ${y - size * 1.3}L${x - size * 0.3} ${y - size * 0.9}L${x} ${y - size * 1.7}L${x + size * 0.3} ${y - size * 0.9}L${x + size} ${y - size * 1.3}Z`,
        row % 2 === 0 ? violet.base : violet.light,
      );
    }).join("");
  })
  .join("");

const carpetStars = (width: number, height: number): string =>
  `<pattern id="farsh-border" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${path(khatamStar(12, 12, 8), gold.light)}${path(khatamStar(36, 12, 8), turquoise.light)}${path(khatamStar(12, 36, 8), turquoise.light)}${path(khatamStar(36, 36, 8), gold.light)}</pattern>`;

const carpetBorder = [
  carpetStars(48, 48),
  path("M0 0H320V222H0ZM28 28V194H292V28Z", pomegranate.dark, { "fill-rule": "evenodd" }),
  path("M4 0H316V222H4ZM26 26V194H294V26Z", "url(#farsh-border)", { "fill-rule": "evenodd" }),
  stroke("M3 3H317V219H3ZM27 27H293V195H27Z", gold.base, 2),
].join("");

const tiles =
  tilePattern("kashi-wall", [lapis.base, turquoise.base], paper.base) +
  rect(0, 0, 320, 222, "url(#kashi-wall)");

/** The posters of the KHATAM series. */
export const khatamPosters = {
  khatam: {
    series: "KHATAM",
    sky: ["#5a3a22", "#2c1a12"],
    glow: gold.light,
    scene: inlay,
    hero: { symbol: "h1", x: 160, y: 108, size: 158, turn: 0 },
    sides: [
      { symbol: "h2", x: 50, y: 176, size: 78, turn: -6 },
      { symbol: "h3", x: 270, y: 174, size: 78, turn: 6 },
    ],
  },
  golestan: {
    series: "KHATAM",
    sky: ["#f7b8a6", "#fdeccb"],
    glow: "#fffbe8",
    scene:
      hills(320, 224, [140, 122, 136, 118, 142], "#9ac8a6") +
      cypressRow(
        [
          [26, 184, 118],
          [58, 176, 84],
          [262, 176, 84],
          [294, 184, 118],
        ],
        leaf.dark,
      ) +
      hills(320, 224, [182, 172, 178, 170, 184], leaf.base) +
      path("M132 222L152 172H168L188 222Z", turquoise.base) +
      stroke("M150 182H170M145 196H175M139 210H181", turquoise.light, 2),
    hero: { symbol: "h1", x: 160, y: 104, size: 152, turn: 0 },
    sides: [
      { symbol: "h2", x: 68, y: 162, size: 112 },
      { symbol: "h3", x: 260, y: 174, size: 92 },
    ],
  },
  zafaran: {
    series: "KHATAM",
    sky: ["#6a4aa8", "#f6b27a"],
    glow: "#ffe2a8",
    scene:
      disc(160, 116, 46, "#ffd27a") +
      hills(320, 224, [136, 118, 132, 112, 138], "#54387f") +
      hills(320, 224, [152, 146, 150, 144, 152], "#3d2a63") +
      crocusRows,
    hero: { symbol: "h1", x: 160, y: 110, size: 176, turn: 0 },
    sides: [
      { symbol: "h2", x: 58, y: 168, size: 94 },
      { symbol: "h3", x: 264, y: 164, size: 100 },
    ],
  },
  firuzeh: {
    series: "KHATAM",
    sky: ["#0c3f4a", "#0b5c62"],
    glow: "#b9fff2",
    scene:
      path(
        outline(
          "-2,224! -2,110! 30,70 52,84 84,40 118,96 160,150 204,92 238,36 270,80 296,64 322,104! 322,224!",
        ),
        "#0a2f3a",
      ) +
      stroke("M60 96L78 120L70 146L92 168M250 84L236 116L252 140L240 170", turquoise.base, 5, {
        "stroke-linejoin": "round",
      }) +
      stroke("M60 96L78 120L70 146L92 168M250 84L236 116L252 140L240 170", turquoise.light, 1.8) +
      hills(320, 224, [196, 186, 192, 184, 198], stone.deep),
    hero: { symbol: "h1", x: 160, y: 106, size: 148, turn: 0 },
    sides: [
      { symbol: "h4", x: 60, y: 166, size: 94, turn: 0 },
      { symbol: "h3", x: 264, y: 166, size: 98 },
    ],
  },
  farsh: {
    series: "KHATAM",
    sky: [lapis.dark, "#16284e"],
    glow: "#ffdf9a",
    scene: carpetBorder + halo(160, 112, 84, gold.light),
    hero: { symbol: "h1", x: 160, y: 104, size: 166, turn: 0 },
    sides: [
      { symbol: "h4", x: 62, y: 168, size: 84, turn: -8 },
      { symbol: "l1", x: 262, y: 170, size: 76, turn: 8 },
    ],
  },
  kashi: {
    series: "KHATAM",
    sky: ["#0e5a78", "#10324f"],
    glow: "#fff2c4",
    scene:
      tiles +
      archFrame(320, 240, 46, "#17345f", gold.base) +
      [
        path(polygon(8, 24, 24, 16), gold.base),
        path(polygon(8, 296, 24, 16), gold.base),
        circle(24, 24, 7, pomegranate.base),
        circle(296, 24, 7, pomegranate.base),
      ].join("") +
      rect(0, 206, 320, 18, sand.base),
    hero: { symbol: "h1", x: 160, y: 122, size: 160 },
    sides: [
      { symbol: "h2", x: 52, y: 166, size: 78, turn: -5 },
      { symbol: "h3", x: 268, y: 166, size: 78, turn: 5 },
    ],
  },
} satisfies Record<string, Poster>;
