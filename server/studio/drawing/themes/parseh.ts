import { fitted, plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, outline } from "../geometry.ts";
import { lionFace } from "../motifs/beasts.ts";
import { BEARDS, bust } from "../motifs/figures.ts";
import { lotus } from "../motifs/flowers.ts";
import { bullCapital, homa, wingedBull } from "../motifs/reliefs.ts";
import { coin } from "../motifs/treasure.ts";
import {
  clay,
  ebony,
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  rose,
  sand,
  silver,
  stone,
  turquoise,
  walnut,
} from "../palettes.ts";
import { circle, ellipse, flat, inked, light, mirrored, path, rect, shade, strokes } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const gate = [
  inked(
    rect(2, 88, 96, 9, stone.dark),
    rect(10, 14, 80, 10, lapis.base),
    path("M4 6H96L90 15H10Z", stone.light),
    rect(34, 24, 32, 64, "#f4c46a"),
    path("M8 24H36V88H8Z", stone.base),
    path("M64 24H92V88H64Z", stone.base),
    shade("M82 24H92V88H82ZM28 24H36V88H28Z", 0.2),
    ...[0, 1].map(
      (side) =>
        `<g transform="${side === 0 ? "translate(8 34) scale(0.3 0.56)" : "translate(92 34) scale(-0.3 0.56)"}">${flat(path(outline("10,96! 8,60 14,44 12,30 18,10 40,4 60,12 64,34 80,44 92,60 90,96! 70,96! 66,74 40,74 34,96!"), stone.deep))}</g>`,
    ),
  ),
  flat(
    ...[18, 34, 50, 66, 82].map((x) => path(khatamStar(x, 19, 3.8), gold.light)),
    circle(50, 52, 9, "#fff0bf"),
  ),
  strokes(stone.dark, 2.4, "M38 88L44 74H56L62 88M42 80H58"),
].join("");

const bullFace = [
  inked(
    mirrored(
      50,
      path(outline("34,30! 20,28 8,16 8,2! 18,10 30,16 42,22!"), gold.base),
      path(outline("32,40! 18,36 6,42 4,48! 14,54 30,50!"), walnut.base),
    ),
    path(outline("50,20 66,26 72,40 68,56 64,74 58,90 50,94 42,90 36,74 32,56 28,40 34,26"), walnut.light),
    shade(outline("64,25! 72,40 68,56 64,74 58,90 50,94! 60,70 62,46"), 0.2),
    path(outline("50,70 62,74 62,88 50,95 38,88 38,74"), paper.dark),
    path(outline("34,28! 42,18 58,18 66,28! 58,36 50,40 42,36"), walnut.dark),
  ),
  mirrored(50, ellipse(40, 50, 3.6, 3.4, INK), circle(39, 49, 1.1, "#fff"), ellipse(45, 82, 2.4, 3, INK)),
].join("");

const lionAndBull = [
  inked(circle(50, 50, 48, lapis.dark)),
  circle(50, 50, 43.5, "none", { stroke: gold.base, "stroke-width": 2 }),
  fitted(66, 60, 58, bullFace),
  fitted(35, 44, 64, lionFace(sand, clay)),
].join("");

const guardHat = [
  inked(
    path(outline("26,40 24,30 30,22! 70,22! 76,30 74,40! 62,33 50,31 38,33"), ebony.base),
    path("M27 26L24 2H76L73 26Q50 20 27 26Z", gold.base),
    path("M62 2H76L73 26Q68 24.5 62 23.5Z", gold.dark, { stroke: "none" }),
  ),
  strokes(gold.deep, 1.8, "M33 22L32 5M41 20V5M50 19V5M59 20V5M67 22L68 5"),
].join("");
const guard = [
  inked(
    rect(87.5, 6, 6, 92, gold.dark, { rx: 2 }),
    path("M90.5 1L97 16L90.5 22L84 16Z", silver.base),
    circle(90.5, 92, 6, gold.base),
  ),
  bust({
    robe: turquoise,
    trim: pomegranate.base,
    beard: { tone: ebony, d: BEARDS.short },
    moustache: ebony,
    complexion: { light: "#f2cda3", base: "#dba878", dark: "#b27a4c", deep: "#7f5030" },
    hat: guardHat,
  }),
  flat(
    ...[
      [16, 88],
      [26, 82],
      [74, 82],
      [84, 88],
    ].map(([x = 0, y = 0]) => path(khatamStar(x, y, 4.6), gold.light)),
  ),
].join("");

const rhyton = [
  inked(
    path(outline("66,4! 96,10! 90,34 82,58 66,78 46,88 30,84! 34,62 50,58 60,40"), gold.base),
    shade(outline("88,8! 96,10! 90,34 82,58 66,78 46,88! 70,62 84,36"), 0.24),
    path("M64 3Q82 0 98 10L96 19Q80 10 62 13Z", gold.light),
    path(outline("46,88! 34,92 22,94! 18,90! 26,86"), gold.dark),
    path(outline("32,92! 22,98! 16,97! 22,88"), gold.dark),
    path(outline("48,56! 36,52 26,54 16,60 6,66 4,74 10,78 22,78 28,84 40,86 48,78"), gold.base),
    path(outline("34,53! 28,44 32,36 42,34! 40,42 42,50!"), lapis.base),
    path(outline("44,56! 40,48 48,46! 52,52 52,60!"), gold.dark),
  ),
  strokes(gold.deep, 2.2, "M60 28Q76 26 92 34M56 44Q70 44 86 52M46 62Q60 64 72 72"),
  flat(circle(22, 65, 2.6, INK), circle(8, 72, 1.6, INK)),
  strokes("#fff", 2.4, "M66 17Q64 34 56 46"),
].join("");

const daric = coin(
  gold,
  [
    path(
      outline("40,74! 42,62 38,52 42,42 48,36 46,28 52,24 57,28 56,36 62,44 62,54 60,62 66,74!"),
      gold.dark,
    ),
    path("M45 27L44 20L48 23L52 18L55 23L59 21L57 28Z", gold.deep),
    strokes(gold.deep, 2.8, "M34 34Q22 48 32 64M34 34L42 48M32 64L42 50"),
    strokes(gold.deep, 2.8, "M58 46L70 36M72 28L66 70"),
  ].join(""),
);

const wedge = (x: number, y: number, turn: number): string =>
  `<path d="M-5 -4H5L0.8 1V9H-0.8V1Z" fill="${clay.deep}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
const tablet = [
  inked(
    path(
      "M22 6Q50 0 78 6Q90 8 90 20Q94 50 90 80Q90 92 78 94Q50 100 22 94Q10 92 10 80Q6 50 10 20Q10 8 22 6Z",
      clay.base,
    ),
    shade("M70 5Q90 8 90 20Q94 50 90 80Q90 92 78 94Q68 96 58 96.5Q84 70 70 5Z", 0.2),
    light("M18 16Q30 10 50 9Q26 14 20 30Q16 44 17 60Q13 36 18 16Z", 0.45),
  ),
  ...[26, 44, 62, 80].map((y, row) =>
    [26, 38, 50, 62, 74]
      .map((x, column) =>
        (row + column) % 4 === 3 ? "" : wedge(x, y, (row * 2 + column) % 3 === 0 ? -90 : 0),
      )
      .join(""),
  ),
  strokes(clay.dark, 1.6, "M16 35H84M16 53H84M16 71H84"),
].join("");

/** پارسه: the reliefs and the treasury of the terrace. */
export const parseh: Symbols = {
  wild: wildFrame(turquoise, lotus(rose, paper), 64),
  scatter: scatterFrame(lapis, sand, gate, 60),
  h1: lionAndBull,
  h2: fitted(50, 52, 94, homa(gold, turquoise, [lapis, pomegranate])),
  h3: guard,
  h4: wingedBull(sand, ebony, [lapis, turquoise]),
  l1: plated("round", turquoise, bullCapital(stone, sand), 70),
  l2: plated("square", pomegranate, rhyton, 74),
  l3: plated("diamond", leaf, daric, 66),
  l4: plated("arch", sand, tablet, 62),
};
