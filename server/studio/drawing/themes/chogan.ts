import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { outline, star } from "../geometry.ts";
import { gallopingHorse, horseHead } from "../motifs/horses.ts";
import { mallet } from "../motifs/polo.ts";
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
  stone,
  turquoise,
  walnut,
} from "../palettes.ts";
import { ball, circle, flat, flipped, inked, light, path, placed, rect, shade, strokes } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const malletAndBall =
  mallet + inked(ball(68, 78, 17, pomegranate)) + strokes(gold.light, 2, "M56 72Q68 80 80 70");

const square = [
  inked(
    path("M2 84H98V60H2Z", leaf.base),
    rect(4, 44, 92, 22, sand.base),
    path("M30 44C24 24 42 18 50 4C58 18 76 24 70 44Z", turquoise.base),
    shade("M54 44Q62 26 50 4C58 18 76 24 70 44Z", 0.22),
    light("M35 42C32 30 40 26 46 18Q38 30 41 42Z", 0.5),
    rect(14, 24, 8, 20, sand.light),
    rect(78, 24, 8, 20, sand.light),
    path("M12 24L18 13L24 24ZM76 24L82 13L88 24Z", turquoise.dark),
    path("M40 66V52Q42 46 50 42Q58 46 60 52V66Z", lapis.base),
  ),
  flat(
    ...[9, 21, 33, 61, 73, 85].map((x) =>
      path(`M${x} 66V55Q${x + 1} 51 ${x + 3} 49.5Q${x + 5} 51 ${x + 6} 55V66Z`, walnut.dark),
    ),
    path("M2 72H98V76H2Z", leaf.light),
  ),
  inked(
    rect(18, 72, 4, 22, stone.light),
    rect(78, 72, 4, 22, stone.light),
    circle(50, 84, 6, pomegranate.base),
  ),
].join("");

const rider = [
  placed(0, 10, 0.94, 0, gallopingHorse(clay, ebony)),
  inked(
    path("M40 45Q54 41 66 46L64 60H44Z", lapis.base),
    path(outline("52,48! 62,50 62,62 56,70 48,76! 44,72! 50,64 50,56"), pomegranate.base),
    path("M45 71L53 75L50 80L38 81Z", ebony.dark),
    path(outline("46,30! 56,26 65,31 66,42 64,51 49,51 46,42"), turquoise.base),
    shade(outline("60,28! 65,31 66,42 64,51! 57,51! 61,40"), 0.25),
    path("M48 50Q56 53 65 50V55Q56 58 48 55Z", gold.base),
    path(outline("48,32! 40,36 33,43! 37,47! 44,43 50,38"), turquoise.dark),
    circle(35, 45, 3.4, skin.base),
    path("M47 15Q46 28 55 28Q64 27 63 15Z", skin.base),
    path(outline("44,16 48,7 56,3 64,8 67,17 56,13"), paper.base),
    path("M78 24L82 20L97 5Q99 1 95 1L84 2L84 6L91 6Z", gold.base),
    path(outline("60,31! 70,29 77,20! 82,24! 76,35 64,41"), turquoise.base),
    circle(79.5, 21.5, 4, skin.base),
  ),
  strokes(INK, 1.7, "M49.6 20H52.4M50 24.6Q52 26 54 25"),
  circle(56, 6.5, 2.4, pomegranate.base),
].join("");

const saddle = [
  inked(
    path(outline("8,52! 20,46 50,52 80,42 93,36! 94,60 88,82 66,88 40,90 16,84 8,68"), pomegranate.base),
    shade(outline("93,36! 94,60 88,82 66,88! 76,70 80,44"), 0.2),
    path(
      outline("10,22! 20,20 26,32 40,42 58,40 72,26 78,8! 88,8 94,18! 92,38 80,54 56,60 30,58 14,46 8,34"),
      walnut.base,
    ),
    light(outline("13,25! 19,25 25,36 40,46 60,43 74,29 80,13! 77,28 62,48 40,52 22,44"), 0.35),
    path("M44 58H60L58 70Q52 73 46 70Z", walnut.dark),
  ),
  strokes(gold.base, 3.4, "M14 80Q40 87 64 84Q82 82 87 74"),
  flat(path(star(8, 26, 68, 7, 3), gold.light), path(star(8, 76, 64, 7, 3), gold.light)),
  inked(path("M52 70L44 88Q44 97 54 97Q64 97 62 88Z", gold.base), path("M52 77L49 88H57Z", paper.base)),
].join("");

const horseshoe = [
  inked(
    path(
      "M14 88L10 60C4 26 24 6 50 6C76 6 96 26 90 60L86 88L68 90L70 58C74 38 64 26 50 26C36 26 26 38 30 58L32 90Z",
      silver.base,
    ),
    shade("M62 8C84 14 94 34 90 60L86 88L68 90L70 58C74 40 70 28 62 8Z", 0.22),
    light("M17 84L14.5 60C10 34 24 14 42 11Q22 24 21 46L24 84Z", 0.6),
  ),
  flat(
    ...[
      [20, 70],
      [19, 48],
      [28, 26],
    ].map(([x = 0, y = 0]) => circle(x, y, 4.4, INK) + circle(100 - x, y, 4.4, INK)),
    circle(50, 15.5, 4.4, INK),
  ),
].join("");

const stirrup = [
  inked(
    rect(42, 2, 16, 26, walnut.base, { rx: 3 }),
    path("M30 24H70V34C88 46 92 64 90 82Q90 94 78 94H22Q10 94 10 82C8 64 12 46 30 34Z", gold.base),
    shade("M62 24H70V34C88 46 92 64 90 82Q90 94 78 94H66Q80 60 62 24Z", 0.22),
    path("M38 42C24 50 22 62 23 76H77C78 62 76 50 62 42Z", lapis.dark),
  ),
  light("M33 30H50V33H36Q18 46 16 70Q14 46 33 34Z", 0.6),
  flat(
    path(star(8, 50, 85, 6.5, 3), pomegranate.base),
    circle(28, 85, 3, pomegranate.base),
    circle(72, 85, 3, pomegranate.base),
  ),
].join("");

const whip = [
  inked(
    path(outline("12,94! 4,87! 36,52! 46,60!"), pomegranate.base),
    path("M34 46L50 60L45 66L29 52Z", gold.base),
  ),
  strokes(INK, 9, "M42 54C64 34 46 14 66 9C86 5 94 24 82 36C74 44 62 38 66 30"),
  strokes(walnut.light, 4.6, "M42 54C64 34 46 14 66 9C86 5 94 24 82 36C74 44 62 38 66 30"),
  strokes(gold.light, 2.4, "M17 78L25 85M24 70L32 77"),
].join("");

const bandedBall = [
  inked(ball(50, 50, 45, clay), path("M6 42Q50 66 94 42L94 58Q50 84 6 58Z", gold.base)),
  flat(
    ...[
      [22, 58],
      [50, 66],
      [78, 58],
    ].map(([x = 0, y = 0]) => path(star(8, x, y, 8, 3.6), pomegranate.dark)),
  ),
  light("M12 38A40 40 0 0 1 38 11Q24 24 20 42Z", 0.5),
].join("");

/** چوگان: horses, riders and the game on the great square. */
export const chogan: Symbols = {
  wild: wildFrame(leaf, flipped(50, malletAndBall), 62),
  scatter: scatterFrame(lapis, sand, square, 62),
  h1: rider,
  h2: horseHead(walnut, ebony, turquoise),
  h3: flipped(50, gallopingHorse(paper, silver)),
  h4: saddle,
  l1: plated("round", leaf, bandedBall, 68),
  l2: plated("square", lapis, horseshoe, 66),
  l3: plated("diamond", pomegranate, stirrup, 64),
  l4: plated("arch", turquoise, whip, 64),
};
