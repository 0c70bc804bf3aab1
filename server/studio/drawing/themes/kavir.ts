import { fitted, plated, scatterFrame, wildFrame } from "../frames.ts";
import { outline, star } from "../geometry.ts";
import { camel, foxHead } from "../motifs/beasts.ts";
import { sun } from "../motifs/sky.ts";
import {
  clay,
  flame,
  gold,
  INK,
  lapis,
  leaf,
  night,
  paper,
  pomegranate,
  rose,
  sand,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { circle, ellipse, flat, inked, light, mirrored, path, rect, shade, strokes, turned } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const qanat = [
  inked(
    path(outline("0,58! 16,40 36,30 60,32 84,42 100,58! 100,98! 0,98!"), sand.base),
    shade(outline("70,36! 84,42 100,58! 100,98! 74,98! 84,64"), 0.2),
    ...[
      [22, 38],
      [50, 26],
      [80, 36],
    ].map(
      ([x = 0, y = 0]) =>
        path(
          `M${x - 14} ${y + 6}Q${x - 9} ${y - 9} ${x} ${y - 9}Q${x + 9} ${y - 9} ${x + 14} ${y + 6}Q${x} ${y + 12} ${x - 14} ${y + 6}Z`,
          clay.base,
        ) + ellipse(x, y - 4, 6.5, 3.2, night.deep),
    ),
    path("M22 98V72C22 56 38 52 50 42C62 52 78 56 78 72V98Z", clay.dark),
    path("M31 98V74C31 64 42 60 50 53C58 60 69 64 69 74V98Z", night.deep),
    path("M36 82Q50 76 64 82L78 98H22Z", turquoise.base),
  ),
  strokes(turquoise.light, 2.6, "M42 86Q50 83 58 86M36 93Q50 88 64 93"),
  strokes(sand.light, 2.4, "M26 94V74Q27 62 42 55M10 62Q14 56 20 54"),
].join("");

const sky = [
  inked(
    path("M2 84Q20 66 44 78Q66 62 98 80V90Q98 97 90 97H10Q2 97 2 90Z", clay.base),
    path("M2 84Q20 66 44 78Q30 84 26 97H10Q2 97 2 90Z", sand.base),
  ),
  strokes("#fff", 2.2, "M18 62L34 44L52 50L68 32L86 26"),
  flat(
    ...[
      [18, 62, 7],
      [34, 44, 8],
      [52, 50, 7],
      [68, 32, 10],
      [86, 26, 7],
      [20, 18, 10],
      [48, 14, 6],
      [84, 54, 6],
      [64, 66, 5],
      [42, 28, 4],
      [8, 40, 4],
    ].map(([x = 0, y = 0, r = 0]) => path(star(4, x, y, r, r * 0.3), r > 7 ? gold.light : "#fff")),
  ),
].join("");

const cheetah = [
  inked(
    mirrored(50, circle(20, 26, 13, sand.base), circle(21, 28, 6.5, walnut.base, { "stroke-width": 1.6 })),
    path(
      outline("50,10 70,14 84,28 88,46 84,64 70,80 60,92 50,95 40,92 30,80 16,64 12,46 16,28 30,14"),
      "#eebb62",
    ),
    shade(outline("74,17! 84,28 88,46 84,64 70,80 60,92 50,95! 70,74 78,46"), 0.16),
    path(outline("50,58 64,62 70,74 62,88 50,93 38,88 30,74 36,62"), paper.light, { stroke: "none" }),
  ),
  strokes(INK, 4.4, "M40 50Q36 62 31 74M60 50Q64 62 69 74"),
  inked(path("M41 62H59Q59 69 50 73Q41 69 41 62Z", INK)),
  strokes(INK, 2.4, "M50 72V79Q44 85 38 80M50 79Q56 85 62 80"),
  mirrored(
    50,
    path("M28 46Q35 36 45 46Q36 53 28 46Z", gold.light, { stroke: INK, "stroke-width": 2 }),
    circle(37, 45.6, 3.4, INK),
    circle(36, 44.4, 1.1, "#fff"),
  ),
  flat(
    ...[
      [50, 18, 2.6],
      [42, 24, 2.6],
      [58, 24, 2.6],
      [50, 30, 2.6],
      [34, 20, 2.4],
      [66, 20, 2.4],
      [34, 31, 2.4],
      [66, 31, 2.4],
      [22, 40, 2.6],
      [78, 40, 2.6],
      [20, 52, 2.6],
      [80, 52, 2.6],
      [26, 62, 2.4],
      [74, 62, 2.4],
    ].map(([x = 0, y = 0, r = 0]) => ellipse(x, y, r, r * 0.85, walnut.deep)),
  ),
  light("M32 17Q40 12 48 12Q36 20 28 34Q24 26 32 17Z", 0.4),
].join("");

const windcatcher = [
  inked(
    path("M4 97V72H96V97Z", sand.dark),
    path("M10 72Q14 54 32 54Q48 54 52 72Z", sand.base),
    path("M50 97V20H86V97Z", sand.light),
    path("M72 20H86V97H72Z", sand.base, { stroke: "none" }),
    path("M50 97V20H86V97Z", "none"),
    rect(46, 12, 44, 9, sand.base),
    path("M48 12Q68 2 88 12Z", clay.base),
    ...[54, 62, 70, 78].map((x) =>
      path(`M${x - 1.5} 58V30Q${x + 2} 24 ${x + 5.5} 30V58Z`, night.base, { "stroke-width": 1.6 }),
    ),
    rect(46, 60, 44, 6, turquoise.base),
    path("M24 97V84Q24 78 31 75Q38 78 38 84V97Z", walnut.dark),
    path("M63 97V80Q63 76 68 74Q73 76 73 80V97Z", walnut.dark),
  ),
  strokes(walnut.base, 3, "M44 40H52M84 40H94M44 50H52M84 50H94"),
  light("M15 70Q18 59 30 57Q22 63 21 71Z", 0.5),
].join("");

const frond = (turn: number, tone: string): string =>
  turned(turn, 50, 34, path("M50 34Q54 10 84 8Q100 10 98 28Q84 20 72 26Q58 30 50 34Z", tone));
const palm = [
  inked(
    path("M18 97Q50 84 82 97Z", sand.base),
    path(outline("44,94! 47,72 46,52 46,34! 54,34! 54,54 54,74 58,94!"), walnut.base),
    mirrored(50, frond(46, leaf.dark)),
    mirrored(50, frond(10, leaf.base), frond(-24, leaf.base)),
    frond(-62, leaf.light),
    ...[
      [42, 40],
      [58, 40],
      [50, 43],
      [45, 48],
      [55, 48],
      [50, 52],
    ].map(([x = 0, y = 0]) => circle(x, y, 4.6, clay.base, { "stroke-width": 1.8 })),
  ),
  strokes(walnut.dark, 2.2, "M47 62L54 60M46 70L54 68M46 78L55 76M46 86L56 84"),
].join("");

const dune = [
  inked(
    path(outline("0,88! 14,70 34,54 56,22 62,16! 72,40 88,62 100,88!"), sand.base),
    path(outline("62,16! 72,40 88,62 100,88! 58,88! 66,66 56,48"), clay.base),
    path(outline("0,88! 20,78 44,76 60,88!"), sand.light),
  ),
  strokes(
    sand.dark,
    2.4,
    "M20 74Q34 66 44 50M34 72Q46 62 52 44M12 84Q30 82 44 84M70 62Q78 70 82 82M68 78Q72 82 74 86",
  ),
].join("");

const camelthorn = [
  inked(path(outline("8,97! 24,88 50,86 76,88 92,97!"), sand.dark)),
  strokes(INK, 6.6, "M50 90V30M50 78Q32 70 22 48M50 78Q68 70 78 48M50 60Q38 52 34 28M50 60Q62 52 66 28"),
  strokes(
    leaf.base,
    3.4,
    "M50 90V30M50 78Q32 70 22 48M50 78Q68 70 78 48M50 60Q38 52 34 28M50 60Q62 52 66 28",
  ),
  strokes(
    leaf.light,
    2.4,
    "M30 64L20 66M28 58L34 50M70 64L80 66M72 58L66 50M42 50L34 52M58 50L66 52M50 46L42 40M50 40L58 34M40 72L36 80M60 72L64 80",
  ),
  inked(
    ...[
      [50, 22, 10],
      [34, 21, 8.6],
      [66, 21, 8.6],
      [20, 42, 8.6],
      [80, 42, 8.6],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        path(star(7, x, y, r, r * 0.55), rose.base, { "stroke-width": 1.8 }) +
        circle(x, y, r * 0.3, gold.light, { stroke: "none" }),
    ),
  ),
].join("");

/** کویر: the desert, its water under the ground and its sky. */
export const kavir: Symbols = {
  wild: wildFrame(lapis, qanat, 62),
  scatter: scatterFrame(violet, night, sky, 60),
  h1: cheetah,
  h2: camel(sand, pomegranate, 1),
  h3: windcatcher,
  h4: fitted(50, 57, 82, palm),
  l1: plated("round", turquoise, foxHead(flame, paper), 72),
  l2: plated("square", lapis, dune, 74),
  l3: plated("diamond", violet, sun(gold), 66),
  l4: plated("arch", paper, camelthorn, 70),
};
