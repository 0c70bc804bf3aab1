import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { boardPoint, khatamStar } from "../geometry.ts";
import { board, checker, cube, die, lyingChecker } from "../motifs/game-pieces.ts";
import { ebony, gold, INK, lapis, leaf, paper, pomegranate, turquoise, walnut } from "../palettes.ts";
import { circle, ellipse, flat, inked, light, path, rect, shade, stroke } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const starFace = path(khatamStar(50, 50, 34), gold.base) + circle(50, 50, 12, pomegranate.dark);

const doublingCube = cube(50, 46, 46, pomegranate, { top: starFace, left: starFace, right: starFace });

const doubleSix = [die(37, 42, 31, paper, INK, [6, 3, 5]), die(62, 66, 31, paper, INK, [6, 5, 4])].join("");

const diceCup = [
  inked(
    path("M16 22L26 84Q27 92 36 93H60Q69 92 70 84L80 22Z", walnut.base),
    shade("M60 22H80L70 84Q69 92 60 93H50Q58 60 60 22Z", 0.3),
    light("M22 30H31L36 84H31Q29 84 28.5 80Z", 0.25),
    ellipse(48, 22, 32, 10.5, walnut.dark),
    path("M16 22A32 10.5 0 0 0 80 22A32 7 0 0 1 16 22Z", gold.base),
    path("M20.5 49Q48 62 75.6 49L73.8 60Q48 73 22.3 60Z", turquoise.base),
  ),
  flat(
    path(khatamStar(48, 62, 6.5), gold.light),
    path(khatamStar(32, 58.6, 4.5), paper.base),
    path(khatamStar(64, 58.6, 4.5), paper.base),
  ),
  die(78, 76, 20, paper, INK, [5, 2, 3]),
].join("");

const ebonyStack = [
  lyingChecker(49, 64, 43, ebony, turquoise),
  lyingChecker(47, 45, 43, ebony, gold),
  lyingChecker(53, 26, 43, ebony, turquoise),
].join("");

const hinge = inked(
  path("M6 22Q6 14 14 14H44V86H14Q6 86 6 78Z", gold.base),
  path("M94 22Q94 14 86 14H56V86H86Q94 86 94 78Z", gold.dark),
  rect(42, 6, 16, 88, gold.light, { rx: 6 }),
  flat(
    rect(42, 26, 16, 3, gold.deep),
    rect(42, 48, 16, 3, gold.deep),
    rect(42, 70, 16, 3, gold.deep),
    circle(24, 32, 7, gold.deep),
    circle(24, 68, 7, gold.deep),
    circle(76, 32, 7, gold.deep),
    circle(76, 68, 7, gold.deep),
  ),
);

const redPoint = [
  inked(path(boardPoint(50, 92, 62, 88), pomegranate.base)),
  path("M50 4L19 92H50Z", pomegranate.light, { "fill-opacity": 0.5 }),
  stroke(boardPoint(50, 80, 36, 50), paper.base, 3),
].join("");

const greenPoint = [
  inked(path(boardPoint(50, 8, 62, -88), leaf.base)),
  path("M50 96L19 8H50Z", leaf.light, { "fill-opacity": 0.6 }),
  circle(50, 32, 13, paper.base, { stroke: INK, "stroke-width": 3 }),
].join("");

/** تخته‌نرد: the board, its men and its dice. */
export const takhtENard: Symbols = {
  wild: wildFrame(lapis, doublingCube, 64),
  scatter: scatterFrame(pomegranate, turquoise, doubleSix, 68),
  h1: board(walnut, paper, [pomegranate.base, lapis.dark], [paper, ebony]),
  h2: checker(paper, pomegranate),
  h3: ebonyStack,
  h4: diceCup,
  l1: plated("round", paper, redPoint, 66),
  l2: plated("square", paper, greenPoint, 72),
  l3: plated("diamond", turquoise, die(50, 46, 46, paper, INK, [1, 2, 3]), 74),
  l4: plated("arch", walnut, hinge, 64),
};
