import { outline } from "../geometry.ts";
import { camel } from "../motifs/beasts.ts";
import { simorghBird } from "../motifs/birds.ts";
import { clay, gold, lapis, night, pomegranate, sand, stone, turquoise } from "../palettes.ts";
import { path, placed, stroke } from "../pen.ts";
import { rostam } from "../themes/haft-khan.ts";
import type { Poster } from "./card.ts";
import { columns, disc, hills, starField, waves } from "./land.ts";

const shadowTone = { light: "#6a3d22", base: "#5a331c", dark: "#4a2815", deep: "#3a1f10" };
const caravan = [
  `<g id="abrisham-camel">${placed(18, 128, 0.3, 0, camel(shadowTone, { ...shadowTone, base: pomegranate.dark }, 2))}</g>`,
  '<use href="#abrisham-camel" x="34" y="-2"/><use href="#abrisham-camel" x="68" y="1"/>',
].join("");

const hall = [
  `<g id="parseh-hall">${columns(
    [
      [22, 200, 150],
      [62, 196, 128],
      [94, 192, 104],
    ],
    stone.light,
    stone.base,
  )}</g>`,
  '<use href="#parseh-hall" transform="translate(320) scale(-1 1)"/>',
].join("");

const rocks = (colour: string, dark: string): string =>
  path(outline("-2,224! -2,40! 26,30 44,66 40,104 66,140 60,180 92,224!"), colour) +
  path(outline("-2,224! -2,96! 20,110 26,150 50,190 56,224!"), dark) +
  path(outline("322,224! 322,34! 292,36 276,72 284,108 256,146 262,184 228,224!"), colour) +
  path(outline("322,224! 322,90! 300,112 294,152 272,192 266,224!"), dark);

const scrolls = (colour: string): string =>
  stroke(
    "M-6 70q24 -26 46 -4q20 -20 36 2q-4 12 -16 6q-4 -8 4 -10M330 96q-24 -26 -46 -4q-20 -20 -36 2q4 12 16 6q4 -8 -4 -10",
    colour,
    4,
    { "stroke-linecap": "round" },
  );

/** The posters of the SIMORGH series. */
export const simorghPosters = {
  simorgh: {
    series: "SIMORGH",
    sky: ["#1a1d4a", "#7a3a6a"],
    glow: "#ffd98a",
    scene:
      starField(320, 120, 42, "#fff3cf") +
      path(
        outline("-2,224! -2,176! 40,120 66,144 108,84 160,190 214,92 250,140 282,110 322,168! 322,224!"),
        "#2d2158",
      ) +
      path("M108 84L92 116L104 110L112 122L124 112ZM214 92L199 122L210 116L219 128L230 118Z", "#efe6ff") +
      scrolls("#c8a9e0") +
      hills(320, 224, [206, 196, 202, 194, 208], "#1b1640"),
    hero: {
      symbol: { drawing: simorghBird(gold, pomegranate, turquoise, gold) },
      x: 160,
      y: 108,
      size: 190,
      turn: 0,
    },
    sides: [
      { symbol: "h3", x: 58, y: 170, size: 92 },
      { symbol: "h4", x: 266, y: 160, size: 104 },
    ],
  },
  "haft-khan": {
    series: "SIMORGH",
    sky: ["#5a1226", "#e07a35"],
    glow: "#ffd07a",
    scene:
      disc(160, 96, 62, "#ffcf6a") +
      rocks("#4a1726", "#32101d") +
      hills(320, 224, [200, 192, 198, 190, 202], "#240b17"),
    hero: { symbol: { drawing: rostam }, x: 160, y: 116, size: 168, turn: 0 },
    sides: [
      { symbol: "h2", x: 58, y: 162, size: 100 },
      { symbol: "h3", x: 264, y: 162, size: 98 },
    ],
  },
  abrisham: {
    series: "SIMORGH",
    sky: ["#f0913e", "#fde2a6"],
    glow: "#fff3cf",
    scene:
      disc(250, 58, 26, "#fff0bf") +
      hills(320, 224, [150, 138, 156, 142, 160], "#d98a4a") +
      caravan +
      hills(320, 224, [164, 158, 178, 162, 172], "#c06a35") +
      hills(320, 224, [196, 206, 188, 198, 190], "#9a4d2d"),
    hero: { symbol: "h2", x: 164, y: 118, size: 176 },
    sides: [
      { symbol: "h3", x: 272, y: 164, size: 90 },
      { symbol: "h4", x: 56, y: 178, size: 78 },
    ],
  },
  kavir: {
    series: "SIMORGH",
    sky: [night.deep, "#3a2b6a"],
    glow: "#f6d38a",
    scene:
      starField(320, 140, 64, "#fff6dc", 3) +
      disc(64, 46, 16, "#fdeebd") +
      hills(320, 224, [170, 146, 164, 138, 160], "#6a4a58") +
      hills(320, 224, [190, 172, 188, 166, 186], "#a8703f") +
      path(outline("-2,224! -2,206! 60,188 120,206 190,224!"), sand.base) +
      path(outline("130,224! 200,202 262,190 322,200! 322,224!"), clay.base),
    hero: { symbol: "h1", x: 160, y: 112, size: 154, turn: 0 },
    sides: [
      { symbol: "h3", x: 264, y: 156, size: 108 },
      { symbol: "h2", x: 58, y: 164, size: 100 },
    ],
  },
  parseh: {
    series: "SIMORGH",
    sky: ["#274f8f", "#f4b56a"],
    glow: "#ffe9b0",
    scene:
      disc(160, 110, 56, "#ffd98a") +
      hills(320, 224, [168, 150, 160, 148, 166], "#8a5a4a") +
      hall +
      path("M0 192H320V222H0Z", sand.base) +
      path("M0 204H320V222H0Z", sand.dark),
    hero: { symbol: "h1", x: 160, y: 106, size: 146, turn: 0 },
    sides: [
      { symbol: "h4", x: 62, y: 164, size: 100 },
      { symbol: "l2", x: 264, y: 166, size: 84 },
    ],
  },
  khazar: {
    series: "SIMORGH",
    sky: ["#8fd6ea", "#fdf0d0"],
    glow: "#ffffff",
    scene:
      disc(268, 44, 18, "#fff2bd") +
      hills(320, 224, [120, 84, 112, 76, 118], "#7aa7c8") +
      hills(320, 224, [132, 118, 126, 112, 130], "#4f9a78") +
      path("M0 136H320V224H0Z", turquoise.base) +
      path("M0 170H320V224H0Z", lapis.base) +
      waves(320, 146, 6, "#dffaf6"),
    hero: { symbol: "h1", x: 156, y: 120, size: 176, turn: 12 },
    sides: [
      { symbol: "h4", x: 262, y: 148, size: 104 },
      { symbol: "h2", x: 60, y: 180, size: 78 },
    ],
  },
} satisfies Record<string, Poster>;
