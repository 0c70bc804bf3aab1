import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, outline, polygon } from "../geometry.ts";
import { bust } from "../motifs/figures.ts";
import {
  clay,
  ebony,
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  sand,
  silver,
  skin,
  turquoise,
  walnut,
} from "../palettes.ts";
import { circle, ellipse, flat, inked, light, mirrored, path, rect, shade, strokes, turned } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const club = turned(
  28,
  50,
  80,
  inked(
    path("M46 66H54V92Q54 97 50 97Q46 97 46 92Z", pomegranate.base),
    path("M46 70C40 52 34 40 34 22C34 6 42 0 50 0C58 0 66 6 66 22C66 40 60 52 54 70Z", walnut.base),
    shade("M56 2C63 5 66 12 66 22C66 40 60 52 54 70H51C58 44 60 20 56 2Z", 0.28),
    light("M39 12Q44 4 50 4Q43 12 43 26Q43 40 46 52Q37 34 39 12Z", 0.4),
  ),
  strokes(gold.base, 3.4, "M35 28Q50 34 65 28M36 35Q50 41 64 35"),
);
const clubs = mirrored(50, club);

const drumAndBell = [
  inked(
    path("M8 34Q8 26 34 26Q60 26 60 34C62 56 46 60 44 72L50 94H18L24 72C22 60 6 56 8 34Z", clay.base),
    shade("M46 27Q60 28 60 34C62 56 46 60 44 72L50 94H38Q36 60 46 27Z", 0.22),
    ellipse(34, 33, 26, 8, paper.base),
    light("M13 44Q16 56 26 64L24 60Q14 52 13 44Z", 0.5),
  ),
  strokes(turquoise.base, 3.4, "M13 50Q34 60 55 50M23 80H45"),
  inked(
    path("M78 6V16", "none"),
    path(
      "M60 56Q64 52 64 40C64 24 70 16 78 16C86 16 92 24 92 40Q92 52 96 56Q96 60 78 60Q60 60 60 56Z",
      gold.base,
    ),
    shade("M82 17C88 20 92 28 92 40Q92 52 96 56Q96 60 82 60Q88 38 82 17Z", 0.25),
    light("M68 42Q68 28 74 21Q72 32 72 46L70 52Q68 50 68 42Z", 0.6),
    circle(78, 64, 5, gold.dark),
  ),
].join("");

const champion = [
  bust({
    robe: skin,
    trim: gold.base,
    front: flat(
      path(outline("30,74! 50,84 70,74! 74,80 84,97! 16,97! 26,80"), pomegranate.base),
      path(outline("26,80! 50,91 74,80! 76,84 50,96 24,84"), gold.base),
    ),
    hat: [
      inked(path(outline("30,40! 28,26 36,12 50,8 64,12 72,26 70,40! 64,28 50,25 36,28"), ebony.base)),
      light(outline("34,27! 38,17 48,12! 42,18 38,26"), 0.35),
    ].join(""),
  }),
  path(
    "M50 56Q42 52 36 59Q30 66 24 60Q28 72 40 67Q47 64 50 60Q53 64 60 67Q72 72 76 60Q70 66 64 59Q58 52 50 56Z",
    ebony.dark,
    { stroke: INK, "stroke-width": 1.6 },
  ),
].join("");

const ironBow = [
  strokes(INK, 9.4, "M6 62C10 22 32 12 50 12C68 12 90 22 94 62"),
  strokes(silver.base, 5, "M6 62C10 22 32 12 50 12C68 12 90 22 94 62"),
  strokes("#fff", 1.6, "M9 52Q16 22 44 13"),
  inked(
    rect(36, 5, 28, 14, walnut.base, { rx: 4 }),
    ...Array.from({ length: 9 }, (_, link) => {
      const x = 10 + link * 10;
      const y = 66 + 20 * Math.sin((Math.PI * link) / 8);
      return link % 2 === 0
        ? ellipse(x, y, 7, 5, "none", { stroke: silver.base, "stroke-width": 3.4 })
        : circle(x, y, 8.5, gold.base) + circle(x, y, 3, INK);
    }),
    circle(6, 64, 6, silver.dark),
    circle(94, 64, 6, silver.dark),
  ),
  strokes(gold.light, 2.4, "M40 10H60"),
].join("");

const shield = turned(
  -6,
  50,
  50,
  inked(
    path("M16 8Q50 -2 84 8V62Q84 86 50 98Q16 86 16 62Z", walnut.base),
    shade("M60 4Q74 5 84 8V62Q84 86 50 98Q68 70 60 4Z", 0.25),
    light("M20 12Q30 9 40 8Q28 30 30 74Q20 70 20 60Z", 0.3),
    path("M24 15Q50 8 76 15V60Q76 79 50 89Q24 79 24 60Z", walnut.light),
    rect(36, 40, 28, 13, INK, { rx: 6 }),
    rect(40, 43.5, 20, 5, pomegranate.base, { rx: 2.5, "stroke-width": 1 }),
  ),
  flat(
    path(khatamStar(50, 25, 8), gold.base),
    path(khatamStar(50, 68, 10), gold.base),
    circle(50, 68, 4, pomegranate.base),
    ...[
      [31, 22],
      [69, 22],
      [31, 64],
      [69, 64],
    ].map(([x = 0, y = 0]) => circle(x, y, 3, gold.base)),
  ),
);

const pit = [
  inked(
    path("M28 20H72L97 42V66L72 92H28L3 66V42Z", sand.base),
    path("M32 28H68L88 45V56L68 74H32L12 56V45Z", lapis.dark),
    path("M12 56L32 74H68L88 56V63L68 82H32L12 63Z", turquoise.base),
    path("M36 40H64L78 50L64 66H36L22 50Z", walnut.light),
  ),
  flat(
    path(khatamStar(50, 52, 10), gold.light),
    ...[34, 44, 56, 66].map((x) => path(`M${x} 74L${x + 4} 78L${x} 82L${x - 4} 78Z`, paper.base)),
    path("M28 20H72L76 24H24Z", "#fff", { "fill-opacity": 0.5 }),
  ),
  inked(
    rect(11, 5, 4, 34, gold.base, { "stroke-width": 1.4 }),
    rect(85, 5, 4, 34, gold.base, { "stroke-width": 1.4 }),
    path("M15 6L31 12L15 19ZM85 6L69 12L85 19Z", pomegranate.base),
  ),
].join("");

const armlet = [
  inked(
    path("M4 38Q26 28 50 28Q74 28 96 38L92 66Q74 58 50 58Q26 58 8 66Z", pomegranate.base),
    path(polygon(8, 50, 46, 27, 22.5), gold.base),
    circle(50, 46, 16, turquoise.base),
  ),
  light("M27 40L33 28L46 21L42 30L34 36Z", 0.5),
  flat(
    path(khatamStar(50, 46, 11), paper.base),
    circle(50, 46, 4.5, pomegranate.base),
    circle(16, 48, 3.4, gold.light),
    circle(84, 48, 3.4, gold.light),
  ),
  strokes(gold.base, 3, "M8 70Q14 82 22 84M92 70Q86 82 78 84"),
].join("");

const pushUpBoard = inked(
  path("M4 40L74 18L96 26L26 50Z", walnut.light),
  path("M4 40L26 50V60L4 50Z", walnut.base),
  path("M26 50L96 26V36L26 60Z", walnut.dark),
  path("M10 54L20 59V82L10 77ZM80 42L90 38V62L80 66Z", walnut.base),
  flat(
    path("M42 36L52 33L60 36L50 39.5Z", pomegranate.base),
    path("M18 41L26 38.5L33 41L25 44Z", gold.base),
    path("M66 27L74 24.5L82 27L74 30Z", gold.base),
  ),
);

const wrap = [
  inked(
    path(outline("14,12! 86,12! 84,40 92,88! 72,82 50,90 28,82 8,88! 16,40"), pomegranate.base),
    shade(outline("60,12! 86,12! 84,40 92,88! 72,82 62,86! 66,50"), 0.22),
    path("M10 8H90V20H10Z", pomegranate.dark),
  ),
  strokes(paper.base, 3, "M24 24L20 80M42 24L40 82M60 24L62 82M78 24L80 80M16 36H84M15 52H86M14 68H88"),
].join("");

const brazier = [
  strokes(silver.light, 5, "M36 34Q26 26 34 18Q42 10 36 3M56 34Q48 26 56 18Q64 10 58 3"),
  inked(
    path("M12 44H88L80 64Q76 76 62 76H38Q24 76 20 64Z", gold.base),
    shade("M60 44H88L80 64Q76 76 62 76H52Q64 62 60 44Z", 0.25),
    light("M18 48H30L34 72Q26 70 24 62Z", 0.5),
    path("M6 36H94V46H6Z", gold.dark),
    path("M38 76H62L72 95H28Z", gold.dark),
  ),
  flat(
    ...[26, 42, 58, 74].map((x) => circle(x, 35, 6.5, "#f39a2b") + circle(x - 1.5, 33, 3, "#fde08a")),
    path(khatamStar(50, 60, 8), pomegranate.base),
  ),
].join("");

/** زورخانه: the house of strength, its tools and its champion. */
export const zurkhaneh: Symbols = {
  wild: wildFrame(turquoise, clubs, 62),
  scatter: scatterFrame(pomegranate, sand, drumAndBell, 58),
  h1: champion,
  h2: ironBow,
  h3: shield,
  h4: pit,
  l1: plated("round", lapis, armlet, 72),
  l2: plated("square", sand, pushUpBoard, 70),
  l3: plated("diamond", turquoise, wrap, 60),
  l4: plated("arch", leaf, brazier, 66),
};
