import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, polygon, star } from "../geometry.ts";
import { casket } from "../motifs/treasure.ts";
import { clay, ebony, gold, INK, lapis, leaf, paper, pomegranate, turquoise, walnut } from "../palettes.ts";
import {
  around,
  circle,
  ellipse,
  flat,
  inked,
  light,
  path,
  rect,
  shade,
  stroke,
  strokes,
  turned,
} from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const sunburst = [
  inked(
    path(star(16, 50, 50, 48, 33), pomegranate.base),
    path(star(16, 50, 50, 38, 27, 11.25), gold.base),
    circle(50, 50, 24, lapis.base),
    path(khatamStar(50, 50, 20), paper.base, { "stroke-width": 1.8 }),
    path(khatamStar(50, 50, 11, 22.5), turquoise.base, { "stroke-width": 1.8 }),
  ),
  circle(50, 50, 4, gold.light),
].join("");

const goldenStar = [
  inked(
    path(star(10, 50, 50, 49, 33), gold.base),
    flat(
      around(
        10,
        50,
        50,
        path("M50 50L50 1L39.8 18.6Z", gold.light),
        path("M50 50L50 1L60.2 18.6Z", gold.dark),
      ),
    ),
    path(star(10, 50, 50, 49, 33), "none"),
    path(polygon(10, 50, 50, 29, 18), ebony.base),
    path(star(10, 50, 50, 26.5, 17), paper.base, { "stroke-width": 1.8 }),
    path(polygon(10, 50, 50, 14, 18), turquoise.base, { "stroke-width": 1.8 }),
    path(star(5, 50, 50, 10, 4.6), gold.light, { "stroke-width": 1.2 }),
  ),
  light("M50 3L42 16L47 26Z", 0.7),
].join("");

const smallTriangles = (rows: number, side: number, x: number, y: number): string =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_, column) => {
      const left = x - (row * side) / 2 + column * side;
      const top = y + row * side * 0.866;
      const colours = [paper.light, pomegranate.base, leaf.base, paper.light, gold.base];
      return path(
        `M${left} ${top}L${left + side / 2} ${top + side * 0.866}H${left - side / 2}Z`,
        colours[(row + column * 2) % 5] ?? paper.base,
        { "stroke-width": 1.6 },
      );
    }).join(""),
  ).join("");

const ivoryTriangle = inked(
  path("M50 5L97 88H3Z", paper.base),
  light("M50 8L8 85.5H18L50 24Z", 0.9),
  shade("M50 5L97 88H76Z", 0.16),
  path("M50 24L80 78H20Z", ebony.dark),
  smallTriangles(4, 13.4, 50, 29),
);

/** Two rings of straight ribbon, laid over and under one another. */
const ribbon = (d: string, tone: string): string =>
  stroke(d, INK, 13.4, { "stroke-linejoin": "round" }) + stroke(d, tone, 8.6, { "stroke-linejoin": "round" });
/** Where the dark ribbon comes to lie over the light one again. */
const crossing = stroke("M30 29L43 16", INK, 13.4) + stroke("M27 32L46 13", ebony.base, 8.6);
const ebonyKnot = [
  ribbon("M50 9L91 50L50 91L9 50Z", ebony.base),
  ribbon("M22 22H78V78H22Z", gold.base),
  around(4, 50, 50, crossing),
  inked(path(khatamStar(50, 50, 13), pomegranate.base)),
  circle(50, 50, 4.5, paper.base),
  strokes("#fff", 1.6, "M14 48L22 40M40 20H58"),
].join("");

const coilLoop = (cx: number): string =>
  `M${cx} 24C${cx + 16} 24 ${cx + 16} 76 ${cx} 76C${cx - 16} 76 ${cx - 16} 24 ${cx} 24Z`;
const brassWire = [
  ...[30, 40, 50, 60, 70].map(
    (cx, index) =>
      stroke(coilLoop(cx), INK, 8.6) + stroke(coilLoop(cx), index % 2 === 0 ? gold.base : gold.light, 4.4),
  ),
  strokes(INK, 9, "M70 76C84 78 92 86 95 94"),
  strokes(gold.base, 4.6, "M70 76C84 78 92 86 95 94"),
  inked(rect(22, 42, 56, 16, pomegranate.base, { rx: 4 })),
  strokes(pomegranate.light, 2, "M26 46.5H60"),
].join("");

const jujube = [
  inked(
    path("M8 40L66 22L94 34V66L36 86L8 72Z", pomegranate.dark),
    path("M8 40L66 22L94 34L36 54Z", pomegranate.light),
    path("M8 40L36 54V86L8 72Z", pomegranate.base),
  ),
  strokes(pomegranate.deep, 2, "M44 60L86 45M44 70L86 56M20 40L70 26M32 46L80 30"),
  stroke("M14 48Q22 46 30 58Q30 72 22 72Q14 68 14 58Z", pomegranate.deep, 1.8),
].join("");

const orangeWood = [
  inked(
    path("M30 20L88 28V80L30 88Z", "#e98a2e"),
    light("M34 26L84 32V38L34 34Z", 0.35),
    ellipse(28, 54, 19, 34, "#ffcf85"),
  ),
  stroke("M28 30A11 24 0 1 0 28.1 30Z", "#b4601a", 2),
  ellipse(28, 54, 4, 10, "#b4601a"),
  strokes("#b4601a", 2, "M52 44L80 45M52 56H82M52 70L78 68"),
  inked(path("M64 26C66 10 82 6 94 10C90 22 78 28 64 26Z", leaf.base)),
].join("");

const greenBone = turned(
  -45,
  50,
  50,
  inked(
    path("M32 41H68A14 14 0 1 1 91 50A14 14 0 1 1 68 59H32A14 14 0 1 1 9 50A14 14 0 1 1 32 41Z", leaf.base),
    light("M11 34Q13 26 21 27Q17 30 16 36ZM34 43.5H66V47H34Z", 0.5),
    shade("M34 52H66Q84 58 88 48A14 14 0 1 1 68 59H32A14 14 0 0 1 12 72Q26 66 34 52Z", 0.2),
  ),
  path("M50 42.5L57 50L50 57.5L43 50Z", paper.base, { stroke: INK, "stroke-width": 1.8 }),
);

const hexagon = inked(
  path(polygon(6, 50, 50, 49), gold.base),
  ...[0, 60, 120, 180, 240, 300].map((turn, index) =>
    turned(
      turn,
      50,
      50,
      path(polygon(6, 50, 23.4, 14.6), index % 2 === 0 ? pomegranate.base : paper.base, {
        "stroke-width": 1.8,
      }),
      circle(50, 23.4, 4, index % 2 === 0 ? paper.base : leaf.base, { stroke: "none" }),
    ),
  ),
  path(polygon(6, 50, 50, 14.6), lapis.base, { "stroke-width": 1.8 }),
  circle(50, 50, 4.4, gold.light, { stroke: "none" }),
);

/** خاتم: stars and triangles of wood, bone and brass, none wider than a grain of rice. */
export const khatam: Symbols = {
  wild: wildFrame(turquoise, sunburst, 66),
  scatter: scatterFrame(turquoise, paper, casket(walnut, lapis, gold), 58),
  h1: goldenStar,
  h2: ivoryTriangle,
  h3: ebonyKnot,
  h4: brassWire,
  l1: plated("round", paper, jujube, 66),
  l2: plated("square", lapis, orangeWood, 68),
  l3: plated("diamond", { ...clay, base: clay.light, dark: clay.base }, greenBone, 70),
  l4: plated("arch", turquoise, hexagon, 66),
};
