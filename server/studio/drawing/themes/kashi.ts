import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, outline, petal, polygon, star } from "../geometry.ts";
import { bowl } from "../motifs/vessels.ts";
import { gold, INK, lapis, leaf, paper, pomegranate, rose, sand, turquoise, walnut } from "../palettes.ts";
import {
  around,
  circle,
  ellipse,
  flat,
  inked,
  light,
  mirrored,
  path,
  rect,
  shade,
  stroke,
  strokes,
  turned,
} from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const sevenColours = [
  inked(rect(4, 4, 92, 92, paper.base, { rx: 3 })),
  inked(
    ...[0, 90, 180, 270].map((turn) =>
      turned(
        turn,
        50,
        50,
        path("M4 4H30Q32 22 22 22Q22 32 4 30Z", lapis.base, { "stroke-width": 1.8 }),
        circle(14, 14, 5, gold.base, { "stroke-width": 1.6 }),
      ),
    ),
    around(4, 50, 50, path(petal(50, 50, 42, 26), turquoise.base)),
    around(4, 50, 50, turned(45, 50, 50, path(petal(50, 50, 38, 18), rose.base))),
    circle(50, 50, 12, gold.base),
    path(star(8, 50, 50, 8, 4), pomegranate.base, { "stroke-width": 1.4 }),
  ),
  around(4, 50, 50, path(petal(50, 40, 22, 8), paper.base)),
  around(4, 50, 50, turned(45, 50, 50, path(petal(50, 34, 10, 6), leaf.base))),
].join("");

const dome = [
  inked(
    rect(18, 72, 64, 24, sand.base),
    rect(24, 60, 52, 14, lapis.base),
    path("M24 60C8 40 36 30 50 8C64 30 92 40 76 60Q50 68 24 60Z", turquoise.base),
    shade("M58 62Q72 40 50 8C64 30 92 40 76 60Q66 63 58 62Z", 0.24),
    light("M27 54Q22 44 38 31Q30 44 33 58Z", 0.45),
    path("M50 0V9", "none"),
    circle(50, 7, 3.4, gold.base),
  ),
  strokes(
    paper.base,
    1.8,
    "M50 14Q44 40 46 62M50 14Q58 40 56 62",
    "M32 42Q40 48 46 42Q50 36 54 42Q60 48 70 42",
  ),
  flat(...[31, 43.7, 56.3, 69].map((x) => path(khatamStar(x, 67, 4.6), gold.light))),
  inked(
    ...[28, 50, 72].map((x) =>
      path(`M${x - 6} 96V84Q${x - 4} 79 ${x} 77Q${x + 4} 79 ${x + 6} 84V96Z`, lapis.dark, {
        "stroke-width": 1.8,
      }),
    ),
  ),
].join("");

const iwan = [
  inked(
    rect(5, 4, 90, 92, lapis.base, { rx: 2 }),
    rect(13, 12, 74, 84, turquoise.base),
    path("M20 96V52C20 36 40 32 50 18C60 32 80 36 80 52V96Z", paper.base),
    path("M28 96V55C28 44 42 40 50 30C58 40 72 44 72 55V96Z", lapis.dark),
    path("M38 96V64C38 58 45 56 50 50C55 56 62 58 62 64V96Z", gold.base),
  ),
  mirrored(50, strokes(paper.base, 2.2, "M18 34Q18 20 30 20Q38 20 36 27Q33 31 29 28M18 46Q18 42 22 38")),
  flat(
    ...[15, 27, 38.5, 50, 61.5, 73, 85].map((x) => path(khatamStar(x, 8, 3.2), gold.light)),
    ...[22, 38, 54, 70, 86].map(
      (y) => path(khatamStar(9, y, 3), gold.light) + path(khatamStar(91, y, 3), gold.light),
    ),
  ),
  strokes(gold.light, 1.8, "M24 92V53C24 40 41 36 50 24.5C59 36 76 40 76 53V92"),
  light("M42 92V65C42 62 46 60 50 56V92Z", 0.35),
].join("");

const niche = (x: number, y: number, width: number, fill: string): string =>
  path(
    `M${x} ${y}V${y - width * 0.5}C${x} ${y - width * 0.9} ${x + width * 0.36} ${y - width} ${x + width / 2} ${y - width * 1.36}C${x + width * 0.64} ${y - width} ${x + width} ${y - width * 0.9} ${x + width} ${y - width * 0.5}V${y}Q${x + width / 2} ${y - width * 0.3} ${x} ${y}Z`,
    fill,
  );
const muqarnas = [
  inked(
    path("M50 2C62 20 96 22 96 62V90L88 96H12L4 90V62C4 22 38 20 50 2Z", gold.base),
    niche(35, 42, 30, turquoise.base),
    niche(19, 64, 31, lapis.base),
    niche(50, 64, 31, lapis.base),
    niche(4, 88, 30.6, turquoise.base),
    niche(34.6, 88, 30.8, pomegranate.base),
    niche(65.4, 88, 30.6, turquoise.base),
  ),
  strokes(
    "#fff",
    2,
    "M40 28Q42 22 48 16M24 50Q26 44 32 38M55 50Q57 44 63 38M9 74Q11 68 17 62M40 74Q42 68 48 62M70 74Q72 68 78 62",
  ),
  flat(
    ...[
      [50, 30],
      [34.5, 52],
      [65.5, 52],
      [19.4, 76],
      [50, 76],
      [80.6, 76],
    ].map(([x = 0, y = 0]) => path(khatamStar(x, y, 5), gold.light)),
  ),
].join("");

const girih = [
  inked(
    path(polygon(8, 50, 50, 49.5, 22.5), turquoise.base),
    flat(around(8, 50, 50, path("M50 50L30 4H50Z", lapis.base, { "fill-opacity": 0.55 }))),
    path(polygon(8, 50, 50, 49.5, 22.5), "none"),
    path(star(8, 50, 50, 44, 19), paper.base),
    path(khatamStar(50, 50, 19), gold.base),
    path(polygon(8, 50, 50, 8), pomegranate.base, { "stroke-width": 1.8 }),
  ),
  around(8, 50, 50, path("M50 11L54 22L50 29L46 22Z", lapis.base)),
  light("M50 6L34 28L36 34L50 30Z", 0.4),
].join("");

const scroll = "M50 92C14 92 4 52 24 30C42 12 72 20 74 44C76 62 56 70 46 60C38 52 46 42 54 46";
const arabesque = [
  stroke(scroll, INK, 14, { "stroke-linecap": "round" }),
  stroke(scroll, turquoise.base, 9, { "stroke-linecap": "round" }),
  stroke(scroll, turquoise.light, 2.2, { "stroke-linecap": "round", transform: "translate(-2 -2)" }),
  inked(
    path(outline("46,92! 54,78 70,68 96,66! 94,84 80,97 62,99"), lapis.base),
    path(outline("20,34! 8,24 4,8! 18,6 30,14 34,26"), pomegranate.base),
    path(outline("64,26! 66,12 80,3 94,4! 90,18 82,28 72,34"), lapis.base),
    path(outline("12,62! 2,70 2,84! 10,88 20,82 20,72"), gold.base),
    circle(56, 47, 8, gold.base),
  ),
  strokes(gold.light, 2, "M54 90Q70 84 88 73M70 28Q76 16 88 9M26 26Q18 18 10 13"),
  circle(54, 45, 2.6, "#fff"),
].join("");

const starTile = [
  inked(
    path(khatamStar(50, 50, 49), lapis.base),
    path(khatamStar(50, 50, 36), paper.base, { "stroke-width": 1.8 }),
  ),
  inked(
    around(8, 50, 50, path(petal(50, 50, 30, 14), turquoise.base, { "stroke-width": 1.6 })),
    circle(50, 50, 9, gold.base),
  ),
  light("M50 3L37 17L17 18L18 38L26 30L40 24Z", 0.35),
].join("");

const CROSS = "M50 1L64 15V36H85L99 50L85 64H64V85L50 99L36 85V64H15L1 50L15 36H36V15Z";
const crossTile = [
  inked(
    path(CROSS, turquoise.base),
    path("M50 14L57 21V43H79L86 50L79 57H57V79L50 86L43 79V57H21L14 50L21 43H43V21Z", turquoise.dark, {
      "stroke-width": 1.8,
    }),
  ),
  inked(path(khatamStar(50, 50, 13), gold.base)),
  flat(
    ...[
      [50, 24],
      [76, 50],
      [50, 76],
      [24, 50],
    ].map(([x = 0, y = 0]) => path(khatamStar(x, y, 5), paper.base)),
  ),
  light("M50 4L39 15V38H18L7 50L4 50L15 38.5H38V16Z", 0.6),
].join("");

const glaze = bowl(
  paper,
  lapis,
  [
    inked(ellipse(50, 50, 38, 8.5, turquoise.base)),
    ellipse(42, 48, 18, 3, turquoise.light),
    inked(path("M62 46L86 6L94 12L70 50Z", walnut.base)),
  ].join(""),
);

const brush = turned(
  40,
  50,
  50,
  inked(
    path("M44 -10H56L54 50H46Z", pomegranate.base),
    light("M46 -8H49L49 48H47Z", 0.5),
    path("M42 48H58L60 66H40Z", gold.base),
    path(outline("40,66! 60,66! 64,80 58,94 50,108! 42,94 36,80"), walnut.base),
    path(outline("38,84! 50,90 62,84! 58,96 50,108! 42,96"), lapis.base),
  ),
);

/** کاشی: what the tile-cutter makes of six glazes and one white. */
export const kashi: Symbols = {
  wild: wildFrame(pomegranate, sevenColours, 56),
  scatter: scatterFrame(lapis, sand, dome, 64),
  h1: iwan,
  h2: muqarnas,
  h3: girih,
  h4: arabesque,
  l1: plated("round", sand, starTile, 72),
  l2: plated("square", lapis, crossTile, 72),
  l3: plated("diamond", leaf, glaze, 66),
  l4: plated("arch", paper, brush, 74),
};
