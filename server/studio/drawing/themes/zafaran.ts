import { plated, scatterFrame, wildFrame } from "../frames.ts";
import { khatamStar, outline } from "../geometry.ts";
import { balance } from "../motifs/balance.ts";
import { crocus } from "../motifs/flowers.ts";
import { bowl } from "../motifs/vessels.ts";
import {
  clay,
  gold,
  INK,
  lapis,
  leaf,
  paper,
  pomegranate,
  silver,
  turquoise,
  violet,
  walnut,
} from "../palettes.ts";
import { circle, ellipse, flat, inked, light, path, placed, shade, stroke, strokes, turned } from "../pen.ts";
import type { Symbols } from "../sprite.ts";

const saffronRed = { light: "#f7835a", base: "#d83a1c", dark: "#a32412", deep: "#6d140a" };

const thread = (turn: number): string =>
  turned(
    turn,
    50,
    92,
    path("M48.6 92C48 60 44 40 45 14Q40 6 45 3Q50 6 53 4Q58 6 54 14C53 40 52 60 51.4 92Z", saffronRed.base, {
      "stroke-width": 1.8,
    }),
    strokes(saffronRed.light, 1.6, "M48 16Q47 34 49 54"),
  );
const threads = [
  inked(...[-26, 26, -13, 13, 0].map(thread)),
  inked(
    path("M36 64Q50 70 64 64V73Q50 79 36 73Z", gold.base),
    path("M50 70L38 82L34 72ZM50 70L62 82L66 72Z", gold.light),
    circle(50, 70, 5, gold.dark),
  ),
].join("");

const basket = [
  inked(path("M14 52C14 0 86 0 86 52", "none")),
  strokes(walnut.dark, 7, "M14 52C14 0 86 0 86 52"),
  strokes(walnut.light, 3.4, "M14 52C14 0 86 0 86 52"),
  placed(8, 14, 0.42, -14, crocus(violet)),
  placed(52, 6, 0.42, 14, crocus(violet)),
  placed(26, 6, 0.5, 0, crocus(violet)),
  inked(
    path("M8 54H92L82 90Q80 96 72 96H28Q20 96 18 90Z", clay.base),
    shade("M66 54H92L82 90Q80 96 72 96H56Q70 78 66 54Z", 0.2),
    path("M4 50H96V61H4Z", clay.light),
  ),
  strokes(clay.dark, 2.4, "M24 62L30 94M40 62L42 94M60 62L58 94M76 62L70 94M13 73H87M17 84H83"),
].join("");

const mortar = [
  turned(
    32,
    66,
    40,
    inked(
      path("M62 2Q66 -2 70 2L74 12L71 18L72 60H60L61 18L58 12Z", gold.dark),
      light("M63 18H66V56H63Z", 0.5),
    ),
  ),
  inked(
    path("M10 34H84L76 74Q74 82 64 82H30Q20 82 18 74Z", gold.base),
    shade("M60 34H84L76 74Q74 82 64 82H48Q62 64 60 34Z", 0.25),
    light("M17 42H28L32 76Q24 76 23 70Z", 0.55),
    ellipse(47, 34, 39, 10, gold.light),
    ellipse(47, 36, 31, 6.5, saffronRed.base, { "stroke-width": 1.6 }),
    path("M26 82H68L74 96H20Z", gold.dark),
  ),
  strokes(gold.deep, 2.4, "M15 56Q47 66 79 56M17 66Q47 75 77 66"),
  flat(...[30, 47, 64].map((x) => path(khatamStar(x, x === 47 ? 66.6 : 65, 4.4), pomegranate.base))),
  strokes(saffronRed.light, 2, "M30 36L36 33M44 38L50 34M56 37L62 35"),
].join("");

const scales = balance(
  path("M6 59Q8 47 16 46Q24 47 26 59Z", saffronRed.base),
  path("M76 59V46H84V41H90V46H96V59Z", silver.base),
);

const sholeZard = bowl(
  lapis,
  paper,
  [
    inked(path("M8 50A42 12 0 0 1 92 50Q72 60 50 60Q28 60 8 50Z", "#f4bf2c")),
    light("M14 49Q26 41 44 40Q30 45 22 51Z", 0.5),
    strokes(walnut.base, 2.6, "M50 41V57M30 49H70M36 43.5L64 54.5M64 43.5L36 54.5"),
    flat(
      ellipse(18, 50, 4, 2, leaf.base),
      ellipse(82, 50, 4, 2, leaf.base),
      ellipse(50, 49, 4.6, 2.6, pomegranate.base),
    ),
    strokes(silver.base, 4, "M38 32Q32 26 38 19Q44 12 38 6M62 32Q56 26 62 19Q68 12 62 6"),
  ].join(""),
);

const tea = [
  inked(
    ellipse(50, 88, 40, 9, lapis.base),
    ellipse(50, 85, 28, 5, lapis.light, { "stroke-width": 1.4 }),
    path("M24 6H76C74 30 64 38 66 52C68 64 72 70 70 84H30C28 70 32 64 34 52C36 38 26 30 24 6Z", "#e8f4f5"),
    path(
      "M27 22H73C70 36 62 42 63.5 54C65 66 69 72 67.5 81H32.5C31 72 35 66 36.5 54C38 42 30 36 27 22Z",
      "#c4511d",
      { stroke: "none" },
    ),
    path("M27 22H73L71.5 28H28.5Z", "#ec8a3c", { stroke: "none" }),
  ),
  strokes("#fff", 3.4, "M31 14Q33 30 40 40M38 60Q36 70 37 78"),
  strokes(gold.base, 3, "M25 8.5H75"),
].join("");

const nabat = [
  strokes(INK, 7, "M50 4V97"),
  strokes(walnut.light, 3, "M50 4V96"),
  inked(
    path("M34 14L50 6L68 14L80 30L74 44L82 58L70 76L50 84L30 76L18 58L26 44L20 30Z", "#f7c948"),
    flat(
      path("M34 14L50 6L52 26L34 34L20 30Z", "#fff", { "fill-opacity": 0.65 }),
      path("M52 26L68 14L80 30L64 40Z", gold.light),
      path("M34 34L52 26L64 40L50 54L26 44Z", gold.base),
      path("M64 40L74 44L82 58L66 62L50 54Z", gold.dark),
      path("M26 44L50 54L40 70L18 58Z", "#fff", { "fill-opacity": 0.35 }),
      path("M50 54L66 62L70 76L50 84L40 70Z", gold.dark, { "fill-opacity": 0.7 }),
    ),
    path("M34 14L50 6L68 14L80 30L74 44L82 58L70 76L50 84L30 76L18 58L26 44L20 30Z", "none"),
  ),
  stroke("M34 34L52 26L64 40L50 54L26 44M50 54L40 70M66 62L50 54", INK, 1.2, { "stroke-opacity": 0.5 }),
].join("");

const pistachio = [
  inked(
    path(outline("50,2! 78,18 90,50 80,84 56,97! 70,66 66,34"), "#ead0a0"),
    path(outline("46,4! 20,18 8,50 18,84 46,97! 30,66 32,34"), "#f5e3be"),
    path(outline("48,6 62,28 66,56 52,94 36,62 36,30"), leaf.base),
    shade(outline("54,14! 62,28 66,56 52,94! 58,60"), 0.25),
  ),
  strokes(violet.base, 3, "M44 34Q42 50 46 68"),
  strokes("#fff", 2.6, "M20 34Q14 50 18 66"),
].join("");

const grain = (x: number, y: number, turn: number, fill: string): string =>
  turned(turn, x, y, ellipse(x, y, 11, 4.6, fill, { "stroke-width": 1.8 }));
const rice = [
  inked(
    path("M14 76C18 44 38 30 50 18C62 30 82 44 86 76Z", paper.light),
    ...[
      [50, 34, 60],
      [40, 48, -30],
      [60, 48, 35],
      [32, 62, 15],
      [50, 58, -10],
      [68, 63, -35],
      [50, 44, 20],
    ].map(([x = 0, y = 0, turn = 0]) => grain(x, y, turn, paper.light)),
    ...[
      [48, 26, -50],
      [55, 38, 10],
      [44, 40, 40],
    ].map(([x = 0, y = 0, turn = 0]) => grain(x, y, turn, "#f6bf2e")),
    path("M4 74H96Q92 92 70 94H30Q8 92 4 74Z", turquoise.base),
    light("M11 79H40L38 84H16Z", 0.4),
  ),
  strokes(gold.light, 2.6, "M22 88H78"),
].join("");

/** زعفران: from the flower at dawn to the table. */
export const zafaran: Symbols = {
  wild: wildFrame(violet, threads, 64),
  scatter: scatterFrame(pomegranate, paper, basket, 58),
  h1: crocus(violet),
  h2: mortar,
  h3: scales,
  h4: sholeZard,
  l1: plated("round", paper, tea, 68),
  l2: plated("square", violet, nabat, 74),
  l3: plated("diamond", clay, pistachio, 66),
  l4: plated("arch", pomegranate, rice, 70),
};
